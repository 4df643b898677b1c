/** The part of the style sheet that a page needs before the application arrives; the whole sheet comes with the application. */
import postcss, { type Container, type Root } from 'postcss';
import { attribute, elements, pageTree } from './page-tree.ts';

/**
 * Leaves out what surely matches nothing: rules for classes that no page has, variables and keyframes that nobody reads. Everything
 * else stays, whatever its selector says of elements, attributes and states.
 * @param css the whole style sheet
 * @param pages the finished HTML of the pages that share the result
 */
export function usedStyles(css: string, pages: string[]): string {
  const classes = new Set(
    pages.flatMap((page) =>
      [...elements(pageTree(page))].flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []),
    ),
  );
  const html = pages.join('\n');
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => canMatch(selector, classes));
    if (rule.selector === '') rule.remove();
  });
  for (let before = ''; before !== sheet.toString(); ) {
    before = sheet.toString();
    dropUnread(sheet, html);
  }
  return sheet.toString();
}

const inKeyframes = (rule: { parent?: unknown }): boolean =>
  (rule.parent as { name?: string } | undefined)?.name?.endsWith('keyframes') ?? false;

/** Whether an element and its surroundings could have all the classes that a selector asks for. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const { outside, choices } = taken(selector);
  return (
    [...outside.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].every(([, name]) =>
      classes.has(name!.replace(/\\(.)/g, '$1')),
    ) && choices.every((list) => list.some((choice) => canMatch(choice, classes)))
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
