/** Finds the differences between two versions of a content file and reverts one. */
import { editorLanguages } from '../office/languages.ts';
import {
  declarations,
  entryAt,
  findNode,
  type Node,
  nodeAt,
  numberOf,
  properties,
  stringOf,
  value,
} from './literals.ts';
import { apply, changePair, setProperty } from './rewrite.ts';

type Plain = string | number | readonly Plain[] | { readonly [key: string]: Plain };
type Members = { readonly [key: string]: Plain };

/** A value for comparison, without spaces, quotes and commas. Anything but literals is compared as code. */
function plain(node: Node, code: string): Plain {
  const text = stringOf(node, code);
  if (text) return text.template ? [text.text, ...text.code] : text.text;
  if (node.type === 'ArrayExpression') return (node.elements as Node[]).map((item) => plain(value(item), code));
  const members = properties(node);
  if (node.type === 'ObjectExpression' && members.size === (node.properties as Node[]).length)
    return Object.fromEntries([...members].map(([key, member]) => [key, plain(member.value, code)]));
  return numberOf(node)?.value ?? { code: code.slice(node.start, node.end).replace(/\s/g, '') };
}

const isMembers = (one: Plain): one is Members => typeof one === 'object' && !Array.isArray(one);
const same = (one: Plain | undefined, other: Plain | undefined) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The smallest places that differ: `crisis|title`, and a whole list if its items moved. The order of
 * members does not count.
 * @param isWhole whether a place is edited as one, so that nothing inside counts as a place
 */
export function differences(before: string, now: string, isWhole: (path: string) => boolean): string[] {
  const [was, is] = [before, now].map((code) =>
    Object.fromEntries([...declarations(code)].map(([name, node]) => [name, plain(node, code)])),
  );
  return compare('', was!, is!, isWhole);
}

function compare(path: string, was: Plain, is: Plain, isWhole: (path: string) => boolean): string[] {
  if (same(was, is)) return [];
  const inside = (key: string) => (path ? `${path}|${key}` : key);
  if (isMembers(was) && isMembers(is) && !isWhole(path) && !editorLanguages.every((language) => language in is)) {
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => {
      const [old, now] = [was[key], is[key]];
      return old === undefined || now === undefined ? [inside(key)] : compare(inside(key), old, now, isWhole);
    });
  }
  if (Array.isArray(was) && Array.isArray(is) && !isWhole(path) && !is.every((item) => typeof item === 'number')) {
    const moved = is.some((item, at) => !same(item, was[at]) && was.some((old) => same(old, item)));
    if (!moved)
      return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => at).flatMap((at) => {
        const [old, now] = [was[at], is[at]];
        return old === undefined || now === undefined
          ? [inside(String(at))]
          : compare(inside(String(at)), old, now, isWhole);
      });
  }
  return [path];
}

export const has = (code: string, path: string): boolean => findNode(code, path) !== undefined;

/** The code with one place reverted. @param path as `differences` names it */
export function restored(now: string, before: string, path: string): string {
  const pair = entryAt(before, path);
  if (pair?.kind === 'pair' && entryAt(now, path)?.kind === 'pair')
    return changePair(now, path, { ar: pair.ar.text, en: pair.en.text });
  const codeAt = (code: string, place: string) => {
    const { start, end } = nodeAt(code, place);
    return code.slice(start, end);
  };
  const exchanged = (place: string) => {
    const { start, end } = nodeAt(now, place);
    return apply(now, [{ start, end, code: codeAt(before, place) }]);
  };
  const place = replacedPlace(now, before, path);
  const [parent, key] = splitPath(place);
  if (has(now, place) && has(before, place)) return exchanged(place);
  return setProperty(now, parent, key, has(before, place) ? codeAt(before, place) : undefined);
}

const splitPath = (path: string): [parent: string, key: string] => {
  const at = path.lastIndexOf('|');
  return [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
};

/**
 * The place that `restored` replaces: the outermost part of `path` that only one version has, or its list, because
 * items have no names.
 * @throws if one version lacks the whole declaration
 */
export function replacedPlace(now: string, before: string, path: string): string {
  const keys = path.split('|');
  for (let depth = 1; depth <= keys.length; depth++) {
    const place = keys.slice(0, depth).join('|');
    if (has(now, place) && has(before, place)) continue;
    const [parent] = splitPath(place);
    return nodeAt(now, parent).type === 'ObjectExpression' ? place : parent;
  }
  return path;
}
