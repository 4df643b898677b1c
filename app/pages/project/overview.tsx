import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Say } from '../../register/say.tsx';
import { Drawn } from '../../sections/drawn.tsx';
import { RailSection } from '../../ui/section-head.tsx';

/** A large statement beside two short paragraphs; a wide picture under them. */
export function Overview({ heading, lead, paragraphs, picture }: SectionOf<'overview'>) {
  const { t } = useLanguage();
  return (
    <section className="plain wrap section">
      <RailSection title={t(heading)}>
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-[8fr_7fr]">
          <p className="lead">
            <Say words={lead} />
          </p>
          <div className="grid content-start gap-4">
            {paragraphs.map((paragraph, index) => (
              <p key={index}>
                <Say words={paragraph} />
              </p>
            ))}
          </div>
        </div>
        {picture && (
          <figure className="mt-[clamp(2.5rem,5vw,4.5rem)]">
            <div className="border border-ink bg-white">
              <Drawn {...picture} lazy />
            </div>
            <figcaption className="pt-3 small text-ink-2">
              {picture.caption ? <Say words={picture.caption} /> : picture.sheet && t(picture.sheet.title)}
            </figcaption>
          </figure>
        )}
      </RailSection>
    </section>
  );
}
