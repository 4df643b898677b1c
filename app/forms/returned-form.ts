import { createContext, useContext } from 'react';
import type { FormName, ReturnedForm } from '../content/forms/forms.ts';

/** Set by the server alone, when it answers a post without scripts that it could not take: the form comes back as it was (FO-7). */
export const ReturnedFormContext = createContext<ReturnedForm | undefined>(undefined);

export function useReturnedForm(name: FormName): ReturnedForm | undefined {
  const returned = useContext(ReturnedFormContext);
  return returned?.form === name ? returned : undefined;
}
