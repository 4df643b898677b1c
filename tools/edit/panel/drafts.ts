import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { KeptFile } from '../drafts.ts';
import { call } from './call.ts';
import { usePanel } from './panel-language.tsx';

type Drafts = ReadonlyMap<string, Record<string, unknown>>;

/** What was typed and not saved, by place, as the program found it when the panel was opened and as it was typed since. */
let kept: Drafts = new Map();
const watching = new Set<() => void>();

function become(drafts: Drafts): void {
  kept = drafts;
  for (const tell of watching) tell();
}

export const rememberDrafts = (drafts: Record<string, Record<string, unknown>>): void =>
  become(new Map(Object.entries(drafts)));

export const draftAt = <Fields extends object>(place: string): Fields | undefined =>
  kept.get(place) as Fields | undefined;

/** A chosen file belongs to its place, whether its form is still on the screen or not. */
export const rememberFile = (place: string, file: KeptFile): void =>
  become(new Map(kept).set(place, { ...kept.get(place), file }));

/** @param draft as JSON */
function hold(place: string, draft: string | undefined): void {
  const others = [...kept].filter(([at]) => at !== place);
  become(new Map(draft ? [...others, [place, JSON.parse(draft)]] : others));
}

const watch = (tell: () => void) => {
  watching.add(tell);
  return () => watching.delete(tell);
};

/** Everything that stands in forms and is not saved. */
export const useDrafts = (): Drafts => useSyncExternalStore(watch, () => kept);

/** Milliseconds after which a form's values are stored on disk. */
const quiet = 400;

/**
 * Stores a form's values on disk at every pause, so that they survive a crash of the server or the browser.
 * @param draft `undefined` while the form holds nothing unsaved
 */
export function useKeptDraft(place: string, draft: object | undefined): void {
  const { attempt } = usePanel();
  const now = draft && JSON.stringify(draft);
  const latest = useRef({ now, attempt });
  latest.current = { now, attempt };
  useEffect(() => {
    const before = kept.get(place);
    let written: string | null | undefined = before && JSON.stringify(before);
    const keep = () => {
      const unsaved = latest.current.now;
      if (unsaved === written) return;
      written = unsaved;
      void latest.current
        .attempt(() => call('draft', { place, fields: unsaved && JSON.parse(unsaved) }, true))
        .then((done) => {
          // Tried again at the next pause: the disk was full, or the program away.
          if (!done && written === unsaved) written = null;
        });
    };
    const timer = setInterval(keep, quiet);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keep);
      // A form that makes room for another keeps its words as well.
      keep();
    };
  }, [place]);
  // A form that replaces this one starts with these values, stored on disk or not.
  useEffect(() => hold(place, now), [place, now]);
}
