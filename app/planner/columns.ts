import { plannerValues, type ValueId, valueIds } from '../content/planner-values.ts';

/** The three consistent calculations: all good ends of the ranges, the middle, all bad ends. */
export const scenarios = ['favourable', 'middle', 'unfavourable'] as const;
export type Scenario = (typeof scenarios)[number];

/** A value for each row of the table, in its unit. */
export type Values = Record<ValueId, number>;

/**
 * The values of one column. A changed value replaces the middle, and an outer end of the range if it lies beyond it, so
 * that the columns never cross.
 * @param changed the values that differ from the table
 */
export function columnValues(scenario: Scenario, changed: Partial<Values>): Values {
  const entries = valueIds.map((id) => {
    const { usual, range, good } = plannerValues.table[id];
    const middle = changed[id] ?? usual;
    if (scenario === 'middle' || !range || !good) return [id, middle];
    const lowEnd = (scenario === 'favourable') === (good === 'low');
    return [id, lowEnd ? Math.min(range[0], middle) : Math.max(range[1], middle)];
  });
  return Object.fromEntries(entries) as Values;
}
