import { spawnSync } from 'node:child_process';
import { root } from '../paths.ts';

export interface Audit {
  /** High or critical vulnerabilities; they fail the check. */
  serious: string[];
  /** Lower ratings, or the reason why the audit failed. */
  notices: string[];
}

interface Report {
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable?: unknown }>;
  message?: string;
}

/** Asks the registry for known vulnerabilities of the locked packages. A failed request does not fail the check. */
export function auditPackages(): Audit {
  const windows = process.platform === 'win32';
  const { stdout } = spawnSync(windows ? 'npm.cmd' : 'npm', ['audit', '--json', '--audit=true'], {
    cwd: root,
    encoding: 'utf8',
    shell: windows,
    timeout: 20_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return readAudit(stdout ?? '');
}

/** @param output of `npm audit --json` */
export function readAudit(output: string): Audit {
  let report: Report = {};
  try {
    report = JSON.parse(output) as Report;
  } catch {
    // Reported below, like every invalid reply.
  }
  const { vulnerabilities, message = 'no answer' } = report;
  const audit: Audit = { serious: [], notices: [] };
  if (!vulnerabilities) audit.notices.push(`PACKAGES NOT AUDITED: the registry did not answer (${message}).`);
  for (const [name, { severity, range, fixAvailable }] of Object.entries(vulnerabilities ?? {})) {
    const line = `${name} ${range}: ${severity}${fixAvailable ? ', a fixed version exists' : ''}`;
    (severity === 'high' || severity === 'critical' ? audit.serious : audit.notices).push(line);
  }
  return audit;
}
