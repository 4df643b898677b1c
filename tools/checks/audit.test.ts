import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { sample: { severity, range: '<2.0.0', fixAvailable: true } } });

test('fails on serious vulnerabilities and reports lesser ones', () => {
  for (const severity of ['high', 'critical']) {
    expect(readAudit(report(severity)).serious).toEqual([`sample <2.0.0: ${severity}, a fixed version exists`]);
  }
  expect(readAudit(report('moderate'))).toEqual({ serious: [], notices: [expect.stringContaining('moderate')] });
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ serious: [], notices: [] });
});

test('passes with a loud notice if the registry does not answer', () => {
  for (const output of ['', 'no JSON', '{"message":"405 Method Not Allowed"}']) {
    const { serious, notices } = readAudit(output);
    expect(serious).toEqual([]);
    expect(notices[0]).toContain('NOT AUDITED');
  }
});
