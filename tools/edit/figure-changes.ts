/** A published figure changes only with a word about it: the editor writes it into the list that the register's log is made from. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releases } from '../../app/content/figure-changes.ts';
import { isSetting, type RegisterRow } from '../../app/register/row.ts';
import { entries, nodeAt } from '../source/literals.ts';
import { apply, literal, numberCode } from '../source/rewrite.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

export const changesFile = 'app/content/figure-changes.ts';

/** The value of the last release, or `undefined` for a figure that was not published yet, and for a setting of the site. */
export function released(workspace: Workspace, id: string): readonly number[] | undefined {
  const file = join(workspace.root, 'public/data', releases[0], 'figures.json');
  if (!existsSync(file)) return undefined;
  const { figures } = JSON.parse(readFileSync(file, 'utf8')) as { figures: RegisterRow[] };
  const row = figures.find((one) => one.id === id);
  if (!row || isSetting(row)) return undefined;
  return row.to === undefined ? [row.value] : [row.value, row.to];
}

export const amountCode = (values: readonly number[]): string =>
  values.length === 1 ? numberCode(values[0]!) : `[${values.map(numberCode).join(', ')}]`;

/**
 * The list with the reason for a new value, replacing an earlier reason since the last release.
 * @returns `undefined` if no reason is needed: the figure is not released (`released`), or has its published value
 * again
 * @throws Refusal without a reason in both languages
 */
export function explain(
  workspace: Workspace,
  id: string,
  values: readonly number[],
  why: { ar: string; en: string },
  today: string,
): string | undefined {
  const before = released(workspace, id);
  if (!before) return undefined;
  const { code } = workspace.read(changesFile);
  const list = nodeAt(code, 'figureChanges');
  const items = list.elements as { start: number; end: number }[];
  const kept = items
    .filter((_, index) => {
      const at = (key: string) => entries(code).find(({ path }) => path === `figureChanges|${index}|${key}`);
      const [its, day] = [at('id'), at('date')];
      const sinceRelease = day?.kind === 'string' && day.value.text >= releases[0];
      return !(its?.kind === 'string' && its.value.text === id && sinceRelease);
    })
    .map(({ start, end }) => code.slice(start, end));
  const same = String(before) === String(values);
  if (!same && (!why.ar.trim() || !why.en.trim())) throw new Refusal('whyMissing', {}, why.ar.trim() ? 'en' : 'ar');
  const entry = `{ date: '${today}', id: '${id}', from: ${amountCode(before)}, to: ${amountCode(values)}, why: { ar: ${literal(why.ar)}, en: ${literal(why.en)} } }`;
  const all = same ? kept : [entry, ...kept];
  if (same && kept.length === items.length) return undefined;
  return apply(code, [{ start: list.start, end: list.end, code: `[${all.join(', ')}]` }]);
}
