import { refusalText } from '../carbon/inputs.ts';
import { showExact } from '../carbon/mass.ts';
import { plannerForm } from '../content/planner-form.ts';
import type { Language } from '../content/text.ts';
import { fill } from '../language/format.ts';
import type { Refusal as Unreadable } from '../language/read-number.ts';
import type { Refusal } from './field-reader.ts';

/** The message for a refused field; unreadable numbers have the carbon calculator's. */
export function refusalSentence(refusal: Refusal, language: Language): string {
  const { reason, from = 0, to = 0, readings } = refusal;
  const { refusals } = plannerForm;
  const own = Object.hasOwn(refusals, reason) ? refusals[reason as keyof typeof refusals] : undefined;
  if (!own) return refusalText({ reason: reason as Unreadable['reason'], readings }, to, language);
  return fill(own[language], { from: showExact(from), to: showExact(to) });
}
