import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { note, releaseFolder } from '../tools/deploy/releases.ts';
import { readFailedDeploy } from './release.ts';

test('names the commit and the kind of a failed deploy, not its message, until a newer one succeeds', () => {
  const home = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const failed = (of = 'B') => readFailedDeploy(releaseFolder(home, of));
  note(home, { name: 'B', commit: 'b' }, 'live');
  note(home, { name: 'A', commit: 'a' }, 'failed', 'older than what is live');
  expect(failed()).toBeUndefined();
  for (const [name, message, why] of [
    ['C', 'The disk of /srv/website has 3 MB left; a release needs 400', 'disk'],
    ['D', '/readyz of the new release returns 503: mail', 'start'],
    ['E', 'The running server did not take E up; its log says why', 'start'],
    ['F', 'Could not resolve ./x in /srv/website/app', 'build'],
  ] as const) {
    note(home, { name, commit: name }, 'failed', message);
    expect(failed()).toEqual({ commit: name, why });
  }
  note(home, { name: 'G', commit: 'g' }, 'live');
  expect(failed('G')).toBeUndefined();
  // A build that was not copied into a folder of releases.
  mkdirSync(join(home, 'project'));
  expect(readFailedDeploy(join(home, 'project'))).toBeUndefined();
});
