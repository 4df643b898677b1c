import { Fragment } from 'react';
import type { Project } from '../content/project-content.ts';
import { useLanguage } from '../language/provider.tsx';
import { ButtonLink, Buttons } from '../ui/button.tsx';
import { ArrowBack } from '../ui/icons.tsx';

/** The end of a page: a rule, a question, and links; the first one is the main one. */
export function Closing({ question, links }: Project['closing']) {
  const { t } = useLanguage();
  return (
    <section className="wrap section print:hidden">
      <div className="gap-x-10 gap-y-6 border-t-2 border-ink pt-7 max-sm:grid sm:flex sm:flex-wrap sm:items-end">
        <div className="sm:flex-[1_1_22rem]">
          <h2>
            <Sentences text={t(question)} />
          </h2>
        </div>
        <Buttons>
          {links.map(({ to, label, back }, index) => (
            <ButtonLink key={to} href={to} look={index === 0 ? 'primary' : 'line'} arrow={index === 0}>
              {back && <ArrowBack />}
              {t(label)}
            </ButtonLink>
          ))}
        </Buttons>
      </div>
    </section>
  );
}

/** Balances each sentence, so that lines break between sentences. */
function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?؟!]) /).map((sentence, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block text-balance">{sentence}</span>
    </Fragment>
  ));
}
