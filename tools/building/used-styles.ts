/** The part of the style sheet that a page needs before the application arrives; the whole sheet comes with the application. */
import postcss, { type AtRule, type Container, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { elements } from './page-tree.ts';

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
    rule.selectors = rule.selectors.filter((selector) => canMatch(selectorParser().astSync(selector).nodes, parts));
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
  for (const { tagName, attrs } of pages.flatMap((page) => elements(page))) {
    parts.add(tagName.toLowerCase());
    for (const { name, value } of attrs) {
      if (name === 'class') for (const each of value.split(/\s+/)) parts.add(`.${each}`);
      if (name === 'id') parts.add(`#${value}`);
      if (name === 'name' || name === 'type') parts.add(`[${name}=${value}]`);
    }
  }
  return parts;
}

/**
 * Whether an element and its surroundings could be all that one of the selectors asks for. Of what `:is()`, `:where()` and `:has()` offer
 * one must be possible; what stands in other brackets says nothing of it.
 */
const canMatch = (selectors: readonly Selector[], parts: ReadonlySet<string>): boolean =>
  selectors.some(({ nodes }) => nodes.every((node) => isThere(node, parts)));

function isThere(node: Node, parts: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'tag':
      return parts.has(node.value.toLowerCase());
    case 'class':
      return parts.has(`.${node.value}`);
    case 'id':
      return parts.has(`#${node.value}`);
    case 'attribute':
      return !/^(name|type)=/.test(node.attribute + node.operator) || parts.has(`[${node.attribute}=${node.value}]`);
    case 'pseudo':
      return !/^:(is|where|has)$/.test(node.value) || canMatch(node.nodes, parts);
    default:
      return true;
  }
}

/**
 * Tailwind's own variables (`--tw-…`), where all that is left sets them to one value: the value stands where they are read, and neither
 * their registration nor what older browsers need instead of it has to come along.
 */
function settle(sheet: Root): void {
  const values = new Map<string, Set<string>>();
  sheet.walkDecls(/^(--tw-|initial-value$)/, ({ prop, value, parent }) => {
    const name = prop === 'initial-value' ? (parent as AtRule).params : prop;
    values.set(name, (values.get(name) ?? new Set()).add(value));
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
