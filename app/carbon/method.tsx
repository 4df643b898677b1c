import { Fragment } from 'react';
import { carbonMethod, type Factor } from '../content/carbon-method.ts';
import { folded } from '../content/shared/folded.ts';
import { useLanguage } from '../language/provider.tsx';
import { RegisterLink } from '../rich-text/register-link.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { Bidi, Isolated } from '../ui/bidi.tsx';
import { FoldedGroup } from '../ui/folded-table.tsx';
import { Subscripts } from '../ui/subscripts.tsx';
import { RowHead, ScopeCell, Table, TableRow, ValueCell } from '../ui/table.tsx';
import { Chemical } from './chemical.tsx';
import { Examples } from './examples.tsx';
import { steelShare } from './footprint.ts';
import { showExact } from './mass.ts';

/** Groups of the register page: the carbon calculator's method, worked examples, and every factor with its source. */
export function CarbonMethod() {
  const { t, format } = useLanguage();
  const { onFigures, formulas, amountSymbol, notes, factors, table, compiled } = carbonMethod;
  return (
    <>
      <FoldedGroup id="method" title={t(onFigures)}>
        <div className="grid gap-x-12 gap-y-8 py-5 lg:grid-cols-[8fr_5fr]">
          <div>
            <dl className="border-b-2 border-ink">
              {formulas.map((line) => (
                <div key={line.name.en} className="border-ink-3 py-3 not-first:border-t">
                  <dt className="font-semibold">{t(line.name)}</dt>
                  {line.formula === null ? (
                    <dd>{t(line.words)}</dd>
                  ) : (
                    <dd data-computed className="small">
                      <Formula text={line.formula} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
            <p className="mt-3 small text-ink-2">{t(amountSymbol)}</p>
          </div>
          <ul className="grid content-start gap-5 sm:max-lg:grid-cols-2">
            <li data-computed className="border-s-3 border-accent ps-4">
              <Bidi text={t(notes.steel, { share: format.percent(Math.round(steelShare() * 100)) })} />
            </li>
            <li className="border-s-3 border-accent ps-4">{t(notes.country)}</li>
          </ul>
        </div>
      </FoldedGroup>
      <Examples />
      <FoldedGroup
        id="factors"
        title={t(factors.title)}
        count={t(folded.table, { rows: format.quantity(table.length, 'tableRow') })}
      >
        <p className="py-4 small text-ink-2">{t(factors.date, { date: format.date(compiled) })}</p>
        <Table caption={t(factors.title)} heads={Object.values(factors.heads).map((head) => t(head))}>
          {table.map((factor) => (
            <FactorRow key={factor.symbol} factor={factor} />
          ))}
        </Table>
      </FoldedGroup>
    </>
  );
}

/**
 * A formula, left to right. In a narrow column a long one stacks its sums; it breaks only before a plus outside inner
 * brackets.
 */
function Formula({ text }: { text: string }) {
  const sums = text.split(/ (?=\+)(?![^()]*\)(?!$))/);
  const look = sums.length > 2 ? 'max-sm:block lg:block' : text.length > 20 ? 'max-[22rem]:block' : '';
  return (
    <bdi dir="ltr" lang="en" className="block w-fit">
      {sums.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span className={`whitespace-nowrap ${look}`}>
            <Subscripts text={part} />
          </span>
        </Fragment>
      ))}
    </bdi>
  );
}

function FactorRow({ factor }: { factor: Factor }) {
  const { t, format } = useLanguage();
  const { symbol, name, value, unit, source } = factor;
  const percent = unit.en === '%';
  const show = percent ? format.percent : showExact;
  // All digits. A sum of several factors has no row; its parts do.
  const number =
    'id' in value ? (
      <RegisterLink id={value.id} linked>
        <Isolated text={show(value.value)} />
      </RegisterLink>
    ) : (
      <span data-computed>
        <Isolated text={show(value.reduce((sum, part) => sum + part.value, 0))} />
      </span>
    );
  return (
    <TableRow>
      <td>
        <bdi dir="ltr" lang="en">
          <Subscripts text={symbol} />
        </bdi>
      </td>
      <RowHead>{t(name)}</RowHead>
      <ValueCell number={number} unit={!percent && <Chemical text={t(unit)} />} />
      <ScopeCell>
        <RichText words={source} linked plain={Chemical} />
      </ScopeCell>
    </TableRow>
  );
}
