import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { KeptFile } from '../drafts.ts';
import { call } from './call.ts';
import { usePanel } from './panel-language.tsx';

type Drafts = ReadonlyMap<string, Record<string, unknown>>;

/** Unsaved input by place: the drafts from the server, with everything typed since. */
let kept: Drafts = new Map();
const listeners = new Set<() => void>();

function replaceDrafts(drafts: Drafts): void {
  kept = drafts;
  for (const tell of listeners) tell();
}

export const rememberDrafts = (drafts: Record<string, Record<string, unknown>>): void =>
  replaceDrafts(new Map(Object.entries(drafts)));

export const draftAt = <Fields extends object>(place: string): Fields | undefined =>
  kept.get(place) as Fields | undefined;

/** Adds a chosen file to the draft of its place, even if its form is closed by now. */
export const rememberFile = (place: string, file: KeptFile): void =>
  replaceDrafts(new Map(kept).set(place, { ...kept.get(place), file }));

/** @param draft as JSON */
function setDraft(place: string, draft: string | undefined): void {
  const others = [...kept].filter(([at]) => at !== place);
  replaceDrafts(new Map(draft ? [...others, [place, JSON.parse(draft)]] : others));
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** All unsaved input. */
export const useDrafts = (): Drafts => useSyncExternalStore(subscribe, () => kept);

/** Milliseconds between two writes of a draft. */
const writeEveryMs = 400;

/**
 * Writes a form's draft to disk during typing, so that it survives a crash of the server or the browser.
 * @param draft `undefined` while nothing in the form is unsaved
 */
export function useKeptDraft(place: string, draft: object | undefined): void {
  const { attempt } = usePanel();
  const now = draft && JSON.stringify(draft);
  const written = useRef<string | null | undefined>(undefined);
  const write = useEffectEvent(() => {
    if (now === written.current) return;
    written.current = now;
    void attempt(() => call('draft', { place, fields: now && JSON.parse(now) }, true)).then((done) => {
      // Retry at the next interval: the disk was full, or the server gone.
      if (!done && written.current === now) written.current = null;
    });
  });
  useEffect(() => {
    const before = kept.get(place);
    written.current = before && JSON.stringify(before);
    const timer = setInterval(write, writeEveryMs);
    addEventListener('pagehide', write);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', write);
      // On unmount too.
      write();
    };
  }, [place]);
  // Another form of the same place starts with this draft, whether it is on disk already or not.
  useEffect(() => setDraft(place, now), [place, now]);
}
