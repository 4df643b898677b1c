import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { notFound } from '../../content/not-found.ts';
import { pageNames } from '../../content/shared/pages.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { nearestPath } from '../../start/known-path.ts';
import { slots } from '../../start/slots.ts';
import { Button, ButtonLink, Buttons } from '../../ui/button.tsx';

/** `/مشروع` instead of percent signs, where they form text; the server shows it the same way. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** NF-1 to NF-3. Prerendered once, for a path that stands for all; the server fills in what was asked for. */
export function Page() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const path = readable(pathname);
  const prerendering = path === `/${slots.path}`;
  const nearest = prerendering ? slots.nearestPath : nearestPath(path);
  useEffect(() => console.error('No page at', pathname), [pathname]);
  return (
    <>
      <PageHead path={null} meta={notFound.meta} />
      <section className="wrap grid-12 items-start gap-y-8 pt-[clamp(2rem,4vw,4rem)] pb-(--section)">
        <div className="md:col-[1/8]!">
          <h1>
            <span className="block font-mono text-[0.6em] font-normal text-accent">{notFound.code}</span>
            {t(notFound.heading)}
          </h1>
          <p className="lead mt-5 max-w-[44ch]">{t(notFound.text)}</p>
          <dl className="mt-8 grid gap-4 border-y-2 border-ink py-4">
            <div>
              <dt className="small text-ink-2">{t(notFound.requested)}</dt>
              <dd className="font-mono text-h4 break-all">
                <bdi dir="ltr">{path}</bdi>
              </dd>
            </div>
            <div>
              <dt className="small text-ink-2">{t(notFound.didYouMean)}</dt>
              <dd className="text-h4 font-semibold">
                <a href={nearest}>
                  {prerendering ? slots.nearestName : t(pageNames[nearest as keyof typeof pageNames])}
                </a>
              </dd>
            </div>
          </dl>
          <div className="mt-8">
            <Buttons>
              <ButtonLink href="/">{t(notFound.home)}</ButtonLink>
              <span className="scripted grid">
                <Button look="line" onClick={() => location.reload()}>
                  {t(notFound.refresh)}
                </Button>
              </span>
              <ButtonLink href="/" look="line">
                {t(notFound.projects)}
              </ButtonLink>
              <ButtonLink href="/contact" look="line">
                {t(notFound.contact)}
              </ButtonLink>
            </Buttons>
            <p className="mt-4 small text-ink-2">{t(notFound.hint)}</p>
          </div>
          <TechnicalInformation path={path} prerendering={prerendering} />
        </div>
      </section>
      <ResponsivePicture of="missing-part" />
    </>
  );
}

/** What a visitor can copy into a message to the office. Address and browser are filled by whoever knows them first. */
function TechnicalInformation({ path, prerendering }: { path: string; prerendering: boolean }) {
  const { t, language } = useLanguage();
  const { technical } = notFound;
  const server = prerendering || import.meta.env.SSR;
  const rows = [
    [technical.address, server ? slots.address : location.href],
    [technical.path, path],
    [technical.language, language],
    [technical.agent, server ? slots.agent : navigator.userAgent.slice(0, 50)],
  ] as const;
  return (
    <details className="mt-8 border-y border-ink-3">
      <summary className="flex min-h-12 items-center font-semibold underline-offset-4 hover:underline">
        {t(technical.title)}
      </summary>
      <dl className="grid gap-3 pb-5 small">
        {rows.map(([label, value]) => (
          <div key={label.en} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
            <dt className="text-ink-2">{t(label)}</dt>
            {/* The server's view of address and browser may differ in a letter from the browser's own; both are right. */}
            <dd className="font-mono break-all" dir="ltr" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
