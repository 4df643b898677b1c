/** The content's value for each fact of the office, and what is missing. */
import { type Entry, entries } from '../source/literals.ts';
import { launchPlan } from './all-facts.ts';
import type { LaunchFact } from './fact.ts';

export const idOf = ({ file, object, key }: LaunchFact): string => `${file}#${object}|${key}`;

const valuesOf = (entry: Entry): Record<string, string> =>
  entry.kind === 'pair'
    ? { ar: entry.ar.text, en: entry.en.text }
    : { value: entry.kind === 'string' ? entry.value.text : entry.kind === 'number' ? String(entry.value) : '' };

/** A fact's value in a file, by the names of the form's inputs. */
function currentValue(all: readonly Entry[], { object, key, kind }: LaunchFact): Record<string, string> {
  const path = `${object}|${key}`;
  const [whole] = all.filter((entry) => entry.path === path).map(valuesOf);
  if (whole) return whole;
  const parts = all.filter((entry) => entry.path.startsWith(`${path}|`));
  if (kind === 'list') return parts.length > 0 ? { value: parts.map((part) => valuesOf(part).value).join('\n') } : {};
  return Object.assign(
    {},
    ...parts.map((part) => {
      const values = valuesOf(part);
      return 'value' in values ? { [part.path.slice(path.length + 1)]: values.value } : values;
    }),
  );
}

/** @param read the code of a content file */
export function readFields(read: (file: string) => string, plan = launchPlan()) {
  const files = new Map<string, Entry[]>();
  const entriesOf = (file: string): Entry[] => {
    if (!files.has(file)) files.set(file, entries(read(file)));
    return files.get(file)!;
  };
  return plan.map((fact) => {
    const value = currentValue(entriesOf(fact.file), fact);
    const shown = Object.values(value).join(' ').trim();
    const { group, kind, label, of, sort, without, why, choices, ifAny = false } = fact;
    const missing = shown === '' || fact.example?.test(shown) === true;
    // Needed facts and those with an example value can be replaced, but not emptied.
    const stays = fact.example !== undefined || fact.needed === true;
    return { id: idOf(fact), group, kind, label, of, sort, without, why, choices, ifAny, stays, value, missing };
  });
}

export type Field = ReturnType<typeof readFields>[number];
