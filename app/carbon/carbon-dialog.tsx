import { type FormEvent, useState } from 'react';
import { carbon } from '../content/carbon.ts';
import { carbonLimits } from '../content/settings.ts';
import { useLanguage } from '../language/provider.tsx';
import { parseAmount, type Rule, refusalText } from '../language/read-number.ts';
import { Words } from '../rich-text/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { defaultAssumptions, footprint } from './footprint.ts';
import { showMass, withUnit } from './mass.ts';
import { CarbonMethod } from './method.tsx';

const rule: Rule = { unit: 'tonne', max: carbonLimits.tonnes };

/** EN-2: the calculator in a dialog. */
export function Island() {
  const { t } = useLanguage();
  const { value, close } = useDialog('carbon-dialog', () => true);
  const [amount, setAmount] = useState<string>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAmount(String(new FormData(event.currentTarget).get('amount')));
  };
  return (
    <Dialog
      open={value !== null}
      onClose={close}
      labelledBy="carbon-title"
      closeLabel={t(carbon.close)}
      className={`max-h-[calc(100dvh-2rem)] overflow-auto bg-white ${panel}`}
    >
      <CarbonPanel amount={amount} onSubmit={onSubmit} onClose={close} />
    </Dialog>
  );
}

/** The same without scripts: the server renders it open in the page. @param typed the amount in the page's query */
export const OpenCarbonDialog = ({ typed }: { typed: string }) => (
  <dialog open aria-labelledby="carbon-title" className={`static col-span-full border-2 border-ink bg-white ${panel}`}>
    <CarbonPanel amount={typed} />
  </dialog>
);

const panel = 'w-[min(34rem,calc(100vw-2*var(--gutter)))] p-[clamp(1.25rem,3.4vw,2.5rem)] text-ink';

interface CarbonPanelProps {
  /** As submitted. */
  amount: string | undefined;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onClose?: () => void;
}

/** One input, its result and the method. The form queries the server unless `onSubmit` answers. */
function CarbonPanel({ amount, onSubmit, onClose }: CarbonPanelProps) {
  const { t, language } = useLanguage();
  const { value, refusal } = amount === undefined ? {} : parseAmount(amount, rule);
  return (
    <>
      <h2 id="carbon-title" className="pe-12 text-h3">
        {t(carbon.title)}
      </h2>
      <p className="mt-1 mb-6 pe-12 small text-ink-2">{t(carbon.note)}</p>
      <form method="get" action="/environmental#carbon-title" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="lang" value={language} />
        <Field
          id="carbon-amount"
          name="amount"
          label={t(carbon.amount)}
          error={refusalText(refusal ?? { reason: 'empty' }, rule, language)}
          invalid={refusal !== undefined}
          autoComplete="off"
          defaultValue={amount}
        />
        <div className="mt-6 flex flex-wrap gap-3.5">
          <Button type="submit">{t(carbon.calculate)}</Button>
          {onClose && (
            <Button look="line" onClick={onClose}>
              {t(carbon.close)}
            </Button>
          )}
        </div>
      </form>
      <output className="block">{value !== undefined && <Result tonnes={value} />}</output>
      <CarbonMethod />
    </>
  );
}

/** The saving with the footprint beside it, and all five results. */
function Result({ tonnes }: { tonnes: number }) {
  const { t, format, language } = useLanguage();
  const results = footprint(tonnes);
  const { recycledPercent, plantKilometres } = defaultAssumptions;
  const { lines } = carbon;
  const mass = (name: keyof typeof lines) => <Words of={showMass(results[name], language)} />;
  return (
    <div className="mt-7 border-t-2 border-ink pt-5">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {(
          [
            [lines.saving, 'saving'],
            [carbon.footprint, 'gross'],
          ] as const
        ).map(([name, id]) => (
          <div key={id}>
            <dt className="small font-semibold">{t(name)}</dt>
            <dd className="text-[2rem] leading-[1.3] font-semibold">{mass(id)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 small">
        <Words
          of={t(carbon.basis, {
            amount: withUnit(tonnes, 'tonne', language),
            share: format.percent(recycledPercent),
            distance: format.quantity(plantKilometres, 'kilometre'),
          })}
        />
      </p>
      <dl className="mt-4">
        {(Object.keys(lines) as (keyof typeof lines)[]).map((id) => (
          <div key={id} className="flex justify-between gap-4 border-t border-grid py-1.5 small">
            <dt>{t(lines[id])}</dt>
            <dd className="font-semibold whitespace-nowrap">{mass(id)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
