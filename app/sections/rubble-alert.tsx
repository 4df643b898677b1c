import { IconAlertTriangle } from '@tabler/icons-react';
import { safety } from '../content/shared/safety.ts';
import type { Language, Text } from '../content/text.ts';
import { say, useLanguage } from '../language/provider.tsx';

interface RubbleAlertProps {
  title: Text | string;
  /** The page's own paragraphs: the first one is before the shared hazards, the others are among what opens. */
  own?: readonly Text[];
  /** For a page that has one language in both settings. */
  language?: Language;
  /** The page is about the danger itself: nothing is folded. */
  open?: boolean;
}

/**
 * The warning about rubble, a strip from edge to edge: the hazards, and at a tap what to do among them and whom to
 * call. A phone shows the title and the tap; paper shows everything.
 */
export function RubbleAlert({ title, own: [first, ...more] = [], language, open }: RubbleAlertProps) {
  const setting = useLanguage();
  const t = (text: Text | string) => say(language ?? setting.language, text);
  const drill = (
    <>
      <ol className="grid list-decimal gap-1 ps-6 marker:font-semibold">
        {safety.drill.map((step) => (
          <li key={step.en}>{t(step)}</li>
        ))}
      </ol>
      <p>{t(safety.report)}</p>
      <p>{t(safety.remains)}</p>
    </>
  );
  return (
    <aside className={`danger ${open ? 'danger-open' : ''}`}>
      <IconAlertTriangle size={28} stroke={1.5} aria-hidden="true" />
      <p>
        <strong>{t(title)}</strong>{' '}
        <span className="danger-hazards">
          {first && `${t(first)} `}
          {t(safety.hidden)}
        </span>
      </p>
      {open ? (
        <div className="danger-drill">
          <p>{t(safety.seen)}</p>
          {drill}
        </div>
      ) : (
        <details className="opens">
          <summary>
            <span className="danger-wide">{t(safety.seen)}</span>
            <span className="danger-phone">{t(safety.open)}</span>
          </summary>
          <div className="danger-drill">
            {more.map((paragraph) => (
              <p key={paragraph.en}>{t(paragraph)}</p>
            ))}
            <p className="danger-phone">{t(safety.seen)}</p>
            {drill}
          </div>
        </details>
      )}
    </aside>
  );
}
