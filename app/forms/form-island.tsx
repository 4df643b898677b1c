import type { FormName } from '../content/forms/forms.ts';
import { useAnswer, useQuery } from '../document/request.ts';
import { Island } from '../islands/island.tsx';
import { MailForm, type MailFormProps } from './mail-form.tsx';

interface FormIslandProps extends Pick<MailFormProps, 'prefilled' | 'prefilledBy' | 'about'> {
  name: FormName;
}

/** The reference number of a message sent without JavaScript (`server/mail/handler.ts`). */
function referenceIn(query: URLSearchParams): string | undefined {
  const sent = query.get('sent') ?? '';
  return /^[a-z2-9]{12}$/.test(sent) ? sent : undefined;
}

/** A form of the page: hydrated when a field gets focus, or at once if this tab has a draft of it. */
export function FormIsland({ name, prefilled, prefilledBy, about }: FormIslandProps) {
  const answer = useAnswer('form');
  const returned = answer?.form === name ? answer : undefined;
  return (
    <Island
      name="mail-form"
      of={MailForm}
      props={{ name, prefilled, prefilledBy, about, returned, reference: referenceIn(useQuery()) }}
    />
  );
}
