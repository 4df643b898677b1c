/** The part of the style sheet that a page's own HTML needs; the whole sheet loads beside an island. */
import postcss, { type AtRule, type Container, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { elements } from './page-tree.ts';

/**
 * Drops what certainly matches nothing: rules for elements, classes, ids and names that no page has, unused variables
 * and keyframes. Everything else stays, whatever its selector says of other attributes and states.
 * @param css the whole style sheet
 * @param pages the HTML of the pages that share the result
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

/** The parts of the pages in selector syntax: `p`, `.wide`, `#main`, `[name=area]`. */
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
 * Whether the pages may contain a match for one of the selectors. Of the alternatives in `:is()`, `:where()` and
 * `:has()` one must be possible; other brackets are ignored.
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
 * Inlines Tailwind's own variables (`--tw-…`) that the remaining rules set to one value, and drops their registration
 * and the fallback for older browsers.
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

/** One pass; removing a rule may leave further variables unused. */
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
