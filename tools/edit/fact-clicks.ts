/** Which facts of the office a click on a page means. */

import { formatStated, formats } from '../../app/language/format.ts';
import { launchPlan } from '../office/all-facts.ts';
import type { LaunchFact } from '../office/fact.ts';
import { type EditorLanguage, editorLanguages } from '../office/languages.ts';
import { type Field, idOf } from '../office/read-facts.ts';
import type { TextPlace } from '../source/literals.ts';
import { fieldsNow, planNow } from './project-list.ts';
import type { Workspace } from './workspace.ts';

/** Facts that pages show as they are written, so that they can carry a mark. Code reads the others. */
const marked = new Set(['line', 'email', 'phone', 'time', 'list']);
const isAt = (fact: LaunchFact, { file, path }: TextPlace): boolean =>
  fact.file === file && `${path}|`.startsWith(`${fact.object}|${fact.key}|`);

/** Whether a string of the content is such a fact. */
export const isMarkedFact = (place: TextPlace): boolean =>
  launchPlan().some((fact) => isAt(fact, place) && (marked.has(fact.kind) || place.path.endsWith('|signedBy')));

/** How a page shows a fact that carries no mark. */
function shown({ kind, value, choices }: Field, language: EditorLanguage): string | undefined {
  const format = formats[language];
  const one = value.value ?? '';
  if (kind === 'declaration' && value.signedOn) return formatStated(value.signedOn, language);
  if ((kind === 'date' || kind === 'month') && one) return formatStated(one, language);
  if (kind === 'percent' && one) return format.percent(Number(one));
  if (kind === 'money' && value.amount) return format.quantity(Number(value.amount), value.currency as 'euro');
  return kind === 'choice' ? choices?.[one]?.[language] : undefined;
}

const plain = (text: string): string =>
  text
    .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

interface Click {
  /** The places of the texts that were clicked. */
  places: readonly TextPlace[];
  /** The visible text of the element. */
  said: string;
  /** Of the page. */
  path: string;
}

/** @returns the ids of the facts, as `idOf` writes them */
export function factsAt(workspace: Workspace, { places, said, path }: Click): string[] {
  const plan = planNow(workspace);
  const found = plan.filter((fact) => places.some((place) => isAt(fact, place)));
  if (found.length > 0) return [...new Set(found.map(idOf))];
  const text = plain(said);
  const here = new Set(plan.filter(({ on }) => on.some((page) => page === path)).map(idOf));
  return fieldsNow(workspace)
    .filter((field) => here.has(field.id))
    .filter((field) =>
      editorLanguages.some((language) => {
        const value = plain(shown(field, language) ?? '');
        return value !== '' && (field.kind === 'choice' ? text === value : text.includes(value));
      }),
    )
    .map(({ id }) => id);
}
