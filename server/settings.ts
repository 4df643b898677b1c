/** Every setting: what it must be, and one sentence for an invalid value. Defaults stand where a setting is used below. */
import type { FormName } from '../app/content/forms/forms.ts';
import { parseTrustedProxies } from './client-address.ts';
import { parseMailbox } from './mail/mailbox.ts';

type Variables = Record<string, string | undefined>;

/** What a value must be, and how it is read: undefined if it is not that. */
interface Kind<Value> {
  rule: string;
  read: (text: string) => Value | undefined;
}

const matching = (rule: string, shape: RegExp): Kind<string> => ({
  rule,
  read: (text) => (shape.test(text) ? text : undefined),
});
const id = matching('letters, digits, hyphens, dots and underscores', /^[\w.-]+$/);
const origin: Kind<string> = {
  rule: 'an address that starts with http:// or https:// and has no path, as https://www.example.org',
  read(text) {
    const url = URL.parse(text);
    return url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '') ? url.origin : undefined;
  },
};
/** An address with a log-in whose password may hold any character, as it is or percent-encoded; the last @ ends it. */
const login = (...protocols: string[]): Kind<string> => ({
  rule: `written as ${protocols[0]}//user:password@host:port`,
  read(text) {
    const [, start = '', user, password, host = ''] = /^(\w+:\/\/)(?:([^:]*)(?::(.*))?@)?([^@]*)$/.exec(text) ?? [];
    const encode = (part: string) => encodeURIComponent(part.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent));
    try {
      const names = [user, password].filter((part) => part).map((part) => encode(part!));
      const url = start + names.join(':') + (user === undefined ? '' : '@') + host.replace(/\/$/, '');
      return protocols.includes(URL.parse(url)?.protocol ?? '') ? url : undefined;
    } catch {
      // A part that looks percent-encoded and is not.
      return undefined;
    }
  },
});

/** Settings that a build depends on. They travel with it, so that the server's policy always fits the pages. */
const buildKinds = {
  SITE_URL: origin,
  MAIL_ORIGIN: origin,
  MAIL_SERVICE_ID: id,
  MAIL_CONTACT_TEMPLATE_ID: id,
  MAIL_PARTNERSHIP_TEMPLATE_ID: id,
  MAIL_PUBLIC_KEY: id,
  MAIL_BLOCK_HEADLESS: matching('1 or 0', /^[01]$/),
};
const kinds = {
  ...buildKinds,
  PORT: {
    rule: 'a port number, 0 to 65535',
    read: (text: string) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  },
  HOST: matching('a host name or an address', /^\S+$/),
  TRUST_PROXY: {
    rule: 'the number of proxies, 0 to 9, or their addresses, as 127.0.0.1, 173.245.48.0/20',
    read: parseTrustedProxies,
  },
  DATA_DIR: matching('a folder', /./),
  DATABASE_URL: login('postgres:', 'postgresql:'),
  SMTP_URL: login('smtps:', 'smtp:'),
  MAIL_TO: { rule: 'one address, as office@example.org or Office <office@example.org>', read: parseMailbox },
  MAIL_FROM: { rule: 'one address, as website@example.org or Website <website@example.org>', read: parseMailbox },
};
type Kinds = typeof kinds;
type Name = keyof Kinds;

export const names = Object.keys(kinds);
export const buildNames = Object.keys(buildKinds);

/** Reads settings and collects one sentence per mistake. An empty setting counts as missing. */
function reader(variables: Variables) {
  const problems: string[] = [];
  return {
    get<One extends Name>(name: One) {
      const text = variables[name]?.trim();
      if (!text) return undefined;
      const { rule, read } = kinds[name];
      const value = read(text) as ReturnType<Kinds[One]['read']>;
      // The value may hold a password, so it is not repeated.
      if (value === undefined) problems.push(`${name} must be ${rule}.`);
      return value;
    },
    /** Refuses a setting whose partners are missing. */
    needs(name: Name, ...others: Name[]): void {
      const missing = others.filter((other) => !variables[other]?.trim());
      if (variables[name]?.trim() && missing.length > 0)
        problems.push(`${name} needs ${missing.join(' and ')} as well.`);
    },
    /** @throws Error with one sentence a line */
    done<Settings>(settings: Settings): Settings {
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return settings;
    },
  };
}

export type BuildSettings = ReturnType<typeof readBuildSettings>;
/** @throws Error with one sentence per mistake */
export function readBuildSettings(variables: Variables) {
  const { get, needs, done } = reader(variables);
  needs(
    'MAIL_ORIGIN',
    'MAIL_SERVICE_ID',
    'MAIL_CONTACT_TEMPLATE_ID',
    'MAIL_PARTNERSHIP_TEMPLATE_ID',
    'MAIL_PUBLIC_KEY',
  );
  return done({
    /** Without a trailing slash. */
    siteUrl: get('SITE_URL') ?? 'http://localhost:3000',
    /** The mail service that the forms use. */
    mail: {
      /** Undefined for this site's own server. */
      origin: get('MAIL_ORIGIN'),
      serviceId: get('MAIL_SERVICE_ID') ?? 'office',
      publicKey: get('MAIL_PUBLIC_KEY') ?? 'website',
      templates: {
        contact: get('MAIL_CONTACT_TEMPLATE_ID') ?? 'contact',
        partnership: get('MAIL_PARTNERSHIP_TEMPLATE_ID') ?? 'partnership',
      } satisfies Record<FormName, string>,
      /** Whether the library refuses automated browsers. */
      blockHeadless: get('MAIL_BLOCK_HEADLESS') === '1',
    },
  });
}

function mailSettings({ get, needs }: ReturnType<typeof reader>) {
  // An example address would lose the messages, or make the mail server refuse them.
  needs('SMTP_URL', 'MAIL_TO', 'MAIL_FROM');
  return {
    dataDirectory: get('DATA_DIR') ?? 'data',
    databaseUrl: get('DATABASE_URL'),
    /** Undefined: messages wait in the outbox. */
    smtpUrl: get('SMTP_URL'),
    mailTo: get('MAIL_TO') ?? parseMailbox('office@example.com')!,
    mailFrom: get('MAIL_FROM') ?? parseMailbox('website@example.com')!,
  };
}

export type MailSettings = ReturnType<typeof readMailSettings>;

/** Settings of the outbox and its command. @throws Error with one sentence per mistake */
export function readMailSettings(variables: Variables) {
  const read = reader(variables);
  return read.done({ ...mailSettings(read), siteUrl: readBuildSettings(variables).siteUrl });
}

export type RunSettings = ReturnType<typeof readRunSettings>;

/** Settings of the server. @param built those of the build @throws Error with one sentence per mistake */
export function readRunSettings(variables: Variables, built: BuildSettings) {
  const read = reader(variables);
  return read.done({
    ...mailSettings(read),
    port: read.get('PORT') ?? 3000,
    host: read.get('HOST'),
    siteUrl: read.get('SITE_URL') ?? built.siteUrl,
    trustedProxies: read.get('TRUST_PROXY') ?? 0,
  });
}
