import { parseAmount, type Refusal as Unreadable } from '../language/read-number.ts';

/**
 * Why a field was refused; content/planner-form.ts has the messages. An unreadable number has the carbon calculator's
 * reason, `range` is out of range, `whole` not a whole number, `many` too long a list. The others concern several
 * fields: see inputs.ts.
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
  /** The possible readings of an ambiguous number. */
  readings?: readonly number[];
}

/** By field name. */
export type Refusals = Record<string, Refusal>;

interface Rule {
  /** Minimum and maximum. */
  accepts: readonly [number, number];
  whole?: boolean;
}

export type FieldReader = ReturnType<typeof fieldReader>;

/** Reads a plan's fields in the carbon calculator's notations, and collects refusals. */
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
    /** An empty field is valid and has no number. */
    optional: (name: string, rule: Rule) => ((params.get(name) ?? '').trim() === '' ? undefined : one(name, rule)),
    /** Numbers separated by spaces, lines, semicolons, or a comma and a space. */
    list: (name: string, { max, ...rule }: Rule & { max: number }): number[] => {
      const parts = (params.get(name) ?? '').split(/[\s;؛،]+|,\s+/).filter(Boolean);
      if (parts.length > max) refuse(name, { reason: 'many', to: max });
      return parts.slice(0, max).map((part) => typed(name, part, rule) ?? 0);
    },
  };
}
