import { community } from '../../content/community.ts';
import { directionOf } from '../../language/detect.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Figures } from '../../sections/figures.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { EmailLink } from '../../sections/office-data.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { RubbleAlert } from '../../sections/rubble-alert.tsx';
import { Share } from '../../share/share.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RailSection, Section } from '../../ui/section-head.tsx';
import { CommunityGuides } from './guides.tsx';
import { Initiatives } from './initiatives.tsx';

/** CM-1. Arabic in both settings (LA-7); header and footer follow the visitor's language. */
export function Page() {
  const { language } = useLanguage();
  const intro = community.intros[language];
  const { warning, contributors, join } = community;
  return (
    <>
      <PageHead path="/community" meta={community.meta} />
      {/* In the visitor's language, above a page in another one. */}
      {intro && (
        <div className="wrap border-b-[2.5px] border-ink bg-paper-2 py-5">
          <p id="community-intro" className="measure">
            {intro} <EmailLink />
          </p>
        </div>
      )}
      <div lang={community.language} dir={directionOf(community.language)}>
        <Hero breadcrumb={['/', '/community']} title={community.title} lead={community.lead} tag={<Share />} />
        <RubbleAlert title={warning.title} language={community.language} />
        <Initiatives />
        <CommunityGuides />
        <RailSection title={contributors.title}>
          <ol className="flex flex-wrap gap-x-8 gap-y-1 border-t-2 border-ink pt-2 small">
            {contributors.ranks.map((rank, index) => (
              <li key={rank} className="flex items-center gap-2">
                <BalloonNumber n={index + 1} />
                {rank}
              </li>
            ))}
          </ol>
          <p className="mt-2 measure small text-ink-2">{contributors.consent}</p>
        </RailSection>
        <Section ground="ruled" title={join.title}>
          <Figures layout={3} figures={join.figures} language={community.language} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="flex-1 lead">{join.text}</p>
            <ButtonLink href="/contact?subject=volunteer" arrow>
              {join.button}
            </ButtonLink>
          </div>
        </Section>
      </div>
    </>
  );
}
