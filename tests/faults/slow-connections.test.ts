import { expect, test } from 'vitest';
import { pathOf } from '../../tools/debian.ts';
import { trySlowConnections } from './slow-connections.ts';

/** `npm run faults` measures the times; here they would depend on the machine. */
const untimed = Number.POSITIVE_INFINITY;
const trial = { connections: 400, pageLimit: untimed, closeLimit: untimed };

test('closes slow connections and serves pages meanwhile', async () => {
  const finding = await trySlowConnections({ ...trial, whole: true });
  expect(finding.held, finding.measured).toBe(true);
});

test.runIf(pathOf('nginx') && pathOf('openssl'))('closes them behind nginx', async () => {
  const finding = await trySlowConnections({ ...trial, whole: true, behindNginx: true });
  expect(finding.held, finding.measured).toBe(true);
});
