import { Fragment } from 'react';
import { carbon } from '../content/carbon.ts';
import { carbonMethod } from '../content/carbon-method.ts';
import { folded } from '../content/shared/folded.ts';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { FoldedGroup } from '../ui/folded-table.tsx';
import { Subscripts } from '../ui/subscripts.tsx';
import { Chemical } from './chemical.tsx';
import { type Assumptions, footprint } from './footprint.ts';
import { Mass, resultNames } from './results.tsx';

const words = carbonMethod.examples;

/** The worked examples, computed by the same function. On phones each becomes a block. */
export function Examples() {
  const { t, format } = useLanguage();
  const { heads, examples } = carbon;
  return (
    <FoldedGroup
      id="examples"
      title={t(words.title)}
      count={t(folded.table, { rows: format.quantity(examples.length, 'tableRow') })}
    >
      <p className="py-4 small text-ink-2">
        <Chemical text={t(words.note)} />
      </p>
      <table className="border-y-2 border-ink max-md:block">
        <caption className="sr-only">{t(words.title)}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="border-b border-ink py-3 pe-6 text-start small font-normal text-ink-2">
              {t(heads.typed)}
            </th>
            {resultNames.map((name) => (
              <th
                key={name}
                scope="col"
                className="border-b border-ink py-3 ps-4 text-end small font-normal text-ink-2"
              >
                {t(heads[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-(--gap)">
          {examples.map((example) => (
            <Example key={example.tonnes} {...example} />
          ))}
        </tbody>
      </table>
    </FoldedGroup>
  );
}

function Example({ tonnes, changed }: { tonnes: number; changed?: Assumptions }) {
  const { t, format } = useLanguage();
  const results = footprint(tonnes, changed);
  return (
    <tr className="border-grid max-sm:not-first:border-t sm:max-md:nth-[n+3]:border-t md:not-first:border-t max-md:grid sm:max-md:row-span-6 sm:max-md:grid-rows-subgrid max-md:gap-y-1.5 max-md:py-4">
      <th scope="row" className="py-4 pe-6 text-start max-md:p-0">
        <bdi dir="ltr" data-computed>
          {format.number(tonnes)}
        </bdi>
        <span data-computed={changed && true} className="block small font-normal text-ink-2">
          {changed ? (
            <Changed
              text={t(words.changed, {
                recycled: changed.recycledPercent,
                landfill: changed.landfillKilometres,
                plant: changed.plantKilometres,
                steel: changed.steelPercent,
              })}
            />
          ) : (
            t(words.usual)
          )}
        </span>
      </th>
      {resultNames.map((name) => (
        <td
          key={name}
          className="py-4 ps-4 align-baseline font-semibold max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-3 max-md:p-0 md:text-end"
        >
          <span className="small font-normal text-ink-2 md:hidden">{t(carbon.heads[name])}</span>
          <span className="text-end">
            <Mass kilograms={results[name]} short />
            {name === 'saving' && results.saving < 0 && (
              <small className="block font-normal text-danger">{t(words.worse)}</small>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
}

/**
 * Symbols with their values, each isolated: Latin symbols on both sides of a comma would reverse the list in Arabic.
 */
function Changed({ text }: { text: string }) {
  const { language } = useLanguage();
  const parts = text.replace(/([،,]) /g, '$1\n').split('\n');
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <bdi dir={directionOf(language)}>
        <Subscripts text={part} />
      </bdi>
    </Fragment>
  ));
}
