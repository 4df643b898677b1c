/** Saves the facts that only the office has. */
import { launchPlan } from '../office/all-facts.ts';
import type { LaunchFact } from '../office/fact.ts';
import { idOf } from '../office/read-facts.ts';
import { codeOf, setProperty } from '../source/rewrite.ts';
import { contentValue, type FieldValue } from './field-values.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

/** A content file with the fact set to what was typed, or without it. @throws Refusal */
export function fieldCode(code: string, fact: LaunchFact, value: FieldValue): string {
  const said = contentValue(fact, value);
  if (said === undefined && fact.example) throw new Refusal('emptyField');
  return setProperty(code, fact.object, fact.key, said === undefined ? undefined : codeOf(said));
}

export async function saveField(workspace: Workspace, id: string, value: FieldValue): Promise<void> {
  const fact = launchPlan().find((one) => idOf(one) === id);
  if (!fact) throw new Refusal('noPlace', { file: id });
  const code = fieldCode(workspace.read(fact.file), fact, value);
  // Without the compiler, which is slow: `contentValue` has checked the value.
  await commitToDisk(workspace, new Map([[fact.file, code]]));
}
