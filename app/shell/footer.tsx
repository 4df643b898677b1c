import { footer, footerLinks } from '../content/footer.ts';
import { office } from '../content/office.ts';
import { type PagePath, pageNames } from '../content/shared/pages.ts';
import { fixedPart } from '../document/fixed-part.tsx';
import { useLanguage } from '../language/provider.tsx';
import { OfflineButton } from '../offline/offline-button.tsx';
import { FigureBlock } from '../register/figure-block.tsx';
import { OwnFigures } from '../register/own-figures.tsx';
import { figuresLook } from '../ui/figures.tsx';
import { Mark } from '../ui/icons.tsx';

/** SH-3, the first of the two blocks under every page: the task in four figures (SH-8). */
export function FiguresBand() {
  const { t } = useLanguage();
  return (
    <section
      aria-label={t(footer.figures.name)}
      className="wrap border-t border-ink bg-paper-2 py-[clamp(2.5rem,4.4vw,4rem)] print:hidden"
    >
      <TaskFigures />
      <OwnFigures />
    </section>
  );
}

const TaskFigures = fixedPart('dl', figuresLook('lead'), () => {
  const { t } = useLanguage();
  return footer.figures.items.map((item) => (
    <FigureBlock
      key={item.figure.unit}
      figure={item.figure}
      frame={'short' in item ? (number) => t(item.short, { n: number }) : undefined}
      unit={t(item.words)}
      scope={item.scope && t(item.scope)}
    />
  ));
});

const look = 'dark wrap bg-ink pt-[clamp(2.75rem,4.4vw,4rem)] pb-6 small text-paper print:hidden';

export const Footer = fixedPart('footer', look, () => {
  const { t } = useLanguage();
  return (
    <>
      <div className="footer-parts">
        <div>
          <a href="/" className="inline-flex items-center gap-3 text-[1.1rem] font-semibold leading-[1.3] no-underline">
            <Mark />
            <span className="text-balance">{t(office.name)}</span>
          </a>
          <p className="mt-3.5 max-w-[40ch] text-ink-soft">{t(footer.statement)}</p>
        </div>
        <LinkColumn name={t(footer.work)} links={footerLinks.work} />
        <LinkColumn name={t(footer.office)} links={footerLinks.office} />
        <div>
          <h2 className="mb-2 small font-normal tracking-normal text-ink-soft">{t(footer.contact)}</h2>
          <ul>
            <FooterLink href={`tel:${office.phone.replaceAll(' ', '')}`} name={office.phone} ltr />
            <FooterLink href={`mailto:${office.email}`} name={office.email} ltr />
            <FooterLink href="/contact?subject=support#contact-title" name={t(footer.support)} />
          </ul>
        </div>
      </div>
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-ink-2 pt-4 tiny text-ink-soft">
        <span className="me-auto py-2 max-md:w-full">
          © {__BUILD_YEAR__} {t(office.name)}
        </span>
        <SmallLink href="/privacy" name={t(pageNames['/privacy'])} />
        <SmallLink href="/terms" name={t(pageNames['/terms'])} />
        <SmallLink href="/terms#imprint" name={t(footer.imprint)} />
        <SmallLink href="/terms#accessibility" name={t(footer.accessibility)} />
        <OfflineButton className="inline-flex min-h-11 items-center text-paper hover:underline" />
      </div>
    </>
  );
});

function LinkColumn({ name, links }: { name: string; links: readonly PagePath[] }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={name}>
      <h2 className="mb-2 small font-normal tracking-normal text-ink-soft">{name}</h2>
      <ul>
        {links.map((link) => (
          <FooterLink key={link} href={link} name={t(pageNames[link])} />
        ))}
      </ul>
    </nav>
  );
}

const FooterLink = ({ href, name, ltr }: { href: string; name: string; ltr?: boolean }) => (
  <li>
    <a href={href} className="inline-flex min-h-9 items-center no-underline hover:underline">
      {ltr ? <bdi dir="ltr">{name}</bdi> : name}
    </a>
  </li>
);

const SmallLink = ({ href, name }: { href: string; name: string }) => (
  <a href={href} className="inline-flex min-h-9 items-center text-paper no-underline hover:underline">
    {name}
  </a>
);
