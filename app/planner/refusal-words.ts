import { showExact } from '../carbon/mass.ts';
import { carbon } from '../content/carbon.ts';
import { carbonLimits } from '../content/figures.ts';
import { plannerForm } from '../content/planner-form.ts';
import type { Language } from '../content/text.ts';
import { fill } from '../language/format.ts';
import type { Refusal } from './reader.ts';

/** The sentence for a refused field; numbers that can't be read get the carbon calculator's own. */
export function refusalSentence({ reason, from = 0, to = 0 }: Refusal, language: Language): string {
  const { refusals } = plannerForm;
  const text = Object.hasOwn(refusals, reason)
    ? refusals[reason as keyof typeof refusals]
    : carbon.refusals[reason as keyof typeof carbon.refusals];
  return fill(text[language], { from: showExact(from), to: showExact(to), n: carbonLimits.decimals });
}
