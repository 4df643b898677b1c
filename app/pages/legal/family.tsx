import { areaIds, areas } from '../../content/areas.ts';
import guideFiles from '../../content/guides-manifest.json' with { type: 'json' };
import { legal } from '../../content/legal.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { DataList } from '../../sections/office-data.tsx';
import { ArrowLink } from '../../ui/button.tsx';
import { RailSection } from '../../ui/section-head.tsx';
import { LegalDeadlines } from './guide.tsx';

/** The guide to documenting a house, with its pages and size. */
export function HouseGuide() {
  const { t } = useLanguage();
  const { file, label } = legal.family.guide;
  const { pages, bytes } = guideFiles.files[file as keyof typeof guideFiles.files];
  return (
    <ArrowLink href={`/guides/${file}.pdf`}>
      <span data-computed>{t(label, { pages, size: Math.ceil(bytes / 1000) })}</span>
    </ArrowLink>
  );
}

/** Whom to call in danger, by area: only numbers that the office has supplied. */
function EmergencyNumbers() {
  const { t } = useLanguage();
  const rows = areaIds.flatMap((area) => {
    const number = office.emergency[area];
    const value = number && (
      <a href={`tel:${number.replaceAll(' ', '')}`} className="inline-block py-1">
        <bdi dir="ltr">{number}</bdi>
      </a>
    );
    return value ? [{ label: t(areas.areas[area].name), value }] : [];
  });
  return (
    rows.length > 0 && (
      <>
        <h3 className="mt-8 mb-3 text-h4">{t(legal.family.emergency)}</h3>
        <DataList rows={rows} />
      </>
    )
  );
}

/** Questions of a family whose house is damaged, and the guide to documenting the damage. */
export function LegalFamily() {
  const { t } = useLanguage();
  const { title, interest, items, houses } = legal.family;
  const answer = houses.answers[office.answers.clearsSingleHouses ?? 'unsaid'];
  return (
    <RailSection id="family" title={t(title)}>
      <LegalDeadlines />
      <DataList
        named
        rows={[...items, { question: houses.question, answer }].map((item) => ({
          label: t(item.question),
          value: t(item.answer),
        }))}
      />
      <EmergencyNumbers />
      <p className="mt-5 measure">{t(interest)}</p>
      <p className="mt-4">
        <HouseGuide />
      </p>
    </RailSection>
  );
}
