/** The facts that only the office has, as one form: what stands there, what is empty, and what the pages show without it. */

import type { LaunchFact } from '../../app/content/launch.ts';
import { launchPlan } from '../launch-plan.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import { type Entry, entries, entryAt, literal, setProperty } from './source.ts';
import type { Workspace } from './workspace.ts';

/** What the form sends: a line, both languages, a list, a stored photo or a signed declaration; nothing empties the field. */
export type FieldValue = Record<string, string | number> | undefined;

const idOf = ({ file, object, key }: LaunchFact): string => `${file}#${object}|${key}`;
const pathOf = ({ object, key }: LaunchFact): string => `${object}|${key}`;

function standing(code: string, fact: LaunchFact): Record<string, string> {
  const path = pathOf(fact);
  const text = (entry: Entry | undefined): Record<string, string> =>
    entry?.kind === 'pair'
      ? { ar: entry.ar.text, en: entry.en.text }
      : entry?.kind === 'string'
        ? { value: entry.value.text }
        : entry?.kind === 'number'
          ? { value: String(entry.value) }
          : {};
  if (fact.kind === 'photo')
    return { ...text(entryAt(code, `${path}|alt`)), ...prefixed('src', text(entryAt(code, `${path}|src`))) };
  if (fact.kind === 'declaration')
    return {
      ...text(entryAt(code, `${path}|text`)),
      ...prefixed('signedBy', text(entryAt(code, `${path}|signedBy`))),
      ...prefixed('signedOn', text(entryAt(code, `${path}|signedOn`))),
    };
  if (fact.kind === 'list') {
    const items = entries(code).flatMap((entry) =>
      entry.kind === 'string' && entry.path.startsWith(`${path}|`) ? [entry.value.text] : [],
    );
    return items.length > 0 ? { value: items.join('\n') } : {};
  }
  return text(entryAt(code, path));
}

const prefixed = (name: string, { value }: Record<string, string>): Record<string, string> =>
  value === undefined ? {} : { [name]: value };

export function readFields(workspace: Workspace) {
  return launchPlan().map(({ group, ...fact }) => {
    const value = standing(workspace.read(fact.file).code, fact);
    const shown = Object.values(value).join(' ');
    return {
      id: idOf(fact),
      group,
      kind: fact.kind,
      label: fact.label,
      without: fact.without,
      value,
      missing: shown.trim() === '' || fact.example?.test(shown) === true,
    };
  });
}

/** The value as code of the content, or `undefined` where the field is emptied. @throws Refusal */
function codeOf(kind: LaunchFact['kind'], value: FieldValue): string | undefined {
  const get = (name: string): string => String(value?.[name] ?? '').trim();
  const pair = (): string | undefined => {
    const [ar, en] = [get('ar'), get('en')];
    if (!ar && !en) return undefined;
    if (!ar || !en) throw new Refusal('emptyLanguage');
    return `{ ar: ${literal(ar)}, en: ${literal(en)} }`;
  };
  const line = get('value');
  switch (kind) {
    case 'text':
      return pair();
    case 'photo': {
      if (!get('src')) return undefined;
      const alt = pair();
      if (!alt) throw new Refusal('altMissing');
      return `{ src: ${literal(get('src'))}, width: ${Number(value?.width)}, height: ${Number(value?.height)}, alt: ${alt} }`;
    }
    case 'declaration': {
      const text = pair();
      if (!text) return undefined;
      if (!get('signedBy') || !/^\d{4}-\d\d-\d\d$/.test(get('signedOn'))) throw new Refusal('signatureMissing');
      return `{ text: ${text}, signedBy: ${literal(get('signedBy'))}, signedOn: ${literal(get('signedOn'))} }`;
    }
    case 'list': {
      const items = line
        .split('\n')
        .map((item) => item.trim())
        .filter(Boolean);
      return items.length > 0 ? `[${items.map((item) => literal(item)).join(', ')}]` : undefined;
    }
    case 'email':
      if (line && !/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/.test(line))
        throw new Refusal('badEmail', { typed: line });
      break;
    case 'phone':
      if (line && !/^\+?[\d ]{6,20}$/.test(line)) throw new Refusal('badPhone', { typed: line });
      break;
    case 'date':
      if (line && !/^\d{4}-\d\d-\d\d$/.test(line)) throw new Refusal('badDate', { typed: line });
      break;
  }
  return line ? literal(line) : undefined;
}

export async function saveField(workspace: Workspace, id: string, value: FieldValue): Promise<void> {
  const fact = launchPlan().find((one) => idOf(one) === id);
  if (!fact) throw new Refusal('noPlace', { file: id });
  const code = setProperty(workspace.read(fact.file).code, fact.object, fact.key, codeOf(fact.kind, value));
  await commitToDisk(workspace, new Map([[fact.file, code]]), true);
}
