import type { ValueId } from '../planner-values.ts';
import { type PluralForms, units } from '../shared/units.ts';
import type { Language } from '../text.ts';

/** `alone` is the whole phrase for one of them, where a language says it without a digit. */
type Forms = Record<Language, PluralForms & { alone?: string }>;

const minutes: Forms = { ar: { few: 'دقائق', other: 'دقيقة' }, en: { other: 'min' } };

/** Units of the planner whose word follows the number; all others are signs that stay as they are. */
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
