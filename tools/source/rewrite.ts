/** Rewrites literals of a content file and leaves the rest unchanged. */
import { entryAt, type Node, nodeAt, properties, type StringLiteral } from './literals.ts';

/** A text as code: single quotes, double quotes if they save escapes, a template if it was one. */
export function literal(text: string, was?: Pick<StringLiteral, 'code' | 'template'>): string {
  if (was?.template) {
    const body = text
      .replace(/[\\`]|\$(?=\{)/g, '\\$&')
      .replace(/\{=(\d+)\}/g, (_, n: string) => `\${${was.code[Number(n)]}}`);
    return `\`${body}\``;
  }
  const body = text
    .replace(/\\/g, '\\\\')
    .replace(/\n/g, '\\n')
    // Invisible characters are escaped to make them visible.
    .replace(
      /[\u00a0\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return body.includes("'") && !body.includes('"') ? `"${body}"` : `'${body.replace(/'/g, "\\'")}'`;
}

/** A change of one piece of the code. */
export interface Edit {
  start: number;
  end: number;
  code: string;
}

/** Applies the edits from the last to the first, so that offsets stay valid. */
export const apply = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.code + result.slice(edit.end), code);

/** Replaces both languages of a text; unchanged ones keep their exact characters. */
export function changePair(code: string, path: string, texts: { ar: string; en: string }): string {
  const entry = entryAt(code, path);
  if (entry?.kind !== 'pair') throw new Error(`No text in two languages stands at ${path}`);
  return apply(
    code,
    (['ar', 'en'] as const).flatMap((language) => {
      const was = entry[language];
      return was.text === texts[language]
        ? []
        : [{ start: was.start, end: was.end, code: literal(texts[language], was) }];
    }),
  );
}

/** A number in the content's groups of three: `142_500_000`. */
export const numberCode = (value: number): string => {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, '_') : whole;
  return decimals ? `${grouped}.${decimals}` : grouped;
};

export type ContentValue = string | number | readonly ContentValue[] | { [key: string]: ContentValue | undefined };

/** A value as the content writes it; properties that are `undefined` are left out. */
export function codeOf(value: ContentValue): string {
  if (typeof value === 'string') return literal(value);
  if (typeof value === 'number') return numberCode(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  const members = Object.entries(value).flatMap(([key, member]) =>
    member === undefined ? [] : `${key}: ${codeOf(member as ContentValue)}`,
  );
  return `{ ${members.join(', ')} }`;
}

/**
 * Sets a property of the object at a place: replaces its value, appends it, or removes it (`undefined`).
 * @param path of the object
 * @param code of the value, for example `'HRB 1'` or `{ src: '...' }`
 */
export function setProperty(source: string, path: string, key: string, code: string | undefined): string {
  const object = nodeAt(source, path);
  const members = properties(object);
  const old = members.get(key);
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
  if (old && code === undefined) {
    const { start, end } = old.property;
    // With the comma after it and the space before it; the last of a line with the comma before it.
    const after = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
    const before = (after ? /\s*$/ : /\s*,?\s*$/).exec(source.slice(0, start))?.[0].length ?? 0;
    return source.slice(0, start - before) + source.slice(end + after);
  }
  if (code === undefined) return source;
  if (old) {
    const { start, end } = old.property.value as Node;
    return apply(source, [{ start, end, code }]);
  }
  const last = [...members.values()].at(-1);
  const at = last ? last.property.end : object.start + 1;
  return `${source.slice(0, at)}${last ? ', ' : ' '}${name}: ${code}${last ? '' : ' '}${source.slice(at)}`;
}
