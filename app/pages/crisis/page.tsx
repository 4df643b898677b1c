import { crisis } from '../../content/crisis.ts';
import { byLanguage } from '../../content/text.ts';
import { wordsText } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import { LayersMap } from '../../map/layers-map.tsx';
import { Closing } from '../../sections/closing.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { PlannerLink } from '../../sections/planner-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { CrisisHero } from './crisis-hero.tsx';
import { Fates } from './fates.tsx';
import { SeverityTable } from './severity-table.tsx';

/** CR-1, CR-2. */
export function Page() {
  const { t } = useLanguage();
  const { meta, alert, gis, closing } = crisis;
  const description = byLanguage((language) => wordsText(meta.description, language));
  return (
    <>
      <PageHead path="/crisis" meta={{ title: meta.title, description }} />
      <CrisisHero />
      <div className="wrap section-start">
        <Alert title={t(alert.title)}>
          <p>{t(alert.text)}</p>
        </Alert>
      </div>
      <SeverityTable />
      <Fates />
      <LayersMap>
        <div>
          <h2>{t(gis.title)}</h2>
          <p className="mt-4">{t(gis.text)}</p>
        </div>
      </LayersMap>
      <PlannerLink />
      <Closing
        question={closing.question}
        links={[
          { to: '/contact', label: closing.contact },
          { to: '/solutions', label: closing.solutions },
        ]}
      />
    </>
  );
}
