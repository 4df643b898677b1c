import { IconAlertTriangle } from '@tabler/icons-react';
import { safety } from '../content/shared/safety.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';

/** A page's one sentence about danger; what to do in danger stands on /crisis. */
export function SafetyLine({ text }: { text: Text }) {
  const { t } = useLanguage();
  return (
    <aside className="danger">
      <p>
        <IconAlertTriangle size={28} stroke={1.5} aria-hidden="true" />
        <b>{t(text)}</b>{' '}
        <a href="/crisis#danger" className="whitespace-nowrap">
          {t(safety.open)}
        </a>
      </p>
    </aside>
  );
}
