/** Settings from the environment, all checked when the server starts; every one has a working default. */
export interface Environment {
  port: number;
  host: string | undefined;
  siteUrl: string;
  dataDirectory: string;
  smtpUrl: string | undefined;
  mailTo: string;
  mailFrom: string;
  databaseUrl: string | undefined;
  trustProxy: boolean;
}

/** @throws with one sentence per setting that can't be used */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const problems: string[] = [];
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT must be a port number, not "${env.PORT}".`);
  const url = (name: string, protocols: string[]): string | undefined => {
    const value = env[name];
    if (!value) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/$/, '');
    // The value may hold a password, so it is not repeated.
    problems.push(`${name} must be an address that starts with ${protocols.join(' or ')}//.`);
    return undefined;
  };
  const address = (name: string, fallback: string): string => {
    const value = env[name] ?? fallback;
    if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(value))
      problems.push(`${name} must be one e-mail address, not "${value}".`);
    return value;
  };
  const read: Environment = {
    port,
    host: env.HOST || undefined,
    siteUrl: url('SITE_URL', ['http:', 'https:']) ?? `http://localhost:${port || 3000}`,
    dataDirectory: env.DATA_DIR || 'data',
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailTo: address('MAIL_TO', 'office@example.com'),
    mailFrom: address('MAIL_FROM', 'website@example.com'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    trustProxy: /^(1|true|yes)$/i.test(env.TRUST_PROXY ?? ''),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return read;
}
