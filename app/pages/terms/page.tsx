import { office } from '../../content/office.ts';
import { machinery } from '../../content/our-projects.ts';
import { shell } from '../../content/shared/shell.ts';
import { terms } from '../../content/terms.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Bidi } from '../../ui/bidi.tsx';
import { AccessibilityStatement, Imprint, TermsContact } from './office.tsx';

export function Page() {
  const { t, format } = useLanguage();
  return (
    <>
      <PageHead path="/terms" meta={terms.meta} />
      <Hero
        breadcrumb={['/', '/terms']}
        title={t(terms.title)}
        badge={<p className="small text-ink-2">{t(terms.updated.label, { date: format.date(terms.updated.date) })}</p>}
      />
      <TermsText />
      <TermsContact />
      <Imprint />
      <AccessibilityStatement />
    </>
  );
}

/** TE-1: four numbered sections, with the page's contents at the start that stay in view while they are read. */
function TermsText() {
  const { t, format } = useLanguage();
  const { prevails, use } = terms;
  const address = new URL('/crisis', __BUILT_WITH__.siteUrl).href;
  const { prevailingLanguage: prevailing, exportLawChecked: checked } = office.legal;
  const links = [
    ...terms.sections,
    { id: 'imprint', title: terms.imprint.title },
    { id: 'accessibility', title: terms.accessibility.title },
  ];
  return (
    <div className="plain wrap section">
      <div className="grid-12 gap-y-12">
        <nav aria-labelledby="terms-contents" className="md:col-span-3">
          <div className="border-t-2 border-ink pt-3 md:sticky md:top-[calc(var(--header)+1.5rem)]">
            <h2 id="terms-contents" className="small font-normal tracking-normal text-ink-2">
              {t(shell.onThisPage)}
            </h2>
            <ul className="mt-1 sm:max-md:flex sm:max-md:flex-wrap sm:max-md:gap-x-8">
              {links.map((link) => (
                <li key={link.id}>
                  <a href={`#${link.id}`} className="inline-flex min-h-11 items-center no-underline hover:underline">
                    {t(link.title)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
        <div className="md:col-start-5 md:-col-end-1">
          {terms.sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-ink py-9 not-first:border-t first:pt-0"
            >
              <span className="flex h-[calc(var(--text-h3)*var(--lh-head))] items-center">
                <BalloonNumber n={index + 1} />
              </span>
              <div>
                <h2 className="text-h3 tracking-normal">{t(section.title)}</h2>
                <div className="mt-4 grid measure gap-4">
                  {section.paragraphs.map((paragraph) => (
                    <p key={paragraph.en}>{t(paragraph)}</p>
                  ))}
                  {section.id === 'responsibility' && (
                    <div id="use">
                      <h3 className="text-h4">{t(use.title)}</h3>
                      <p className="mt-2">
                        <Bidi text={t(use.text, { name: t(office.name), address })} />
                      </p>
                    </div>
                  )}
                  {section.id === 'services' && checked && (
                    <p>{t(machinery.law.date, { date: format.date(checked) })}</p>
                  )}
                  {section.id === 'updates' && prevailing && <p>{t(prevails.texts[prevailing])}</p>}
                </div>
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
