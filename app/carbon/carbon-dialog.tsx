import { IconCalculator, IconX } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { carbon } from '../content/carbon.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { footprint } from './footprint.ts';
import { formParams } from './form-inputs.ts';
import { inputRefusal, type ReadInputs, readInputs } from './inputs.ts';
import { showTonnes } from './result-text.ts';
import { Mass } from './results.tsx';

const dialogId = 'carbon-dialog';
/** Browsers that know invoker commands open and close the dialog themselves, before any script has arrived. */
const commanded = () => 'command' in HTMLButtonElement.prototype;
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: dialogId });

/** EN-2: one input, Calculate, Carbon Footprint, Close. */
export function CarbonDialog() {
  const { t, language } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [inputs, setInputs] = useState<ReadInputs>();
  const words = carbon.dialog;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInputs(readInputs(formParams(event.currentTarget)));
  };
  const close = () => dialog.current?.close();
  // Takes the amount along to the section where everything can be changed.
  const leave = () => {
    close();
    const amount = document.getElementById('carbon-amount');
    if (!(amount instanceof HTMLInputElement) || !dialog.current) return;
    amount.value = dialog.current.querySelector<HTMLInputElement>('[name=amount]')?.value ?? '';
    amount.form?.requestSubmit();
    amount.focus();
  };
  const refusal = inputs?.refused?.amount;

  return (
    <>
      <Button
        look="line"
        {...command('show-modal')}
        onClick={() => commanded() || dialog.current?.showModal()}
        aria-haspopup="dialog"
      >
        <IconCalculator size={24} stroke={1.5} aria-hidden="true" />
        {t(words.open)}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own. */}
      <dialog
        ref={dialog}
        id={dialogId}
        aria-labelledby="carbon-dialog-title"
        onClick={(event) => event.target === dialog.current && close()}
        className="w-[min(34rem,calc(100vw-2*var(--gutter)))] max-h-[calc(100dvh-2rem)] overflow-auto border-2 border-ink bg-white backdrop:bg-ink/70"
      >
        <div className="p-[clamp(1.25rem,3.4vw,2.5rem)]">
          <h2 id="carbon-dialog-title" className="pe-12 text-h3">
            {t(words.title)}
          </h2>
          <p className="mt-1 mb-6 small text-ink-2">{t(words.note)}</p>
          <form method="get" action="/environmental#calculator" noValidate onSubmit={submit}>
            <input type="hidden" name="lang" value={language} />
            <Field
              id="dialog-amount"
              label={t(words.amount)}
              error={inputRefusal('amount', refusal ?? 'empty', language)}
              invalid={refusal !== undefined}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
            />
            <div className="mt-6 flex flex-wrap gap-3.5">
              <Button type="submit">{t(words.calculate)}</Button>
              <Button look="line" {...command('close')} onClick={() => commanded() || close()}>
                {t(words.close)}
              </Button>
            </div>
          </form>
          <output className="block">{inputs && !inputs.refused && <DialogResult {...inputs} onLeave={leave} />}</output>
        </div>
        <button
          type="button"
          {...command('close')}
          onClick={() => commanded() || close()}
          aria-label={t(words.close)}
          className="absolute end-2 top-2 grid size-11 place-items-center hover:bg-ink hover:text-paper"
        >
          <IconX size={24} stroke={1.5} aria-hidden="true" />
        </button>
      </dialog>
    </>
  );
}

/** The gross figure of recycling, with the saving beside it. */
function DialogResult({
  tonnes,
  assumptions,
  onLeave,
}: Exclude<ReadInputs, { refused: object }> & { onLeave: () => void }) {
  const { t, language } = useLanguage();
  const { gross, saving } = footprint(tonnes, assumptions);
  return (
    <div className="mt-7 border-t-2 border-ink pt-5">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <div className="flex flex-col">
          <dt className="small font-semibold">{t(carbon.dialog.footprint)}</dt>
          <dd className="text-[2rem] font-semibold leading-[1.3]">
            <Mass kilograms={gross} />
          </dd>
        </div>
        <div className="flex flex-col">
          <dt className="small font-semibold">{t(carbon.lines.saving)}</dt>
          <dd className="text-[2rem] font-semibold leading-[1.3]">
            <Mass kilograms={saving} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 small text-ink-2">
        {t(carbon.dialog.footprintScope, { amount: showTonnes(tonnes, language) })}
      </p>
      {saving < 0 && <p className="mt-2 font-semibold text-danger">{t(carbon.worse)}</p>}
      <button type="button" onClick={onLeave} className="mt-2 min-h-11 small underline underline-offset-4">
        {t(carbon.dialog.assumptions)}
      </button>
    </div>
  );
}
