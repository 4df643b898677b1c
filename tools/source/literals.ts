/**
 * Reads the literals of a content file with a parser. A place is the declaration and the keys that lead to the
 * literal, for example `crisis|hero|title`.
 */
import { parseSync } from 'vite';

/** The used parts of a syntax tree node. Offsets count UTF-16 units, as strings do. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A place in a content file. */
export interface TextPlace {
  file: string;
  path: string;
}

/** One string literal. `text` holds the expressions of a template as `{=0}`, `{=1}` ..., `code` their code. */
export interface StringLiteral {
  start: number;
  end: number;
  text: string;
  code: readonly string[];
  template: boolean;
}

export type Entry = { path: string } & (
  | { kind: 'pair'; ar: StringLiteral; en: StringLiteral }
  | { kind: 'string'; value: StringLiteral }
  | { kind: 'number'; start: number; end: number; value: number }
  | { kind: 'span'; ends: readonly [NumberLiteral, NumberLiteral] }
);

/** The strings of an entry by language; a text that stands once is used for both. */
export const literalsOf = (entry: Entry): { ar?: StringLiteral; en?: StringLiteral } => {
  if (entry.kind === 'pair') return entry;
  return entry.kind === 'string' ? { ar: entry.value, en: entry.value } : {};
};

interface NumberLiteral {
  start: number;
  end: number;
  value: number;
}

/**
 * The value of each constant at a file's top level.
 * @throws Error with the parser's message if the file is not valid TypeScript
 */
export const declarations = (code: string): Map<string, Node> =>
  new Map([...constants(code)].map(([name, init]) => [name, value(init)]));

function constants(code: string): Map<string, Node> {
  const { program, errors } = parseSync('content.ts', code);
  if (errors.length > 0) throw new Error(errors[0]!.message);
  const found = new Map<string, Node>();
  for (const statement of program.body as unknown as Node[]) {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[])
      if (init && typeof id.name === 'string') found.set(id.name, init);
  }
  return found;
}

/** The value behind `as const`, `satisfies` and `defineContent('name', ...)`. */
export function value(node: Node): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return value(node.expression as Node);
  if (node.type === 'CallExpression') {
    const last = (node.arguments as Node[]).at(-1);
    return last ? value(last) : node;
  }
  return node;
}

/** The constants of a file made by `figureRecords('facade', ...)`, and the group's name. */
export const groupsIn = (code: string): { constant: string; name: string }[] =>
  [...constants(code)].flatMap(([constant, { type, callee }]) => {
    const made = type === 'CallExpression' && (callee as Node).name === 'figureRecords';
    return made ? [{ constant, name: givenName(code, constant)!.text }] : [];
  });

/** The name that a constant is made with: `facade` of `figureRecords('facade', ...)`. */
export function givenName(code: string, constant: string): StringLiteral | undefined {
  const [first] = (constants(code).get(constant)?.arguments ?? []) as Node[];
  return stringOf(first, code);
}

const keyOf = (property: Node): string | undefined => {
  const key = property.key as Node;
  if (property.type !== 'Property' || property.computed) return undefined;
  return key.type === 'Identifier' ? (key.name as string) : String(key.value);
};

/** The properties of an object, by name. */
export function properties(node: Node): Map<string, { property: Node; value: Node }> {
  const found = new Map<string, { property: Node; value: Node }>();
  if (node.type !== 'ObjectExpression') return found;
  for (const property of node.properties as Node[]) {
    const key = keyOf(property);
    if (key !== undefined) found.set(key, { property, value: value(property.value as Node) });
  }
  return found;
}

/** Every editable literal of a file, in the order of the file. */
export function entries(code: string): Entry[] {
  const found: Entry[] = [];
  for (const [name, node] of declarations(code)) walk(name, node, code, found);
  return found;
}

function walk(path: string, node: Node, code: string, found: Entry[]): void {
  if (node.type === 'ObjectExpression') {
    const members = properties(node);
    const ar = stringOf(members.get('ar')?.value, code);
    const en = stringOf(members.get('en')?.value, code);
    const de = stringOf(members.get('de')?.value, code);
    if (ar && en) found.push({ path, kind: 'pair', ar, en });
    // The glossary's third name.
    if (ar && en && de) found.push({ path: `${path}|de`, kind: 'string', value: de });
    if (!ar || !en) for (const [key, member] of members) walk(`${path}|${key}`, member.value, code, found);
    return;
  }
  if (node.type === 'ArrayExpression') {
    const items = (node.elements as (Node | null)[]).map((item) => item && value(item));
    const ends = items.map((item) => item && numberOf(item));
    if (ends.length === 2 && ends[0] && ends[1]) found.push({ path, kind: 'span', ends: [ends[0], ends[1]] });
    else for (const [index, item] of items.entries()) if (item) walk(`${path}|${index}`, item, code, found);
    return;
  }
  const text = stringOf(node, code);
  const number = numberOf(node);
  if (text) found.push({ path, kind: 'string', value: text });
  else if (number) found.push({ path, kind: 'number', ...number });
}

export function numberOf(node: Node): NumberLiteral | undefined {
  return node.type === 'Literal' && typeof node.value === 'number'
    ? { start: node.start, end: node.end, value: node.value }
    : undefined;
}

export function stringOf(node: Node | undefined, code: string): StringLiteral | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return { start: node.start, end: node.end, text: node.value, code: [], template: false };
  if (node?.type !== 'TemplateLiteral') return undefined;
  const expressions = (node.expressions as Node[]).map(({ start, end }) => code.slice(start, end));
  const text = (node.quasis as { value: { cooked: string } }[])
    .map(({ value: { cooked } }, index) => cooked + (index < expressions.length ? `{=${index}}` : ''))
    .join('');
  return { start: node.start, end: node.end, text, code: expressions, template: true };
}

/** The node at a place, if the file has one there. */
export function findNode(code: string, path: string): Node | undefined {
  const [name = '', ...keys] = path.split('|');
  let node = declarations(code).get(name);
  for (const key of keys) {
    if (node?.type === 'ArrayExpression') node = (node.elements as Node[])[Number(key)];
    else node = node && properties(node).get(key)?.value;
    if (node) node = value(node);
  }
  return node;
}

/** @throws where the file has no such place (it was changed by hand, for example) */
export function nodeAt(code: string, path: string): Node {
  const node = findNode(code, path);
  if (!node) throw new Error(`No value at ${path}`);
  return node;
}

export const entryAt = (code: string, path: string): Entry | undefined =>
  entries(code).find((entry) => entry.path === path);
