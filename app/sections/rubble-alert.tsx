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
}

/** The warning about rubble: hazards, what to do, whom to call. */
export function RubbleAlert({ title, before = [], language }: RubbleAlertProps) {
  const setting = useLanguage();
  const t = (text: Text | string) => say(language ?? setting.language, text);
  return (
    <Alert
      title={t(title)}
      beside={
        <>
          <p>{t(safety.seen)}</p>
          <ol className="grid list-decimal gap-1 ps-6 marker:font-semibold">
            {safety.drill.map((step) => (
              <li key={step.en}>{t(step)}</li>
            ))}
          </ol>
          <p>{t(safety.report)}</p>
        </>
      }
    >
      {[...before, safety.hidden].map((paragraph) => (
        <p key={paragraph.en}>{t(paragraph)}</p>
      ))}
    </Alert>
  );
}
