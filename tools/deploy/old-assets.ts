/** Assets of earlier releases that open tabs still request. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Days that an asset stays after the last release with it. */
export const keptDays = 60;

const listFile = 'old-assets.json';
const assets = 'dist/assets';
const day = 24 * 60 * 60 * 1000;

/** File name below `dist/assets` -> when the last release with it was replaced, in milliseconds. */
type OldAssets = Record<string, number>;

/** Without a readable list all assets count as the release's own, so they only stay longer. */
function readList(release: string): OldAssets {
  try {
    return JSON.parse(readFileSync(join(release, listFile), 'utf8')) as OldAssets;
  } catch {
    return {};
  }
}

/**
 * Copies the assets of the replaced release, inherited ones included, into its replacement, except those older than 60
 * days.
 * @returns how many files were copied
 */
export function takeOverAssets(from: string, to: string, now = Date.now()): number {
  const [old, had] = [readList(from), readList(to)];
  const taken: OldAssets = { ...had };
  let copied = 0;
  for (const name of readdirSync(join(from, assets), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(from, assets).length + 1))) {
    const target = join(to, assets, name);
    const replacedAt = old[name] ?? now;
    if (now - replacedAt > keptDays * day) continue;
    const isOwn = existsSync(target) && had[name] === undefined;
    if (isOwn) continue;
    taken[name] = Math.max(replacedAt, had[name] ?? 0);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, assets, name), target);
    copied += 1;
  }
  writeFileSync(join(to, listFile), JSON.stringify(taken));
  return copied;
}
