import type { ComponentProps } from 'react';
import { useLanguage } from '../language/provider.tsx';
import type { Refusal } from '../language/read-number.ts';
import { Field } from '../ui/field.tsx';
import { refusalText } from './inputs.ts';

interface QueryFormProps extends Pick<ComponentProps<'form'>, 'aria-labelledby' | 'className' | 'children'> {
  /** The id of the heading above the result. */
  part: 'calculator' | 'converter';
  onAsk: (query: URLSearchParams, form: HTMLFormElement) => void;
}

/** Without JavaScript, the form queries the server, which renders the result; with it, `onAsk` computes the result. */
export function QueryForm({ part, onAsk, children, ...form }: QueryFormProps) {
  const { language } = useLanguage();
  return (
    <form
      method="get"
      action={`/environmental#${part}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const query = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value));
        onAsk(query, event.currentTarget);
      }}
      {...form}
    >
      <input type="hidden" name="lang" value={language} />
      {children}
    </form>
  );
}

/** Puts the inputs into the address, for Back, reload and sharing. */
export function putInAddress(query: URLSearchParams): void {
  const url = new URL(location.href);
  for (const [name, value] of query) url.searchParams.set(name, value);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

interface NumberFieldProps extends Pick<ComponentProps<typeof Field>, 'id' | 'name' | 'label' | 'defaultValue'> {
  max: number;
  refusal: Refusal | undefined;
}

/** A number as a text field, so that both kinds of digits can be typed. */
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
