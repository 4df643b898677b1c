import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../tools/paths.ts';
import { contentPolicy } from './headers.ts';
import { names, readBuildSettings, readMailSettings, readRunSettings } from './settings.ts';

const built = readBuildSettings({});
const service = {
  MAIL_ORIGIN: 'https://mail.example.org',
  MAIL_SERVICE_ID: 'service_1',
  MAIL_CONTACT_TEMPLATE_ID: 'template-a',
  MAIL_PARTNERSHIP_TEMPLATE_ID: 'template-b',
  MAIL_PUBLIC_KEY: 'key',
};

test('has a working default for every setting and treats an empty one as missing', () => {
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readRunSettings(empty, readBuildSettings(empty))).toEqual(readRunSettings({}, built));
  expect(readRunSettings({}, built)).toEqual({
    port: 3000,
    host: undefined,
    siteUrl: 'http://localhost:3000',
    trustedProxies: 0,
    dataDirectory: 'data',
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailTo: { name: '', address: 'office@example.com' },
    mailFrom: { name: '', address: 'website@example.com' },
  });
});

test('accepts an address with a display name, for the server and the command', () => {
  const mail = {
    SMTP_URL: 'smtp://localhost',
    MAIL_TO: 'Office <a@b.org>',
    MAIL_FROM: '"The site" <c@münchen.example>',
  };
  const expected = {
    mailTo: { name: 'Office', address: 'a@b.org' },
    mailFrom: { name: 'The site', address: 'c@xn--mnchen-3ya.example' },
  };
  expect(readRunSettings(mail, built)).toMatchObject(expected);
  expect(readMailSettings(mail)).toMatchObject(expected);
});

test.each(['p#ss/w?rd@%:', 'plain', '100%', 'p%40ss'])('accepts any character in a password: %s', (password) => {
  const read = readMailSettings({
    SMTP_URL: `smtps://office@example.org:${password}@mail.example.org:465`,
    DATABASE_URL: `postgres://office:${password}@db.example.org/base`,
    MAIL_TO: 'a@b.org',
    MAIL_FROM: 'a@b.org',
  });
  for (const [url, user, host] of [
    [read.smtpUrl!, 'office@example.org', 'mail.example.org'],
    [read.databaseUrl!, 'office', 'db.example.org'],
  ] as const) {
    const { username, password: encoded, hostname } = new URL(url);
    expect([username, encoded].map(decodeURIComponent)).toEqual([user, password.replace('%40', '@')]);
    expect(hostname).toBe(host);
  }
});

describe('describes each invalid setting in one sentence', () => {
  test.each([
    [{ PORT: '80000' }, 'PORT must be a port number'],
    [{ SITE_URL: 'example.org' }, 'SITE_URL must be an address that starts with http:// or https://'],
    [{ SITE_URL: 'https://example.org/site' }, 'and has no path'],
    [{ SMTP_URL: 'https://mail', MAIL_TO: 'a@b.org' }, 'SMTP_URL must be written as smtps://user:password@host:port'],
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_URL needs MAIL_TO'],
    [{ SMTP_URL: 'smtp://mail', MAIL_TO: 'a@b.org' }, 'SMTP_URL needs MAIL_FROM'],
    [{ MAIL_TO: 'a@b.org, c@d.org' }, 'MAIL_TO must be one address'],
    [{ DATABASE_URL: 'mysql://host/base' }, 'DATABASE_URL must be written as postgres://user:password@host:port'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies, 0 to 9, or their addresses'],
    [{ TRUST_PROXY: '127.0.0.1,' }, 'TRUST_PROXY must be the number of proxies'],
    [{ MAIL_TO: 'office@example' }, 'MAIL_TO must be one address'],
    [{ MAIL_BLOCK_HEADLESS: 'yes' }, 'MAIL_BLOCK_HEADLESS must be 1 or 0'],
    [{ ...service, MAIL_ORIGIN: 'https://mail.example.org/api' }, 'and has no path'],
    [{ MAIL_ORIGIN: service.MAIL_ORIGIN }, 'MAIL_ORIGIN needs MAIL_SERVICE_ID and MAIL_CONTACT_TEMPLATE_ID'],
    [{ MAIL_SERVICE_ID: '"><script>' }, 'MAIL_SERVICE_ID must be letters'],
  ])('%o', (variables, sentence) => {
    expect(() => readRunSettings(variables, readBuildSettings(variables))).toThrow(sentence);
  });

  test('reports all errors at once and repeats no password', () => {
    const wrong = { PORT: '-1', SMTP_URL: 'smpt://office:secret@mail', TRUST_PROXY: 'perhaps' };
    const read = () => readRunSettings(wrong, built);
    expect(read).toThrow(/^(?:[A-Z_]+ \w+ .*\n){3}.*$/);
    expect(read).not.toThrow('secret');
  });
});

test('takes settings fixed at build from the build, so that the policy fits the pages', () => {
  const site = readBuildSettings({ ...service, SITE_URL: 'https://www.example.org/' });
  expect(readRunSettings({}, site).siteUrl).toBe('https://www.example.org');
  const policy = contentPolicy({ mailOrigin: site.mail.origin });
  for (const directive of ['connect-src', 'form-action'])
    expect(policy).toContain(`${directive} 'self' https://mail.example.org`);
});

test('the README and .env.example list the settings that exist, and those of the units in deploy/', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const inReadme = read('README.md').match(/(?<=^\|.*`)[A-Z_]{4,}(?=`.*\|)/gm);
  const inExample = read('.env.example').match(/(?<=^#?)[A-Z_]+(?==)/gm);
  const ofUnits = ['ALARM_URL', 'RESTIC_REPOSITORY', 'RESTIC_PASSWORD'];
  expect(inExample?.toSorted()).toEqual([...names, ...ofUnits].toSorted());
  expect(new Set(inReadme)).toEqual(new Set([...names, 'ALARM_URL']));
});
