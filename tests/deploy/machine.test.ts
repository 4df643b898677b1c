import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPackages } from '../../tools/debian.ts';
import { root } from '../../tools/paths.ts';
import { contactFields, jsonCall, jsonUrl } from '../faults/harness/forms.ts';
import { ask } from '../safety/raw-request.ts';
import { boot, command, commandsOf, makeTree } from './machine.ts';
import { freePort } from './nginx.ts';

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const programs = () => has('systemd-nspawn') && has('debootstrap');
installPackages(['systemd-container', 'debootstrap'], programs);
const able = process.platform === 'linux' && process.getuid?.() === 0 && programs();
if (!able) console.warn('NOT TESTED: the pages for operators, because systemd-nspawn or debootstrap is not installed.');

// Not in /tmp, which the units do not share.
const folder = mkdtempSync('/var/lib/machine-');
const remote = join(folder, 'remote.git');
const work = join(folder, 'work');
const binds = [folder, process.env.MACHINE_MODULES ?? folder];
const elsewhere = join(folder, 'elsewhere');
const git = (...args: string[]) =>
  command('git', '-C', work, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args);
const name = 'www.example.org';
const restic = { RESTIC_REPOSITORY: elsewhere, RESTIC_PASSWORD: 'on-paper' };

/** A page's commands with the values that an operator would put in. */
const filledIn = (lines: string[]) =>
  lines.map((line) =>
    line
      .replace('apt-get install', 'apt-get install --yes --quiet')
      .replace(
        'REPOSITORY=... RESTIC_PASSWORD=...',
        `REPOSITORY=${elsewhere} RESTIC_PASSWORD=${restic.RESTIC_PASSWORD}`,
      )
      .replaceAll(/(?<![A-Z_])REPOSITORY(?!=)/g, remote)
      .replace(/^editor .*/, ':')
      // No public authority can reach this machine.
      .replace(/^(sed .*Caddyfile)$/, `$1; sed -i '0,/{/s//{\\n\\tlocal_certs/' /etc/caddy/Caddyfile`)
      .replace(/^curl /, `curl --insecure --fail --retry 30 --resolve ${name}:443:127.0.0.1 `),
  );

/** With MACHINE_MODULES, packages that are installed already, a run is minutes shorter. */
function shorten(lines: string[]): void {
  const modules = process.env.MACHINE_MODULES;
  const clone = lines.findIndex((line) => line.includes('git clone'));
  if (modules)
    lines.splice(
      clone + 1,
      0,
      `cp -r ${modules} /srv/website/source/ && chown -R website /srv/website/source/node_modules`,
    );
}

/** Follows the operator's pages on Debian with systemd; only certificates come from Caddy itself. */
describe.runIf(able)('a machine set up by the pages for operators', { timeout: 3_600_000 }, () => {
  const mails: string[] = [];
  const alarms: string[] = [];
  let accepts = true;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) =>
      void text(stream).then((mail) =>
        accepts ? done(null, void mails.push(mail)) : done(Object.assign(new Error('Later'), { responseCode: 451 })),
      ),
  });
  const hook = createServer(async (request, response) => {
    alarms.push(await text(request));
    response.end();
  });
  let port: number;
  let settings: string[];
  let machine: Awaited<ReturnType<typeof boot>>;
  const deploy = (...args: string[]) =>
    machine.run([`cd /srv/website/source; sudo -u website npm run -s deploy -- --to /srv/website ${args.join(' ')}`]);
  /** On a new connection: an open one may still lead to the previous server. */
  const live = async () =>
    JSON.parse((await ask({ port }, '/release.json')).body) as { release: string; commit: string };
  const list = () => machine.run(['sudo -u website /srv/website/current/deploy/outbox list']);
  const newTree = (tree: string) => {
    const base = process.env.MACHINE_BASE;
    if (base) command('cp', '-a', '--reflink=auto', base, tree);
    else makeTree(tree);
    // The other place for backups is a folder here; the unit may write in its own only.
    const units = join(tree, 'etc/systemd/system/website-backup.service.d');
    mkdirSync(units, { recursive: true });
    writeFileSync(join(units, 'elsewhere.conf'), `[Service]\nReadWritePaths=${elsewhere}\n`);
    return tree;
  };
  const push = (message: string) => {
    appendFileSync(join(work, 'app/content/about.ts'), `// ${message}\n`);
    git('commit', '--quiet', '--all', '--message', message);
    git('push', '--quiet', 'origin', 'HEAD:main', 'HEAD:live');
    return git('rev-parse', 'HEAD');
  };

  beforeAll(async () => {
    command('git', 'clone', '--quiet', '--bare', root, remote);
    command('git', '-C', remote, 'update-ref', 'refs/heads/live', 'HEAD');
    command('git', 'clone', '--quiet', '--branch', 'live', remote, work);
    mkdirSync(elsewhere);
    command('chmod', '777', folder, elsewhere);
    for (const server of [smtp, hook]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = await freePort();
    settings = [
      `SITE_URL=https://${name}`,
      `PORT=${port}`,
      `SMTP_URL='smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}'`,
      "MAIL_TO='Office <office@example.org>'",
      "MAIL_FROM='website@example.org'",
      `ALARM_URL=http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
      ...Object.entries(restic).map(([key, value]) => `${key}=${value}`),
    ];
    machine = await boot(newTree(join(folder, 'first')), binds);
  });
  afterAll(async () => {
    await machine?.stop();
    smtp.close();
    hook.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('deploy/README.md leads to a site that is checked, watched and serves its pages through Caddy', async () => {
    writeFileSync(join(folder, 'website.env'), `${settings.join('\n')}\n`);
    const lines = filledIn(commandsOf('deploy/README.md', '## On Debian with systemd', '### With nginx'));
    const atSettings = lines.indexOf(':');
    lines[atSettings] = `cat ${folder}/website.env > /etc/website.env`;
    shorten(lines);
    const port80 = lines.map((line) =>
      line.replace(/^(sed .*Caddyfile; .*)$/, `$1; sed -i s/:3000/:${port}/ /etc/caddy/Caddyfile`),
    );
    const said = await machine.run(port80);
    expect(said).toContain('HTTP/2 200');
    expect(said).toContain('Delivering messages: the mail server takes our log-in');
    expect(alarms.at(-1)).toContain('A test from');
    expect((await live()).commit).toBe(git('rev-parse', 'HEAD'));
  });

  test('a second release by push, a bad one, two rollbacks, and forward again', async () => {
    const first = await live();
    const until = (commit: string) =>
      expect.poll(async () => (await live()).commit, { timeout: 600_000, interval: 1_000 }).toBe(commit);
    await until(push('second'));
    const second = await live();
    await until(push('bad'));
    const bad = await live();
    await deploy('--rollback');
    expect((await live()).release).toBe(second.release);
    await deploy('--rollback');
    expect((await live()).release).toBe(first.release);
    await machine.run(['systemctl start website-update']);
    expect((await live()).release).toBe(first.release);
    await deploy('--activate', second.release);
    expect((await live()).release).toBe(second.release);
    const said = await deploy('--list');
    expect(said).toMatch(new RegExp(`${bad.release}  rolled back`));
    expect(said).toMatch(new RegExp(`\\* ${second.release}  live`));
    await expect(
      machine.run(['cd /srv/website/source; npm run -s deploy -- --to /srv/website --rollback']),
    ).rejects.toThrow('belongs to website');
  });

  test('a message is backed up, lost, and restored by docs/operating.md; each of its commands runs', async () => {
    const send = (words: string) => fetch(jsonUrl(port), jsonCall(contactFields(words)));
    expect((await send('kept')).status).toBe(200);
    await expect.poll(() => mails.length, { timeout: 60_000, interval: 1_000 }).toBe(1);
    await machine.run(['systemctl start website-backup']);
    expect(await list()).toMatch(/1 .*sent|sent.* 1/);
    expect((await send('lost')).status).toBe(200);
    const date = (await machine.run(['ls /var/backups/website'])).trim().split('\n').at(-1)!;
    await machine.run(
      commandsOf('docs/operating.md', '## Backups', '\n## Several').map((line) =>
        line.replace(/outbox-2026-11-25\.sqlite/, date),
      ),
    );
    await expect.poll(() => live().then(Boolean, () => false), { timeout: 60_000, interval: 1_000 }).toBe(true);
    expect(await machine.run(['ls /var/lib/website'])).toMatch(/replaced-.*outbox\.sqlite/);
  });

  test('docs/operating.md rescues the messages of a damaged outbox', async () => {
    // The copy may hold a message whose delivery ended after it was made: that one is delivered again.
    await expect.poll(list, { timeout: 180_000, interval: 1_000 }).toMatch(/ 0 {2}queued/);
    const before = await list();
    // The index of the ids; the messages themselves are whole.
    await machine.run([
      'apt-get install --yes --quiet --no-install-recommends sqlite3',
      'cd /var/lib/website; systemctl stop website',
      `page=$(sqlite3 outbox.sqlite "SELECT rootpage - 1 FROM sqlite_master WHERE name = 'sqlite_autoindex_messages_1'")`,
      'dd if=/dev/urandom of=outbox.sqlite bs=4096 seek=$page count=1 conv=notrunc',
      'systemctl start website',
    ]);
    await expect(list()).rejects.toThrow('The file is damaged');
    await machine.run(filledIn(commandsOf('docs/operating.md', "## If the outbox can't be used", '\n## Backups')));
    expect((await list()).match(/\d+ {2}sent/)).toEqual(before.match(/\d+ {2}sent/));
  });

  test('messages move to PostgreSQL, the waiting one too, and are backed up and restored there', async () => {
    // systemctl returns before the server listens.
    await expect.poll(() => live().catch(() => undefined), { timeout: 60_000, interval: 1_000 }).toBeDefined();
    accepts = false;
    expect((await fetch(jsonUrl(port), jsonCall(contactFields('waits')))).status).toBe(200);
    await expect.poll(list, { timeout: 60_000, interval: 1_000 }).toMatch(/queued .*1 tries/);
    const before = (await list()).match(/\d+ {2}(queued|sent)/g);
    const lines = filledIn(commandsOf('docs/operating.md', '## Several servers', '\n## The proxy'));
    const restore = lines.findLastIndex((line) => line.startsWith('systemctl stop'));
    const moved = await machine.run(lines.slice(0, restore));
    expect(moved).toContain('messages moved');
    expect(moved.match(/\d+ {2}(queued|sent)/g)).toEqual(before);
    await machine.run(['systemctl start website-backup']);
    const copy = (await machine.run(['ls /var/backups/website/*.dump'])).trim().split('\n').at(-1)!;
    await machine.run([
      `id=$(sudo -u website /srv/website/current/deploy/outbox list queued | sed -n '2s/ .*//p')`,
      'sudo -u website /srv/website/current/deploy/outbox delete $id',
    ]);
    expect((await list()).match(/\d+ {2}(queued|sent)/g)).not.toEqual(before);
    await machine.run(lines.slice(restore).map((line) => line.replace(/\S+outbox-2026-11-25\.dump/, copy)));
    expect((await list()).match(/\d+ {2}(queued|sent)/g)).toEqual(before);
    await machine.run([
      'systemctl stop website',
      'sudo -u website /srv/website/current/deploy/outbox move file',
      'sed -i /^DATABASE_URL/d /etc/website.env',
      'systemctl start website',
    ]);
    expect((await list()).match(/\d+ {2}(queued|sent)/g)).toEqual(before);
    accepts = true;
  });

  test('each command for three in the morning runs', async () => {
    const third = push('third');
    await expect.poll(async () => (await live()).commit, { timeout: 600_000, interval: 1_000 }).toBe(third);
    const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
    const section = page.slice(page.indexOf('## At three'), page.indexOf('# The mail'));
    const commands = [...section.matchAll(/`((?:systemctl|journalctl|sudo|df|du) [^`]+)`/g)].map(
      ([, command]) => command!,
    );
    expect(commands.length).toBeGreaterThan(12);
    // On a full disk npm ends without a word, before it runs anything.
    expect(commands.filter((command) => command.includes('npm'))).toEqual([]);
    const said = await machine.run(commands);
    expect(said).toContain('website-update');
    expect(said).toContain('is live');
  });

  test('a unit that fails tells the operator by the other way', async () => {
    const before = alarms.length;
    await machine.run([
      'sed -i s/on-paper/wrong/ /etc/website.env',
      'systemctl start website-backup || :',
      'sed -i s/wrong/on-paper/ /etc/website.env',
    ]);
    await expect
      .poll(() => alarms.slice(before).join(), { timeout: 60_000, interval: 1_000 })
      .toContain('website-backup.service failed on');
    expect(alarms.at(-1)).toContain('wrong password');
  });

  test('docs/new-machine.md leads to the same site with the same messages', async () => {
    const before = await live();
    const messages = await list();
    await machine.stop();
    machine = await boot(newTree(join(folder, 'second')), binds);
    const lines = filledIn(commandsOf('docs/new-machine.md', '# A new machine', '\nnowhere'));
    const said = await machine.run(
      lines.map((line) => line.replace(/^(sed .*Caddyfile; .*)$/, `$1; sed -i s/:3000/:${port}/ /etc/caddy/Caddyfile`)),
    );
    expect(said).toContain('HTTP/2 200');
    expect((await live()).commit).toBe(git('rev-parse', 'HEAD'));
    expect((await live()).release).not.toBe(before.release);
    expect((await list()).match(/sent.*/)?.[0]).toBe(messages.match(/sent.*/)?.[0]);
    expect(readdirSync(elsewhere).length).toBeGreaterThan(0);
  });
});
