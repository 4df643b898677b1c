import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Say } from '../../register/say.tsx';
import { Alert } from '../../ui/alert.tsx';

/** A danger that readers must know of. */
export function Notice({ heading, text }: SectionOf<'notice'>) {
  const { t } = useLanguage();
  return (
    <div className="plain wrap section">
      <Alert title={t(heading)}>
        <p>
          <Say words={text} />
        </p>
      </Alert>
    </div>
  );
}
