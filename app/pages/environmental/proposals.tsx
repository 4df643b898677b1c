import { consequences } from '../../content/environmental-consequences.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

/** EN-1: what can be done, as ruled lines of name and sentence. */
export function Proposals() {
  const { t } = useLanguage();
  const { proposals } = consequences;
  return (
    <section id="proposals" className="wrap section grid-12 gap-y-8">
      <div className="md:col-[1/5]!">
        <h2>{t(proposals.title)}</h2>
        <p className="mt-3.5 max-w-[34ch] text-ink-2">{t(proposals.note)}</p>
        <a href="/solutions" className="mt-4 inline-flex min-h-11 items-center gap-3.5 font-semibold text-accent">
          {t(proposals.link)}
          <ArrowEnd />
        </a>
      </div>
      <dl className="border-y-2 border-ink md:col-[5/-1]!">
        {proposals.items.map((item) => (
          <div
            key={item.title.en}
            className="grid gap-x-8 gap-y-1 border-ink-3 py-4.5 not-first:border-t sm:grid-cols-[2fr_3fr]"
          >
            <dt className="text-h4 font-semibold leading-[1.4]">{t(item.title)}</dt>
            <dd>{t(item.text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
