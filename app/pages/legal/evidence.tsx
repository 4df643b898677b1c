import { IconSquareCheck } from '@tabler/icons-react';
import { legal } from '../../content/legal.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Alert } from '../../ui/alert.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** What helps to prove a right and a damage; and that no paper is worth entering a ruin for. */
export function LegalEvidence() {
  const { t } = useLanguage();
  const { evidence } = legal;
  return (
    <section className="wrap section">
      <RailSection title={t(evidence.title)} note={t(evidence.note)}>
        <div className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2">
          {evidence.lists.map((list) => (
            <div key={list.title.en}>
              <h3 className="border-b-2 border-ink pb-2.5">{t(list.title)}</h3>
              <ul>
                {list.items.map((item) => (
                  <li key={item.en} className="flex gap-3 border-b border-grid py-3">
                    <IconSquareCheck size={24} stroke={1.5} className="mt-0.5 text-accent" aria-hidden="true" />
                    {t(item)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </RailSection>
      <div className="mt-14 md:mt-20">
        <Alert title={t(evidence.warning.title)}>
          <p>{t(evidence.warning.text)}</p>
        </Alert>
      </div>
    </section>
  );
}
