import { safety } from '../content/shared/safety.ts';
import type { Language, Text } from '../content/text.ts';
import { say, useLanguage } from '../language/provider.tsx';
import { Alert } from '../ui/alert.tsx';

interface RubbleAlertProps {
  title: Text | string;
  /** The page's own paragraphs, before the shared ones. */
  before?: readonly Text[];
  /** For a page that has one language in both settings. */
  language?: Language;
  /** The drill opens at a tap: the page has steps of its own that must not come late. */
  fold?: boolean;
}

/** The warning about rubble: hazards, what to do, whom to call. */
export function RubbleAlert({ title, before = [], language, fold }: RubbleAlertProps) {
  const setting = useLanguage();
  const t = (text: Text | string) => say(language ?? setting.language, text);
  const drill = (
    <>
      <ol className="grid list-decimal gap-1 ps-6 marker:font-semibold">
        {safety.drill.map((step) => (
          <li key={step.en}>{t(step)}</li>
        ))}
      </ol>
      <p className={fold ? 'mt-2' : undefined}>{t(safety.report)}</p>
      <p className={fold ? 'mt-2' : undefined}>{t(safety.remains)}</p>
    </>
  );
  return (
    <Alert
      title={t(title)}
      beside={
        fold ? (
          <details className="opens border-t border-ink-3">
            <summary className="min-h-12 py-2">{t(safety.seen)}</summary>
            {drill}
          </details>
        ) : (
          <>
            <p>{t(safety.seen)}</p>
            {drill}
          </>
        )
      }
    >
      {[...before, safety.hidden].map((paragraph) => (
        <p key={paragraph.en}>{t(paragraph)}</p>
      ))}
    </Alert>
  );
}
