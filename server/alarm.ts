/** Tells the operator what failed, by another way than the site's own mail, which may be what is broken. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { hour, second } from './mail/clock.ts';
import { ownMail } from './mail/compose.ts';
import { createMailServer } from './mail/smtp.ts';
import type { AlarmSettings } from './settings.ts';

/** Timeout in milliseconds of one request. */
const requestTimeout = 20 * second;

/** Below this share of its time a certificate should have been renewed: Caddy and certbot do so with a third left. */
const minTimeLeft = 1 / 6;

async function get(url: string, options: RequestInit = {}): Promise<void> {
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(requestTimeout) });
  const said = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${said.slice(0, 500).trim()}`);
}

async function mail(smtpUrl: string, settings: AlarmSettings, subject: string, text: string, now: number) {
  const office = { from: settings.to, to: settings.to };
  const attempt = await createMailServer(smtpUrl, office).deliver(() => ownMail(office, subject, text, now));
  if (attempt.result !== 'sent') throw new Error(attempt.error);
}

/** Sends it every way that is set. @throws Error if it went none of them */
export async function tell(settings: AlarmSettings, subject: string, text: string, now: number): Promise<void> {
  const { url, smtpUrl } = settings;
  const ways = [
    ...(url ? [get(url, { method: 'POST', body: `${subject}\n\n${text}` })] : []),
    ...(smtpUrl ? [mail(smtpUrl, settings, subject, text, now)] : []),
  ];
  const failures = (await Promise.allSettled(ways)).filter((way) => way.status === 'rejected');
  for (const { reason } of failures) console.error(`An alarm was not sent: ${(reason as Error).message}`);
  if (ways.length === 0) throw new Error('Neither ALARM_URL nor ALARM_SMTP_URL is set, so nobody is told');
  if (failures.length === ways.length) throw new Error('Nobody was told');
}

/** @throws Error if the certificate of an https address is near its end */
export async function checkCertificate(url: string, now: number): Promise<void> {
  const { protocol, hostname: host, port } = new URL(url);
  if (protocol !== 'https:') return;
  // Whether it is trusted, the request for /healthz has shown.
  const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false });
  socket.setTimeout(requestTimeout, () => socket.destroy(new Error(`${host} does not reply`)));
  await once(socket, 'secureConnect');
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
  socket.destroy();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (end - now < (end - start) * minTimeLeft)
    throw new Error(`The certificate of ${host} was not renewed; it ends ${to}`);
}

/**
 * Asks the public site for /healthz, looks at its certificate, and gives the service that waits for it a sign of life.
 * @throws Error with what is wrong
 */
export async function watch({ siteUrl, heartbeatUrl }: AlarmSettings, now: number): Promise<void> {
  await get(`${siteUrl}/healthz`).catch(({ message, cause = '' }: Error) => {
    throw new Error(`${siteUrl}/healthz: ${message} ${cause}`.trim());
  });
  await checkCertificate(siteUrl, now);
  if (heartbeatUrl) await get(heartbeatUrl);
}

/**
 * Whether this unit's alarm is due: once an hour while it goes on failing.
 * @param folder remembers when each was last sent; if it can't, the alarm is sent again
 */
export function isDue(folder: string | undefined, unit: string, now: number): boolean {
  if (!folder) return true;
  const file = join(folder, unit);
  try {
    if (now - statSync(file).mtimeMs < hour) return false;
  } catch {}
  try {
    writeFileSync(file, '');
    utimesSync(file, now / 1000, now / 1000);
  } catch {}
  return true;
}

/** The last lines that a systemd unit logged. They hold no personal data. */
const logOf = (unit: string): string =>
  spawnSync('journalctl', ['--namespace=website', '--no-pager', '--output=cat', '--lines=30', `--unit=${unit}`], {
    encoding: 'utf8',
  }).stdout ?? '';

/** @param unit the systemd unit that failed */
export async function tellOfFailure(settings: AlarmSettings, unit: string, now: number, log = logOf): Promise<void> {
  const advice = 'What to do: docs/operating.md, "At three in the morning".';
  await tell(settings, `${unit} failed on ${hostname()} (${settings.siteUrl})`, `${log(unit)}\n${advice}`, now);
}
