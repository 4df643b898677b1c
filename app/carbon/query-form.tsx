import type { ComponentProps } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { Field } from '../ui/field.tsx';
import type { Refusal } from './amount.ts';
import { refusalText } from './inputs.ts';

interface QueryFormProps extends Pick<ComponentProps<'form'>, 'aria-labelledby' | 'className' | 'children'> {
  /** The id of the heading that its answer stands under. */
  part: 'calculator' | 'converter';
  onAsk: (asked: URLSearchParams, form: HTMLFormElement) => void;
}

/** A form that without JavaScript asks the server, which renders the answer to the query of the address; with it, `onAsk` answers. */
export function QueryForm({ part, onAsk, children, ...form }: QueryFormProps) {
  const { language } = useLanguage();
  return (
    <form
      method="get"
      action={`/environmental#${part}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) asked.set(name, String(value));
        onAsk(asked, event.currentTarget);
      }}
      {...form}
    >
      <input type="hidden" name="lang" value={language} />
      {children}
    </form>
  );
}

/** Puts what was asked into the address: for Back, a reload and a link to share. */
export function putInAddress(asked: URLSearchParams): void {
  const url = new URL(location.href);
  for (const [name, value] of asked) url.searchParams.set(name, value);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

interface NumberFieldProps extends Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'defaultValue'> {
  max: number;
  refusal: Refusal | undefined;
}

/** A number as text, so that both kinds of digits can be typed. */
export function NumberField({ max, refusal, ...field }: NumberFieldProps) {
  const { language } = useLanguage();
  return (
    <Field
      {...field}
      error={refusalText(refusal ?? { reason: 'empty' }, max, language)}
      invalid={refusal !== undefined}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
    />
  );
}
