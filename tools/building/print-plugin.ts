import { type AtRule, type ChildNode, parse } from 'postcss';
import type { Plugin } from 'vite';

/** The rule within all that stands around it, but for cascade layers. */
function withoutLayers(rule: AtRule): ChildNode {
  let outer: ChildNode = rule.clone();
  for (let at = rule.parent as ChildNode; at.parent; at = at.parent as ChildNode)
    if (at.type === 'rule' || (at.type === 'atrule' && at.name !== 'layer')) outer = at.clone({ nodes: [outer] });
  return outer;
}

/**
 * Each component's `@media print` wins over what its screen looks like, because it stands in no cascade layer. Those of
 * the site's sheet make up `site.css?print`, which holds up no screen.
 */
export const printPlugin = (): Plugin => ({
  name: 'print',
  enforce: 'pre',
  transform: {
    // Vite's dev server adds `direct`.
    filter: { id: /\.css(\?(print|direct|print&direct))?$/ },
    handler(code, id) {
      const [sheet, print] = [parse(code), parse('')];
      sheet.walkAtRules('media', (rule) => {
        if (rule.params !== 'print') return;
        print.append(withoutLayers(rule));
        rule.remove();
      });
      if (id.includes('?print')) return `${print}`;
      return id.includes('/site.css') ? `${sheet}` : `${sheet}${print}`;
    },
  },
});
