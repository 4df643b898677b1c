import type { FormName, ReturnedForm } from '../content/forms/forms.ts';
import { useAnswer } from '../document/answer.ts';

/** A post without scripts that the server could not take: the form comes back as it was (FO-7). */
export function useReturnedForm(name: FormName): ReturnedForm | undefined {
  const returned = useAnswer('form');
  return returned?.form === name ? returned : undefined;
}
