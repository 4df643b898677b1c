/** The part of the style sheet that a page needs before the application arrives; the whole sheet comes with the application. */
import postcss, { type Container, type Root } from 'postcss';
import { attribute, elements, pageTree } from './page-tree.ts';

/**
 * Leaves out what surely matches nothing: rules for elements, classes, ids and names that no page has, variables and keyframes that
 * nobody reads. Everything else stays, whatever its selector says of other attributes and of states.
 * @param css the whole style sheet
 * @param pages the finished HTML of the pages that share the result
 */
export function usedStyles(css: string, pages: string[]): string {
  const parts = partsOf(pages);
  const html = pages.join('\n');
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => canMatch(selector, parts));
    if (rule.selector === '') rule.remove();
  });
  settle(sheet);
  for (let before = ''; before !== sheet.toString(); ) {
    before = sheet.toString();
    dropUnread(sheet, html);
  }
  return sheet.toString();
}

const inKeyframes = (rule: { parent?: unknown }): boolean =>
  (rule.parent as { name?: string } | undefined)?.name?.endsWith('keyframes') ?? false;

/** What the pages consist of, as a selector writes it: `p`, `.wide`, `#main`, `[name=area]`. */
function partsOf(pages: string[]): Set<string> {
  const parts = new Set<string>();
  for (const element of pages.flatMap((page) => [...elements(pageTree(page))])) {
    parts.add(element.tagName.toLowerCase());
    for (const name of attribute(element, 'class')?.split(/\s+/) ?? []) parts.add(`.${name}`);
    for (const name of ['id', 'name', 'type']) {
      const value = attribute(element, name);
      if (value !== undefined) parts.add(name === 'id' ? `#${value}` : `[${name}=${value}]`);
    }
  }
  return parts;
}

const attributes = /(?<!\\)\[(?:\\.|[^\]\\])*\]/g;
const elementNames = /(?<=^|(?<!\\)[\s>+~])[a-z][\w-]*/gi;
const classesAndIds = /[.#](?:\\.|[\w-]|[^\0-\x7f])+/g;

/** Whether an element and its surroundings could be all that a selector asks for. */
function canMatch(selector: string, parts: ReadonlySet<string>): boolean {
  const { outside, choices } = taken(selector);
  const bare = outside.replace(attributes, '');
  const asked = [
    ...(bare.match(elementNames) ?? []).map((name) => name.toLowerCase()),
    ...(bare.match(classesAndIds) ?? []).map((name) => name.replace(/\\(.)/g, '$1')),
    ...(outside.match(attributes) ?? [])
      .map((each) => each.replace(/["']/g, ''))
      .filter((each) => /^\[(name|type)=/.test(each)),
  ];
  return (
    asked.every((part) => parts.has(part)) && choices.every((list) => list.some((choice) => canMatch(choice, parts)))
  );
}

/** A selector apart: what stands outside of all brackets, and what `:is()`, `:where()` and `:has()` offer to choose from. */
function taken(selector: string): { outside: string; choices: string[][] } {
  const choices: string[][] = [];
  let outside = '';
  let inside = '';
  let depth = 0;
  // One letter, or an escaped one, which belongs to a name.
  for (const letter of selector.match(/\\.|[\s\S]/g) ?? []) {
    if (letter === ')') {
      depth -= 1;
      if (depth === 0 && /:(is|where|has)$/.test(outside)) choices.push(inside.split('\n'));
    }
    if (depth === 0) outside += letter === '(' || letter === ')' ? '' : letter;
    // Between two choices.
    else inside += letter === ',' && depth === 1 ? '\n' : letter;
    if (letter === '(') {
      depth += 1;
      if (depth === 1) inside = '';
    }
  }
  return { outside, choices };
}

/**
 * Tailwind's own variables (`--tw-…`), where all that is left sets them to one value: the value stands where they are read, and neither
 * their registration nor what older browsers need instead of it has to come along.
 */
function settle(sheet: Root): void {
  const values = new Map<string, Set<string>>();
  const note = (name: string, value: string) => values.set(name, (values.get(name) ?? new Set()).add(value));
  sheet.walkDecls(/^--tw-/, ({ prop, value }) => {
    note(prop, value);
  });
  sheet.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => {
      note(rule.params, value);
    });
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--tw-[\w-]+)\)/g, (read, name: string) => {
      const [value, ...others] = values.get(name) ?? [];
      return value === undefined || others.length > 0 ? read : value;
    });
  });
}

/** One pass; what it takes away may leave more that is not read. */
function dropUnread(sheet: Root, html: string): void {
  let values = html;
  sheet.walkDecls(({ value }) => {
    values += `\n${value}`;
  });
  const read = new Set(values.match(/--[\w-]+/g));
  const names = new Set(values.match(/[\w-]+/g));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.name === 'property' ? !read.has(rule.params) : rule.name.endsWith('keyframes') && !names.has(rule.params))
      rule.remove();
  });
  sheet.walk((node) => {
    if ('nodes' in node && (node as Container).nodes?.length === 0) node.remove();
  });
}
