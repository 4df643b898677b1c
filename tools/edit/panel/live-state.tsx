import { useAnswer } from './call.ts';
import { usePanel } from './panel-language.tsx';

/** Since when the public site shows what was published last; nothing where the site's address is not set. */
export function LiveState() {
  const { w, language } = usePanel();
  const live = useAnswer('live', undefined, { every: 5_000, quiet: true });
  if (!live) return null;
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' });
  const time = format.format(new Date(live.since));
  return (
    <p className="note" role="status">
      {w(live.isLast ? 'liveSince' : 'liveBefore', { time })}
    </p>
  );
}
