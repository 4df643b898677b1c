/** The facts that only the office has, as one form: what stands there, what is empty, and what the pages show without it. */

import type { LaunchFact } from '../launch/fact.ts';
import { launchPlan } from '../launch/launch-plan.ts';
import { codeOf, contentValue, type FieldValue } from './field-values.ts';
import { Refusal } from './refusal.ts';
import { setProperty } from './rewrite.ts';
import { commitToDisk } from './save.ts';
import { type Entry, entries } from './source.ts';
import type { Workspace } from './workspace.ts';

export const idOf = ({ file, object, key }: LaunchFact): string => `${file}#${object}|${key}`;

const valuesOf = (entry: Entry): Record<string, string> =>
  entry.kind === 'pair'
    ? { ar: entry.ar.text, en: entry.en.text }
    : { value: entry.kind === 'string' ? entry.value.text : entry.kind === 'number' ? String(entry.value) : '' };

/** What stands in a file for a fact, by the names of the form's inputs. */
function standing(all: readonly Entry[], { object, key, kind }: LaunchFact): Record<string, string> {
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

export function readFields(workspace: Workspace) {
  const files = new Map<string, Entry[]>();
  const entriesOf = (file: string): Entry[] => {
    if (!files.has(file)) files.set(file, entries(workspace.read(file).code));
    return files.get(file)!;
  };
  return launchPlan().map((fact) => {
    const value = standing(entriesOf(fact.file), fact);
    const shown = Object.values(value).join(' ').trim();
    const { group, kind, label, of, without, why, choices, ifAny = false } = fact;
    const missing = shown === '' || fact.example?.test(shown) === true;
    // What stands in by an example can be exchanged, but the site can't do without it.
    const stays = fact.example !== undefined;
    return { id: idOf(fact), group, kind, label, of, without, why, choices, ifAny, stays, value, missing };
  });
}

export type Field = ReturnType<typeof readFields>[number];

/** A content file with the fact set to what was typed, or without it. @throws Refusal */
export function fieldCode(code: string, fact: LaunchFact, value: FieldValue): string {
  const said = contentValue(fact, value);
  if (said === undefined && fact.example) throw new Refusal('emptyField');
  return setProperty(code, fact.object, fact.key, said === undefined ? undefined : codeOf(said));
}

export async function saveField(workspace: Workspace, id: string, value: FieldValue): Promise<void> {
  const fact = launchPlan().find((one) => idOf(one) === id);
  if (!fact) throw new Refusal('noPlace', { file: id });
  const code = fieldCode(workspace.read(fact.file).code, fact, value);
  // The kind of the fact has checked the value; asking the compiler too would make the office wait.
  await commitToDisk(workspace, new Map([[fact.file, code]]));
}
