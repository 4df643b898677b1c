/** Puts the office's changes on top of what others have pushed, place by place. */
import { differences, replacedPlace, restored } from '../source/differences.ts';
import { isGenerated, isOverlap, type PlaceChange, placesIn, withReasons } from './changes.ts';
import { changesFile } from './figure-changes.ts';

/** Three versions of a file; `undefined` where it does not exist. */
export interface Versions {
  file: string;
  base: Buffer | undefined;
  mine: Buffer | undefined;
  theirs: Buffer | undefined;
}

export type Choice = 'mine' | 'theirs';

/** A place that both have changed; `path` is empty for a whole file. */
export interface Overlap extends PlaceChange {
  file: string;
  /** Their file no longer has this place, so that only theirs can be kept. */
  gone?: boolean;
}

interface Merged {
  content: Buffer | undefined;
  /** The places without a choice. */
  overlaps: Overlap[];
}

const same = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));

/** @param choices by the id of an overlap */
export function merge({ file, base, mine, theirs }: Versions, choices: Readonly<Record<string, Choice>>): Merged {
  if (same(theirs, base) || same(mine, theirs)) return { content: mine, overlaps: [] };
  // They are made again from the merged texts.
  if (same(mine, base) || isGenerated(file)) return { content: theirs, overlaps: [] };
  if (base && mine && theirs && file.endsWith('.ts'))
    return mergeTexts(file, [base, mine, theirs].map(String) as [string, string, string], choices);
  const id = `file:${file}`;
  const choice = choices[id];
  return { content: choice === 'mine' ? mine : theirs, overlaps: choice ? [] : [{ id, file, path: '' }] };
}

function mergeTexts(
  file: string,
  [base, mine, theirs]: [string, string, string],
  choices: Readonly<Record<string, Choice>>,
): Merged {
  const changedByThem = placesIn(file, base, theirs);
  const overlaps: Overlap[] = [];
  const done = new Set<string>();
  let code = theirs;
  for (const { id, path } of placesIn(file, base, mine)) {
    const place = file === changesFile ? path : replaced(theirs, mine, path);
    const both = changedByThem.filter((one) => isOverlap(one.path, place ?? path)).map((one) => one.path);
    // The smallest place that holds both changes.
    const unit = [place ?? path, ...both].sort((a, b) => a.length - b.length)[0]!;
    if (done.has(unit)) continue;
    done.add(unit);
    const isSame = !differences(mine, theirs, () => false).some((one) => isOverlap(one, unit));
    if (both.length > 0 && isSame) continue;
    const overlap = { id: unit === path ? id : `${file}#${unit}`, path: unit, file };
    // A reason goes with its figure, which is asked about in its own file.
    const asks = both.length > 0 && file !== changesFile;
    const choice = choices[overlap.id] ?? (asks ? undefined : 'mine');
    if (choice === 'theirs') continue;
    if (place === undefined) overlaps.push({ ...overlap, gone: true });
    else if (!choice) overlaps.push(overlap);
    else code = file === changesFile ? withReasons(code, mine, path) : restored(code, mine, unit);
  }
  return { content: Buffer.from(code), overlaps };
}

/** The place that carries a change of ours into their version; `undefined` if they took its surroundings away. */
function replaced(theirs: string, mine: string, path: string): string | undefined {
  try {
    return replacedPlace(theirs, mine, path);
  } catch {
    return undefined;
  }
}
