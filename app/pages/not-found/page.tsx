import { notFound } from '../../content/not-found.ts';
import { pageName } from '../../content/shared/pages.ts';
import { useAnswer, usePath, useQuery } from '../../document/request.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { nearestPath } from './nearest.ts';

/** Decodes percent signs that form text: `/مشروع`. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** NF-1 to NF-3. Rendered for the requested path; the prerendered copy, for static hosts, has none. */
export function Page() {
  const { t } = useLanguage();
  const path = usePath();
  const query = useQuery().toString();
  const asked = useAnswer('not-found') && readable(query ? `${path}?${query}` : path);
  return (
    <>
      <PageHead path={null} meta={notFound.meta} />
      <section className="wrap grid-12 items-end gap-y-6 pt-[clamp(1.5rem,3vw,3rem)] pb-6">
        <div className="md:col-span-7">
          <h1>
            <span className="mb-2 block font-mono text-[0.6em] font-normal text-accent">{notFound.code}</span>
            {t(notFound.heading)}
          </h1>
          <p className="lead mt-4 max-w-[44ch]">{t(notFound.text)}</p>
          <div className="mt-6 grid gap-3 sm:w-fit sm:grid-cols-2">
            <ButtonLink href="/">{t(notFound.home)}</ButtonLink>
            <Refresh />
            <ButtonLink href="/" look="line">
              {t(notFound.projects)}
            </ButtonLink>
            <ButtonLink href="/contact" look="line">
              {t(notFound.contact)}
            </ButtonLink>
          </div>
        </div>
        <div className="md:col-start-8 md:-col-end-1">
          {asked !== undefined && <Requested path={path} asked={asked} />}
          <p className="my-4 small text-ink-2">{t(notFound.hint)}</p>
          {asked !== undefined && <TechnicalInformation path={readable(path)} />}
        </div>
      </section>
      <Picture of="missing-part" view="first" />
    </>
  );
}

/** A form without an action reloads the page; it repeats the query. Without JavaScript: a link. */
function Refresh() {
  const { t } = useLanguage();
  const query = useQuery();
  return (
    <>
      <form className="scripted grid">
        {[...query].map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="line">
          {t(notFound.refresh)}
        </Button>
      </form>
      <p className="unscripted small">
        {/* biome-ignore lint/a11y/useValidAnchor: its own address, the page once more. */}
        <a href="" className="inline-flex min-h-11 items-center">
          {t(notFound.refresh)}
        </a>
      </p>
    </>
  );
}

/** The requested path, with its query, and the suggested page. */
function Requested({ path, asked }: { path: string; asked: string }) {
  const { t } = useLanguage();
  const nearest = nearestPath(readable(path));
  return (
    <dl className="grid gap-4 border-y-2 border-ink py-4">
      <div>
        <dt className="small text-ink-2">{t(notFound.requested)}</dt>
        <dd className="font-mono text-h4 break-all">
          <bdi dir="ltr">{asked}</bdi>
        </dd>
      </div>
      {nearest && (
        <div>
          <dt className="small text-ink-2">{t(notFound.didYouMean)}</dt>
          <dd className="text-h4 font-semibold">
            <a href={nearest}>{t(pageName(nearest))}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Length of the user agent shown (NF-1). */
const agentLetters = 50;

/** Details that a visitor can copy into a message to the office. */
function TechnicalInformation({ path }: { path: string }) {
  const { t, language } = useLanguage();
  const { technical } = notFound;
  const request = useAnswer('not-found');
  const { address = '', agent = '' } = request ?? {};
  const rows = [
    [technical.address, address],
    [technical.path, path],
    [technical.language, language],
    [technical.agent, agent.slice(0, agentLetters)],
  ] as const;
  return (
    <details className="opens border-y border-ink-3">
      <summary className="min-h-12 underline-offset-4 hover:underline">{t(technical.title)}</summary>
      <dl className="grid gap-3 pb-5 small">
        {rows.map(([label, value]) => (
          <div key={label.en} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
            <dt className="text-ink-2">{t(label)}</dt>
            <dd className="font-mono break-all" dir="ltr">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
