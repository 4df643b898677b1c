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
    <aside id="danger" className="danger">
      <IconAlertTriangle size={28} stroke={1.5} aria-hidden="true" />
      <p>
        <strong>{t(title)}</strong> {t(safety.hidden)}
      </p>
      <div className="danger-drill">
        <p>{t(safety.number)}</p>
        <p>{t(safety.among)}</p>
        <ol className="grid list-decimal gap-x-8 gap-y-1 ps-6 sm:grid-cols-2 md:grid-cols-4">
          {safety.drill.map((step) => (
            <li key={step.en}>{t(step)}</li>
          ))}
        </ol>
        <p>{t(safety.report)}</p>
        <p>{t(safety.remains)}</p>
      </div>
    </aside>
  );
}
