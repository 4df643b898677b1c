import { useEffect, useState } from 'react';
import type { Live } from '../publication.ts';
import { call } from './call.ts';
import { usePanel } from './panel-language.tsx';

/** Milliseconds between two questions to the public site. */
const askEvery = 5_000;

/** Since when the public site shows what was published last; nothing where the site's address is not set. */
export function LiveState() {
  const { w, language } = usePanel();
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    const ask = () => void call<Live | null>('live').then(setLive, () => setLive(null));
    ask();
    const timer = setInterval(ask, askEvery);
    return () => clearInterval(timer);
  }, []);
  if (!live) return null;
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' });
  const time = format.format(new Date(live.since));
  return (
    <p className="note" role="status">
      {w(live.isLast ? 'liveSince' : 'liveBefore', { time })}
    </p>
  );
}
