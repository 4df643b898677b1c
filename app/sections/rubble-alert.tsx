import { IconAlertTriangle } from '@tabler/icons-react';
import { safety } from '../content/shared/safety.ts';
import type { Language, Text } from '../content/text.ts';
import { say, useLanguage } from '../language/provider.tsx';

interface RubbleAlertProps {
  title: Text | string;
  /** For a page that has one language in both settings. */
  language?: Language;
}

/** The warning about rubble, a strip from edge to edge: the hazards, what to do among them, and whom to call. */
export function RubbleAlert({ title, language }: RubbleAlertProps) {
  const setting = useLanguage();
  const t = (text: Text | string) => say(language ?? setting.language, text);
  return (
    <aside id="danger" className="danger sm:grid-cols-2">
      <div>
        <p>
          <IconAlertTriangle size={28} stroke={1.5} aria-hidden="true" />
          <strong>{t(title)}</strong> {t(safety.hidden)}
        </p>
        <p className="mt-2">{t(safety.number)}</p>
      </div>
      <div>
        <p>{t(safety.among)}</p>
        <ol className="list-decimal ps-6">
          {safety.drill.map((step) => (
            <li key={step.en}>{t(step)}</li>
          ))}
        </ol>
      </div>
      <p>{t(safety.report)}</p>
      <p>{t(safety.remains)}</p>
    </aside>
  );
}
