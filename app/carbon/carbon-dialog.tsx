import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { carbon } from '../content/carbon.ts';
import { useOpened } from '../islands/hydrate.tsx';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { useBackdrop } from '../ui/dialog.tsx';
import { submitForm } from '../ui/submit-form.ts';
import { footprint, savingWithoutSteel } from './footprint.ts';
import { inputs, type ReadInputs, readInputs } from './inputs.ts';
import { showUnderstood } from './mass.ts';
import { NumberField, QueryForm } from './query-form.tsx';
import { Mass } from './results.tsx';

/** EN-2: the calculator with one input, in a dialog. */
export function CarbonDialog() {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [read, setRead] = useState<ReadInputs>();
  const words = carbon.dialog;
  useOpened(() => dialog.current?.showModal());

  const close = () => dialog.current?.close();
  const backdrop = useBackdrop(close);
  // Passes the amount to the page's calculator, which has all inputs.
  const leave = () => {
    close();
    const typed = document.getElementById('dialog-amount') as HTMLInputElement;
    const amount = document.getElementById('carbon-amount') as HTMLInputElement;
    amount.value = typed.value;
    submitForm(amount.form!);
    amount.focus();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="carbon-dialog-title"
      {...backdrop}
      className="w-[min(34rem,calc(100vw-2*var(--gutter)))] max-h-[calc(100dvh-2rem)] overflow-auto border-2 border-ink bg-white backdrop:bg-ink/70"
    >
      <div className="p-[clamp(1.25rem,3.4vw,2.5rem)]">
        <h2 id="carbon-dialog-title" className="pe-12 text-h3">
          {t(words.title)}
        </h2>
        <p className="mt-1 mb-6 small text-ink-2">{t(words.note)}</p>
        <QueryForm part="calculator" onAsk={(params) => setRead(readInputs(params))}>
          <NumberField
            id="dialog-amount"
            name="amount"
            label={t(words.amount)}
            max={inputs.amount.max}
            refusal={read?.refused?.amount}
          />
          <div className="mt-6 flex flex-wrap gap-3.5">
            <Button type="submit">{t(words.calculate)}</Button>
            <Button look="line" onClick={close}>
              {t(words.close)}
            </Button>
          </div>
        </QueryForm>
        <output className="block">{read && !read.refused && <DialogResult {...read} onLeave={leave} />}</output>
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={t(words.close)}
        className="absolute end-2 top-2 grid size-11 place-items-center hover:bg-ink hover:text-paper"
      >
        <IconX size={24} stroke={1.5} aria-hidden="true" />
      </button>
    </dialog>
  );
}

/** The gross emissions of recycling, and the saving with and without steel. */
function DialogResult({
  tonnes,
  assumptions,
  onLeave,
}: Exclude<ReadInputs, { refused: object }> & { onLeave: () => void }) {
  const { t, language } = useLanguage();
  const { gross, saving } = footprint(tonnes, assumptions);
  const figures = [
    [t(carbon.dialog.footprint), gross],
    [t(carbon.lines.saving), saving],
    [t(carbon.lines.withoutSteel), savingWithoutSteel(tonnes, assumptions)],
  ] as const;
  return (
    <div className="mt-7 border-t-2 border-ink pt-5">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {figures.map(([name, kilograms]) => (
          <div key={name} className="flex flex-col">
            <dt className="small font-semibold">{name}</dt>
            <dd className="text-[2rem] font-semibold leading-[1.3]">
              <Mass kilograms={kilograms} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 small text-ink-2">
        {t(carbon.dialog.footprintScope, { amount: showUnderstood(tonnes, 'tonne', language) })}
      </p>
      {saving < 0 && <p className="mt-2 font-semibold text-danger">{t(carbon.worse)}</p>}
      <button type="button" onClick={onLeave} className="mt-2 min-h-11 small underline underline-offset-4">
        {t(carbon.dialog.assumptions)}
      </button>
    </div>
  );
}
