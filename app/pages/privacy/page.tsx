import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { OnThisPage } from '../../sections/on-this-page.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';
import { MessagePath, OtherServices } from './recipients.tsx';
import { PrivacyContact, PrivacyRights } from './rights-and-contact.tsx';
import { StoredData } from './stored-data.tsx';

const parts = (['kept', 'messages', 'others', 'rights', 'contact'] as const).map(
  (part) => [part, privacy[part].title] as const,
);

export function Page() {
  const { t, format } = useLanguage();
  return (
    <>
      <PageHead path="/privacy" meta={privacy.meta} />
      <Hero
        breadcrumb={['/', '/privacy']}
        title={t(privacy.title)}
        lead={t(privacy.lead)}
        badge={
          <p className="small text-ink-2">{t(privacy.updated.label, { date: format.date(privacy.updated.date) })}</p>
        }
      />
      <OnThisPage parts={parts} />
      <PrivacyCards />
      <StoredData />
      <MessagePath />
      <OtherServices />
      <PrivacyRights />
      <PrivacyContact />
    </>
  );
}

/** PR-1: four cards, each a link to its details. */
function PrivacyCards() {
  const { t } = useLanguage();
  const { cards } = privacy;
  return (
    <section aria-label={t(cards.name)} className="plain wrap section">
      <div className="cells max-sm:bleed max-sm:border-x-0 sm:grid-cols-2 lg:grid-cols-4">
        {cards.items.map((card) => {
          const link = t(card.link);
          const last = link.lastIndexOf(' ') + 1;
          return (
            <article key={card.icon} className="group flex flex-col p-6 max-sm:px-(--gutter) md:p-8">
              <h2 className="text-h3 tracking-normal">{t(card.title)}</h2>
              <p className="mt-2 mb-5">
                <Words of={card.text} />
              </p>
              {/* The arrow follows the last word. */}
              <a href={card.to} className="mt-auto block w-fit py-2.5 leading-[1.4] font-semibold text-accent">
                {link.slice(0, last)}
                <span className="whitespace-nowrap">
                  {link.slice(last)}
                  <ArrowEnd className="ms-3 inline-block align-middle" />
                </span>
              </a>
            </article>
          );
        })}
      </div>
    </section>
  );
}
