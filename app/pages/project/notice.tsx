import { useLanguage } from '../../language/provider.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { SectionOf } from './page.tsx';
import { Say } from './words.tsx';

/** A danger that readers must know of. */
export function Notice({ heading, text }: SectionOf<'notice'>) {
  const { t } = useLanguage();
  return (
    <section className="plain wrap section">
      <Alert title={t(heading)}>
        <p>
          <Say words={text} />
        </p>
      </Alert>
    </section>
  );
}
