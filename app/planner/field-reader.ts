import { parseAmount, type Refusal as Unreadable } from '../carbon/amount.ts';

/**
 * Why a field was refused; the sentences stand in content/planner-form.ts. A number that can't be read has the carbon
 * calculator's reason, one outside of what the field accepts `range`, one that has to be whole `whole`; `many` is a list that is
 * too long. The others are about fields together: see inputs.ts.
 */
export type Reason =
  | Exclude<Unreadable['reason'], 'zero' | 'large'>
  | 'range'
  | 'whole'
  | 'many'
  | 'rows'
  | 'nothing'
  | 'much'
  | 'deadline'
  | 'day'
  | 'pair'
  | 'rated';

export interface Refusal {
  reason: Reason;
  from?: number;
  to?: number;
  /** What a number that can't be read can mean. */
  readings?: readonly number[];
}

/** By the field's name. */
export type Refusals = Record<string, Refusal>;

interface Rule {
  /** The least and the most. */
  accepts: readonly [number, number];
  whole?: boolean;
}

export type FieldReader = ReturnType<typeof fieldReader>;

/** Reads a plan's fields with the digits and marks that the carbon calculator reads, and notes what it refuses. */
export function fieldReader(params: URLSearchParams, refused: Refusals) {
  const refuse = (name: string, refusal: Refusal): undefined => {
    refused[name] ??= refusal;
    return undefined;
  };
  const typed = (name: string, text: string, { accepts: [from, to], whole }: Rule): number | undefined => {
    const { value, refusal } = parseAmount(text, { min: from, max: to, zero: true });
    if (refusal) {
      const { reason, readings } = refusal;
      return refuse(
        name,
        reason === 'large' || reason === 'zero' ? { reason: 'range', from, to } : { reason, readings },
      );
    }
    if (value < from) return refuse(name, { reason: 'range', from, to });
    if (whole && !Number.isInteger(value)) return refuse(name, { reason: 'whole' });
    return value;
  };
  const one = (name: string, rule: Rule) => typed(name, params.get(name) ?? '', rule);
  return {
    refuse,
    typed,
    one,
    /** An empty field is no number, and no mistake. */
    optional: (name: string, rule: Rule) => ((params.get(name) ?? '').trim() === '' ? undefined : one(name, rule)),
    /** Numbers with spaces, lines, semicolons, or a comma and a space between them. */
    list: (name: string, { most, ...rule }: Rule & { most: number }): number[] => {
      const parts = (params.get(name) ?? '').split(/[\s;؛،]+|,\s+/).filter(Boolean);
      if (parts.length > most) refuse(name, { reason: 'many', to: most });
      return parts.slice(0, most).map((part) => typed(name, part, rule) ?? 0);
    },
  };
}
