import { expect, test } from 'vitest';
import { pathOf } from '../../tools/debian.ts';
import { trySlowConnections } from './slow-connections.ts';

/** `npm run faults` measures the page times; here they would depend on the machine. */
const trial = { connections: 400, pageLimit: Number.POSITIVE_INFINITY };

test('closes slow connections within 12 s and serves pages meanwhile', async () => {
  const finding = await trySlowConnections({ ...trial, whole: true });
  expect(finding.held, finding.measured).toBe(true);
});

test.runIf(pathOf('nginx') && pathOf('openssl'))('closes them within the same time behind nginx', async () => {
  const finding = await trySlowConnections({ ...trial, whole: true, behindNginx: true });
  expect(finding.held, finding.measured).toBe(true);
});
