/** A published figure changes only with a reason, which goes into the list behind the register's change log. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releases } from '../../app/content/figure-changes.ts';
import type { RegisterRow } from '../../app/register/row.ts';
import { entryAt, nodeAt } from '../source/literals.ts';
import { apply, codeOf } from '../source/rewrite.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

export const changesFile = 'app/content/figure-changes.ts';

/** The value in the last release; `undefined` for a figure that was not published yet. */
export function releasedValue(workspace: Workspace, id: string): readonly number[] | undefined {
  const file = join(workspace.root, 'public/data', releases[0], 'figures.json');
  if (!existsSync(file)) return undefined;
  const { figures } = JSON.parse(readFileSync(file, 'utf8')) as { figures: RegisterRow[] };
  const row = figures.find((one) => one.id === id);
  if (!row) return undefined;
  return row.to === undefined ? [row.value] : [row.value, row.to];
}

/** One number, or the two ends of a span. */
export const amountOf = (values: readonly number[]): number | readonly number[] =>
  values.length === 1 ? values[0]! : values;

/**
 * Adds the reason for a new value to the list, in the place of an earlier reason since the last release.
 * @returns the code of the list; `undefined` if it stays the same: the figure needs no reason, or has its published value again
 * @throws Refusal without a reason in both languages
 */
export function withReason(
  workspace: Workspace,
  id: string,
  values: readonly number[],
  why: { ar: string; en: string },
  today: string,
): string | undefined {
  const before = releasedValue(workspace, id);
  if (!before) return undefined;
  const code = workspace.read(changesFile);
  const list = nodeAt(code, 'figureChanges');
  const items = list.elements as { start: number; end: number }[];
  const kept = items
    .filter((_, index) => {
      const text = (key: string) => {
        const entry = entryAt(code, `figureChanges|${index}|${key}`);
        return entry?.kind === 'string' ? entry.value.text : '';
      };
      return text('id') !== id || text('date') < releases[0];
    })
    .map(({ start, end }) => code.slice(start, end));
  const same = String(before) === String(values);
  if (!same && (!why.ar.trim() || !why.en.trim())) throw new Refusal('whyMissing', {}, why.ar.trim() ? 'en' : 'ar');
  const entry = codeOf({
    date: today,
    id,
    from: amountOf(before),
    to: amountOf(values),
    why: { ar: why.ar, en: why.en },
  });
  const all = same ? kept : [entry, ...kept];
  if (same && kept.length === items.length) return undefined;
  return apply(code, [{ start: list.start, end: list.end, code: `[${all.join(', ')}]` }]);
}
