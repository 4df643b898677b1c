import type { ValueId } from '../planner-values.ts';
import { type PluralForms, units } from '../shared/units.ts';
import type { Language } from '../text.ts';

/** `alone`: the phrase for one of them, if a language uses no digit for it. */
type Forms = Record<Language, PluralForms & { alone?: string }>;

const minutes: Forms = { ar: { few: 'دقائق', other: 'دقيقة' }, en: { other: 'min' } };

/** Units of the planner with a word after the number; all others are signs. */
export const plannerUnits: Partial<Record<ValueId, Forms>> = {
  payload: { ar: units.tonne.plural.ar, en: { other: 't' } },
  loading: minutes,
  tipping: minutes,
  wait: minutes,
  minutes,
  hours: { ar: { few: 'ساعات', other: 'ساعة' }, en: { other: 'h' } },
  shifts: { ar: { alone: 'وردية واحدة', few: 'ورديات', other: 'وردية' }, en: { one: 'shift', other: 'shifts' } },
  before: units.workingDay.plural,
  days: units.workingDay.plural,
  'yard-days': units.workingDay.plural,
};
