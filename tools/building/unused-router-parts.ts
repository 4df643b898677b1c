import type { Plugin } from 'vite';

/** What this looks at of a statement (ESTree). */
interface Piece {
  type: string;
  start: number;
  end: number;
  expression?: { left?: { property?: { name?: string } } };
  declarations?: { init: Piece | null }[];
}

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
      let result = code;
      // From the end, so that the places before stay where they are.
      for (const statement of (this.parse(code).body as unknown as Piece[]).toReversed()) {
        if (statement.expression?.left?.property?.name === 'displayName')
          result = result.slice(0, statement.start) + result.slice(statement.end);
        for (const { init } of statement.declarations?.toReversed() ?? [])
          if (init?.type === 'CallExpression')
            result = `${result.slice(0, init.start)}/* @__PURE__ */ ${result.slice(init.start)}`;
      }
      return result === code ? undefined : { code: result, map: null };
    },
  },
};
