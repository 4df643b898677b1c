import { Fragment } from 'react';
import { plannerLinks } from '../content/planner-links.ts';
import type { Closing as ClosingContent } from '../content/project-content.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { ButtonLink, Buttons } from '../ui/button.tsx';
import { ArrowBack, ArrowEnd } from '../ui/icons.tsx';

/** The end of a page: a question and links, the first one the main one; below them at most one line more. */
export function Closing({ question, text, links, line }: ClosingContent) {
  const { t } = useLanguage();
  return (
    <section className="wrap closing print:hidden">
      <h2>
        <Sentences text={t(question)} />
      </h2>
      {text && <p className="basis-full measure">{t(text)}</p>}
      <Buttons>
        {links.map(({ to, label, back }, index) => (
          <ButtonLink key={to} href={to} look={index === 0 ? 'primary' : 'line'} arrow={index === 0}>
            {back && <ArrowBack />}
            {t(label)}
          </ButtonLink>
        ))}
      </Buttons>
      {line && (
        <p>
          <span>
            <Words of={line.text} />
          </span>
          <a href={line.to}>
            {t(line.label)}
            <ArrowEnd />
          </a>
        </p>
      )}
    </section>
  );
}

/** The line on pages about rubble: the clearance planner. */
export const ClosingWithPlanner = (closing: ClosingContent) => (
  <Closing {...closing} line={{ text: plannerLinks.question, to: '/planner', label: plannerLinks.open }} />
);

/** Balances each sentence, so that lines break between sentences. */
function Sentences({ text }: { text: string }) {
  const sentences = text.replace(/([.?؟!]) /g, '$1\n').split('\n');
  return sentences.map((sentence, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block text-balance">{sentence}</span>
    </Fragment>
  ));
}
