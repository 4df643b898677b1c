import { areas } from '../../content/areas.ts';
import { legal } from '../../content/legal.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { Section } from '../../ui/section-head.tsx';

/** LE-1: three challenges as rows: severity, description, impact, proposed solution. */
export function LegalChallenges() {
  const { t } = useLanguage();
  const { challenges } = legal;
  return (
    <Section id="challenges" title={t(challenges.title)}>
      {challenges.items.map((item) => (
        <article
          key={item.severity}
          className="grid-12 gap-y-3 border-b border-ink py-5 first-of-type:border-t-2 md:py-7"
        >
          <div className="grid content-start justify-items-start gap-3 md:col-span-4">
            <h3>{t(item.title)}</h3>
            <SeverityBadge level={item.severity}>
              {t(areas.severity)}: {t(areas.severityLevels[item.severity])}
            </SeverityBadge>
          </div>
          <div className="grid gap-x-(--gap) gap-y-4 sm:grid-cols-2 md:col-start-5 md:-col-end-1">
            <p className="sm:col-span-2">
              <Words of={item.description} />
            </p>
            <Point label={t(challenges.impact)} text={t(item.impact)} />
            <Point label={t(challenges.solution)} text={t(item.solution)} accent />
          </div>
        </article>
      ))}
    </Section>
  );
}

function Point({ label, text, accent }: { label: string; text: string; accent?: boolean }) {
  return (
    <div className={`border-t-[1.5px] pt-2 ${accent ? 'border-accent' : 'border-ink-3'}`}>
      <h4 className={`small font-semibold ${accent ? 'text-accent' : 'text-ink-2'}`}>{label}</h4>
      <p className="mt-1">{text}</p>
    </div>
  );
}
