/** Every setting of the site: its type, its default, and a sentence for invalid values. */
import type { FormName } from '../app/content/forms/forms.ts';
import { parseTrustedProxies, type TrustedProxies } from './client-address.ts';
import { defaultHourly } from './mail/limit.ts';
import { type Mailbox, parseMailbox } from './mail/mailbox.ts';

type Variables = Record<string, string | undefined>;

const mailNames = [
  'MAIL_ORIGIN',
  'MAIL_SERVICE_ID',
  'MAIL_CONTACT_TEMPLATE_ID',
  'MAIL_PARTNERSHIP_TEMPLATE_ID',
  'MAIL_PUBLIC_KEY',
];

/** Settings that a build depends on. */
export const buildNames = ['SITE_URL', ...mailNames, 'MAIL_BLOCK_HEADLESS'];
/** All others. */
export const runNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'SMTP_URL',
  'MAIL_TO',
  'MAIL_FROM',
  'DATABASE_URL',
  'TRUST_PROXY',
  'HSTS_PRELOAD',
  'ALARM_URL',
  'ALARM_SMTP_URL',
  'ALARM_TO',
  'HEARTBEAT_URL',
];

const localSite = 'http://localhost:3000';
const siteExample = 'https://www.example.org';

/** `smtps://user:p#ss/word@host` with user and password percent-encoded; the last @ ends them. */
function encodeLogin(url: string): string {
  const start = url.indexOf('://') + 3;
  const end = url.lastIndexOf('@');
  if (start < 3 || end < start) return url;
  const [user = '', ...password] = url.slice(start, end).split(':');
  const login = [user, ...(password.length > 0 ? [password.join(':')] : [])].map((part) =>
    encodeURIComponent(decoded(part)),
  );
  return `${url.slice(0, start)}${login.join(':')}${url.slice(end)}`;
}

/** A percent sign that encodes nothing belongs to the password. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Quotes that a program other than a shell leaves around a value, or an editor makes curly. */
const isQuoted = (value: string): boolean => /^['"‘’‚“”„«»`]|['"‘’‚“”„«»`]$/.test(value) && !/^".*>$/.test(value);

/** Reads settings and collects errors. An empty one counts as missing. */
function reader(variables: Variables) {
  const problems: string[] = [];
  const text = (name: string): string | undefined => variables[name]?.trim() || undefined;

  function checked(name: string, rule: string, fits: (value: string) => boolean): string | undefined {
    const value = text(name);
    if (value === undefined || (!isQuoted(value) && fits(value))) return value;
    // The value may hold a password, so it is not repeated.
    problems.push(`${name} must be ${rule}${isQuoted(value) ? ', without quotes' : ''}.`);
    return undefined;
  }

  return {
    problems,
    text,
    url(name: string, protocols: string[]) {
      const rule = `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
      return checked(name, rule, (value) => protocols.includes(URL.parse(value)?.protocol ?? ''))?.replace(/\/$/, '');
    },
    /** A URL with a log-in, whose password may hold any character, as it is or percent-encoded. */
    login(name: string, protocols: string[]) {
      const rule = `written as ${protocols[0]}//user:password@host:port`;
      const value = checked(name, rule, (text) => protocols.includes(URL.parse(encodeLogin(text))?.protocol ?? ''));
      return value && encodeLogin(value).replace(/\/$/, '');
    },
    origin(name: string, example: string) {
      const origin = (value: string) => value.replace(/\/$/, '');
      const fits = (value: string) => /^https?:/.test(value) && URL.parse(value)?.origin === origin(value);
      const rule = `an address that starts with http:// or https:// and has no path, as ${example}`;
      const value = checked(name, rule, fits);
      return value && origin(value);
    },
    id: (name: string, otherwise: string) =>
      checked(name, 'letters, digits, hyphens, dots and underscores', (value) => /^[\w.-]+$/.test(value)) ?? otherwise,
    flag: (name: string) => checked(name, '1 or 0', (value) => /^[01]$/.test(value)) === '1',
    port(name: string, otherwise: number) {
      const fits = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
      return Number(checked(name, 'a port number, 0 to 65535', fits) ?? otherwise);
    },
    folder: (name: string, otherwise: string) => checked(name, 'a folder', () => true) ?? otherwise,
    proxies(name: string): TrustedProxies {
      const rule = 'the number of proxies, 0 to 9, or their addresses, as 127.0.0.1, 173.245.48.0/20';
      return parseTrustedProxies(checked(name, rule, (value) => parseTrustedProxies(value) !== undefined) ?? '0')!;
    },
    number: (name: string, otherwise: number) =>
      Number(checked(name, 'a whole number above 0', (value) => /^[1-9]\d{0,8}$/.test(value)) ?? otherwise),
    mailbox(name: string, otherwise: string): Mailbox {
      const rule = 'one address, as office@example.org or Office <office@example.org>';
      return parseMailbox(checked(name, rule, (value) => parseMailbox(value) !== undefined) ?? otherwise)!;
    },
    /** @throws Error with one sentence a line */
    done<Settings>(settings: Settings): Settings {
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return settings;
    },
  };
}

/** Settings fixed at build. They travel with the build, so that the server's policy always fits the pages. */
export type BuildSettings = ReturnType<typeof readBuildSettings>;

/** @throws Error with one sentence per invalid setting */
export function readBuildSettings(variables: Variables) {
  const read = reader(variables);
  const origin = read.origin('MAIL_ORIGIN', 'https://mail.example.org');
  const missing = mailNames.filter((name) => !read.text(name));
  if (origin && missing.length > 0) read.problems.push(`MAIL_ORIGIN needs ${missing.join(', ')} as well.`);
  return read.done({
    /** Without a trailing slash. */
    siteUrl: read.origin('SITE_URL', siteExample) ?? localSite,
    /** The mail service that the forms use. */
    mail: {
      /** Undefined for this site's own server. */
      origin,
      serviceId: read.id('MAIL_SERVICE_ID', 'office'),
      publicKey: read.id('MAIL_PUBLIC_KEY', 'website'),
      templates: {
        contact: read.id('MAIL_CONTACT_TEMPLATE_ID', 'contact'),
        partnership: read.id('MAIL_PARTNERSHIP_TEMPLATE_ID', 'partnership'),
      } satisfies Record<FormName, string>,
      /** Whether the library refuses automated browsers. */
      blockHeadless: read.flag('MAIL_BLOCK_HEADLESS'),
    },
  });
}

/** Settings of the outbox and its command. */
export type MailSettings = ReturnType<typeof mailSettings>;

function mailSettings(read: ReturnType<typeof reader>) {
  const smtpUrl = read.login('SMTP_URL', ['smtps:', 'smtp:']);
  // An example address would lose the messages, or make the mail server refuse them.
  if (smtpUrl && !read.text('MAIL_TO')) read.problems.push('SMTP_URL needs MAIL_TO, the address that messages go to.');
  if (smtpUrl && !read.text('MAIL_FROM'))
    read.problems.push('SMTP_URL needs MAIL_FROM, an address that the mail server lets this log-in send from.');
  return {
    dataDirectory: read.folder('DATA_DIR', 'data'),
    databaseUrl: read.login('DATABASE_URL', ['postgres:', 'postgresql:']),
    /** Undefined: messages wait in the outbox. */
    smtpUrl,
    mailTo: read.mailbox('MAIL_TO', 'office@example.com'),
    mailFrom: read.mailbox('MAIL_FROM', 'website@example.com'),
    /** Mails an hour to the office in the long run; the rest waits. */
    mailPerHour: read.number('MAIL_PER_HOUR', defaultHourly),
  };
}

/** @throws Error with one sentence per invalid setting */
export function readMailSettings(variables: Variables) {
  const read = reader(variables);
  return read.done(mailSettings(read));
}

/** Whether HSTS covers all subdomains and permits preloading. Undoing it takes months. */
const wantsPreload = (read: ReturnType<typeof reader>) => read.flag('HSTS_PRELOAD');

export const readPreload = (variables: Variables): boolean => wantsPreload(reader(variables));

export type RunSettings = ReturnType<typeof readRunSettings>;

/**
 * Settings that the server reads when it starts.
 * @param built settings of the build
 * @throws Error with one sentence per invalid setting
 */
export function readRunSettings(variables: Variables, built: BuildSettings) {
  const read = reader(variables);
  const port = read.port('PORT', 3000);
  const fixed = [...mailNames, 'MAIL_BLOCK_HEADLESS'].filter((name) => read.text(name));
  if (fixed.length > 0 && JSON.stringify(readBuildSettings(variables).mail) !== JSON.stringify(built.mail))
    read.problems.push(
      `${fixed.join(', ')}: set when the site is built, and this build has others. Build again with them.`,
    );
  wantsPreload(read);
  const siteUrl =
    read.origin('SITE_URL', siteExample) ??
    (built.siteUrl === localSite ? `http://localhost:${port || 3000}` : built.siteUrl);
  return read.done({
    ...mailSettings(read),
    port,
    host: read.text('HOST'),
    siteUrl,
    trustedProxies: read.proxies('TRUST_PROXY'),
  });
}

export type AlarmSettings = ReturnType<typeof readAlarmSettings>;

/**
 * Settings of the alarm, which must not depend on the site's own mail.
 * @throws Error with one sentence per invalid setting
 */
export function readAlarmSettings(variables: Variables, built: Pick<BuildSettings, 'siteUrl'>) {
  const read = reader(variables);
  const smtpUrl = read.login('ALARM_SMTP_URL', ['smtps:', 'smtp:']);
  if (smtpUrl && !read.text('ALARM_TO'))
    read.problems.push('ALARM_SMTP_URL needs ALARM_TO, the mailbox of that log-in.');
  return read.done({
    siteUrl: read.origin('SITE_URL', siteExample) ?? built.siteUrl,
    /** Receives the text of an alarm as a POST. */
    url: read.url('ALARM_URL', ['https:', 'http:']),
    /** A mail account at another provider, which writes to itself. */
    smtpUrl,
    to: read.mailbox('ALARM_TO', 'office@example.com'),
    /** Asked while all is well; the service behind it tells the operator once that stops. */
    heartbeatUrl: read.url('HEARTBEAT_URL', ['https:', 'http:']),
  });
}
