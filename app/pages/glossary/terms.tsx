import { type Term, tradeLanguage } from '../../content/glossary/term.ts';
import { terms } from '../../content/glossary/term-list.ts';
import { germanJoints, glossary } from '../../content/glossary.ts';
import { shell } from '../../content/shared/shell.ts';
import type { Language } from '../../content/text.ts';
import { directionOf } from '../../language/detect.ts';
import { useLanguage } from '../../language/provider.tsx';
import { otherLanguages } from '../../language/scripts.ts';
import { drawingFile } from '../../media/drawing-file.ts';
import { drawingSize } from '../../media/picture.tsx';
import { Words } from '../../rich-text/words.tsx';
import { matchingTerms } from './matching.ts';
import { byLetter, type LetterGroup } from './order.ts';

/**
 * The list by letter.
 * @param question shows only the terms that match
 */
export function Terms({ question }: { question: string }) {
  const { language, t } = useLanguage();
  const matches = matchingTerms(terms, question);
  const groups = byLetter(matches, language);
  return (
    <section
      aria-label={t(glossary.title)}
      className="wrap glossary section"
      itemScope
      itemType="https://schema.org/DefinedTermSet"
    >
      <meta itemProp="name" content={t(glossary.meta.title)} />
      <p role="status" className="small text-ink-2">
        {matches.length ? t(glossary.filter.found, { n: matches.length }) : t(glossary.filter.none)}
      </p>
      {groups.map((group) => (
        <LetterSection key={group.letter} group={group} open={matches.length < terms.length} />
      ))}
    </section>
  );
}

/** Folded: its names are the index. A filter opens it. */
function LetterSection({ group: { letter, terms }, open }: { group: LetterGroup; open: boolean }) {
  const { language, t } = useLanguage();
  return (
    <details className="folded" open={open}>
      <summary>
        <h2>{letter}</h2>
        <span data-computed>{terms.map(({ name }) => name[language]).join(t(shell.comma))}</span>
      </summary>
      <dl>
        {terms.map((term) => (
          <TermRow key={term.id} term={term} />
        ))}
      </dl>
    </details>
  );
}

/**
 * The page's language first, then the other, then German: three names of equal rank. The row itself has the microdata
 * (schema.org's `DefinedTerm`); a copy elsewhere would double the page.
 */
function TermRow({ term: { id, name, trade, meaning, unit, drawing, whole } }: { term: Term }) {
  const { language, t } = useLanguage();
  const nameIn = (one: Language) => (
    <>
      <Words of={name[one]} />
      {one === tradeLanguage && trade && [' ', <small key="trade">{`(${trade})`}</small>]}
    </>
  );
  return (
    <div id={id} itemProp="hasDefinedTerm" itemScope itemType="https://schema.org/DefinedTerm">
      <dt itemProp="name" data-in={t(glossary.names[language])}>
        {nameIn(language)}
      </dt>
      {otherLanguages(language).map((other) => (
        <dt
          key={other}
          itemProp="alternateName"
          data-in={t(glossary.names[other])}
          lang={other}
          dir={directionOf(other)}
        >
          {nameIn(other)}
        </dt>
      ))}
      <dt itemProp="alternateName" data-in={t(glossary.names.de)} lang="de" dir="ltr">
        {name.de.replace(germanJoints, '$1\u00ad')}
      </dt>
      <dd itemProp="description">
        {t(meaning)}
        {unit && (
          <small>
            <Words of={t(glossary.unit, { unit: t(unit) })} />
          </small>
        )}
      </dd>
      {drawing && (
        <dd>
          <CloseUp drawing={drawing} whole={whole} term={name[language]} />
        </dd>
      )}
    </div>
  );
}

/**
 * The drawing that shows the term: on wide screens its close-up in the margin, if the close-up shows the term; else a
 * link.
 */
function CloseUp({ drawing, whole, term }: { drawing: string; whole: true | undefined; term: string }) {
  const { language, t } = useLanguage();
  return (
    <a href={drawingFile(drawing, language, 'sheet')}>
      {!whole && (
        <img
          src={drawingFile(drawing, language, 'card')}
          {...drawingSize(drawing, 'card')}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      {t(glossary.drawing)}
      <span className="sr-only">{` ${term}`}</span>
    </a>
  );
}
