import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkCertificate, isDue, tell, tellOfFailure, watch } from './alarm.ts';
import { day, hour, minute } from './mail/clock.ts';
import { readAlarmSettings } from './settings.ts';

/** A site and a service that receives alarms and signs of life. */
let healthy = true;
const requests: string[] = [];
const mails: string[] = [];
const web = createServer(async (request: IncomingMessage, response) => {
  if (request.url === '/healthz') return void response.writeHead(healthy ? 200 : 503).end('{"mail":"waits"}');
  requests.push(`${request.method} ${request.url} ${await text(request)}`);
  response.writeHead(request.url === '/broken' ? 500 : 200).end();
});
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) => void text(stream).then((mail) => done(null, void mails.push(mail))),
});
const listen = (server: { listen: (port: number, host: string, done: () => void) => unknown }) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
let site: string;
let smtpUrl: string;
beforeAll(async () => {
  await listen(web);
  await listen(smtp);
  site = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
});
afterAll(() => {
  web.close();
  smtp.close();
});
beforeEach(() => {
  healthy = true;
  requests.length = 0;
  mails.length = 0;
});
const settings = (more: Record<string, string>) =>
  readAlarmSettings(
    { SITE_URL: site, ALARM_TO: 'me@elsewhere.example', ...more },
    { siteUrl: 'http://localhost:3000' },
  );
const now = Date.UTC(2026, 0, 1);

describe('an alarm', () => {
  test('goes to the address and by the second mail account, with the log of the unit', async () => {
    const both = settings({ ALARM_URL: `${site}/alarm`, ALARM_SMTP_URL: smtpUrl });
    await tellOfFailure(both, 'website-update.service', now, (unit) => `the log of ${unit}`);
    for (const received of [requests[0], mails[0]]) {
      expect(received).toContain('website-update.service failed on');
      expect(received).toContain('the log of website-update.service');
      expect(received).toContain('docs/operating.md');
    }
    expect(mails[0]).toMatch(/^To: me@elsewhere\.example/m);
  });

  test('still goes one way if the other is broken, and fails if it goes neither way', async () => {
    await tell(settings({ ALARM_URL: `${site}/broken`, ALARM_SMTP_URL: smtpUrl }), 'subject', 'text', now);
    expect(mails).toHaveLength(1);
    await expect(tell(settings({ ALARM_URL: `${site}/broken` }), 'subject', 'text', now)).rejects.toThrow(
      'Nobody was told',
    );
    await expect(tell(settings({}), 'subject', 'text', now)).rejects.toThrow('nobody is told');
  });

  test('is sent once an hour while a unit goes on failing, and always if that cannot be remembered', () => {
    const folder = mkdtempSync(join(tmpdir(), 'alarm-'));
    const times = [0, minute, hour - 1, hour, hour + minute];
    expect(times.map((time) => isDue(folder, 'a.service', now + time))).toEqual([true, false, false, true, false]);
    expect(isDue(folder, 'b.service', now + minute)).toBe(true);
    rmSync(folder, { recursive: true });
    expect([1, 2].map(() => isDue('/proc/nowhere', 'a.service', now))).toEqual([true, true]);
    expect([1, 2].map(() => isDue(undefined, 'a.service', now))).toEqual([true, true]);
  });
});

describe('the watch', () => {
  const watched = () => watch(settings({ HEARTBEAT_URL: `${site}/alive` }), now);

  test('gives a sign of life while all is well', async () => {
    await watched();
    expect(requests).toEqual(['GET /alive ']);
  });

  test('gives none and says why while mail waits', async () => {
    healthy = false;
    await expect(watched()).rejects.toThrow(/healthz: 503 {"mail":"waits"}/);
    expect(requests).toEqual([]);
  });

  test('fails while the site is away', async () => {
    const gone = createNetServer();
    await listen(gone);
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    await expect(watch(settings({ SITE_URL: `http://127.0.0.1:${port}` }), now)).rejects.toThrow(
      /healthz: .*ECONNREFUSED/,
    );
  });

  test.runIf(spawnSync('openssl', ['version']).status === 0)('says when the certificate was not renewed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
    const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
    const make = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90'];
    spawnSync('openssl', [...make, '-subj', '/CN=localhost', '-keyout', key, '-out', cert]);
    const secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await listen(secure);
    const url = `https://localhost:${(secure.address() as AddressInfo).port}`;
    const made = Date.now();
    await checkCertificate(url, made + 60 * day);
    await expect(checkCertificate(url, made + 76 * day)).rejects.toThrow(
      'The certificate of localhost was not renewed',
    );
    secure.close();
    rmSync(folder, { recursive: true });
  });
});
