import type { SectionOf } from '../../content/project-content.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Say } from '../../register/say.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

/** A sentence that leads on to a related page. */
export function RelatedLink({ text, to, label }: SectionOf<'link'>) {
  const { t } = useLanguage();
  return (
    <div className="plain wrap section print:hidden">
      <p className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-t border-ink-3 pt-5">
        <span className="measure">
          <Say words={text} />
        </span>
        <a href={to} className="inline-flex min-h-11 items-center gap-3 font-semibold text-accent">
          {t(label)}
          <ArrowEnd />
        </a>
      </p>
    </div>
  );
}
