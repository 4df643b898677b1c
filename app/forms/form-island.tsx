import type { FormName } from '../content/forms/forms.ts';
import { useAnswer } from '../document/request.ts';
import { Island } from '../islands/island.tsx';
import { MailForm } from './mail-form.tsx';
import type { MailFormProps } from './use-mail-form.ts';

interface FormIslandProps extends Pick<MailFormProps, 'prefilled' | 'prefilledBy' | 'about'> {
  name: FormName;
}

/** A form of the page: hydrated when a field gets focus, or at once if this tab has a draft of it or it was sent. */
export function FormIsland({ name, prefilled, prefilledBy, about }: FormIslandProps) {
  const answer = useAnswer('form');
  const reference = useAnswer('receipt')?.reference;
  const returned = answer?.form === name ? answer : undefined;
  return (
    <Island
      name="mail-form"
      of={MailForm}
      props={{ name, prefilled, prefilledBy, about, returned, reference }}
      when={reference ? 'load' : 'use'}
    />
  );
}
