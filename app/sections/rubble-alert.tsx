import { IconAlertTriangle } from '@tabler/icons-react';
import { safety } from '../content/shared/safety.ts';
import type { Language, Text } from '../content/text.ts';
import { say, useLanguage } from '../language/provider.tsx';

interface RubbleAlertProps {
  title: Text | string;
  /** For a page that has one language in both settings. */
  language?: Language;
  /** The page is about the danger itself: nothing is folded. */
  open?: boolean;
}

/**
 * The warning about rubble, a strip from edge to edge: the hazards, and at a tap what to do among them and whom to
 * call. A phone shows the title and the tap; paper shows everything.
 */
export function RubbleAlert({ title, language, open }: RubbleAlertProps) {
  const setting = useLanguage();
  const t = (text: Text | string) => say(language ?? setting.language, text);
  const drill = (
    <div className="danger-drill">
      <p>{t(safety.number)}</p>
      <p>{t(safety.seen)}</p>
      <ol className="grid list-decimal gap-x-8 gap-y-1 ps-6 sm:grid-cols-2 md:grid-cols-4">
        {safety.drill.map((step) => (
          <li key={step.en}>{t(step)}</li>
        ))}
      </ol>
      <p>{t(safety.report)}</p>
      <p>{t(safety.remains)}</p>
    </div>
  );
  return (
    <aside id="danger" className={`danger ${open ? 'danger-open' : ''}`}>
      <IconAlertTriangle size={28} stroke={1.5} aria-hidden="true" />
      <p>
        <strong>{t(title)}</strong> <span className="danger-hazards">{t(safety.hidden)}</span>
      </p>
      {open ? (
        drill
      ) : (
        <details className="opens">
          <summary>{t(safety.open)}</summary>
          {drill}
        </details>
      )}
    </aside>
  );
}
