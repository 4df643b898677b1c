import { RolldownMagicString } from 'rolldown';
import type { ESTree } from 'rolldown/utils';
import type { Plugin } from 'vite';

/**
 * The site takes four small things from React Router; its links, forms and data loading stayed in the application, because each is given
 * a name for developers when it is made (`Link.displayName = 'Link'`), and a bundler must take that for use. Without the names, and with
 * the makers (`forwardRef`, `createContext`) marked as pure, what nobody imports falls out: 7.5 kB.
 */
export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.m?js$/ },
    handler(code) {
      const result = new RolldownMagicString(code);
      for (const statement of this.parse(code).body) {
        const { start, end } = statement;
        if (statement.type === 'ExpressionStatement' && givesAName(statement.expression)) result.remove(start, end);
        if (statement.type !== 'VariableDeclaration') continue;
        for (const { init } of statement.declarations)
          if (init?.type === 'CallExpression') result.prependLeft(init.start, '/* @__PURE__ */ ');
      }
      return { code: result.toString(), map: null };
    },
  },
};

/** `Link.displayName = 'Link'` */
const givesAName = (expression: ESTree.Expression): boolean =>
  expression.type === 'AssignmentExpression' &&
  expression.left.type === 'MemberExpression' &&
  expression.left.property.type === 'Identifier' &&
  expression.left.property.name === 'displayName';
