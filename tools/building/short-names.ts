/**
 * Class names are a tenth of a page: `md:grid-cols-[auto_minmax(0,1fr)]` stands in its styles and on its elements. The
 * build renames utilities to one or two letters; sources, `npm run dev` and unit tests use the long names.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { RolldownMagicString } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { distDirectory } from '../paths.ts';

type Names = ReadonlyMap<string, string>;

/** Beside Vite's manifest, which is not served. */
const fileName = '.vite/short-names.json';
export const readShortNames = (): Names =>
  new Map(Object.entries<string>(JSON.parse(readFileSync(join(distDirectory, fileName), 'utf8'))));

/** `h-4` is also a command in the path of a drawing. */
const strokes = /^-?[a-z]-?[\d.]+$/;

/** Lower-case letters and digits compress better than capitals. */
const first = 'abcdefghijklmnopqrstuvwxyz';
const next = `${first}0123456789`;
const shortName = (at: number): string => {
  const rest = at - first.length;
  return rest < 0 ? first[at]! : shortName(Math.floor(rest / next.length)) + next[rest % next.length]!;
};

/** Design variables that styles and drawings read by their full names; libraries' variables keep theirs too. */
const variables = /--(?:(?:color|text|lh|font|leading)-[\w-]+|(?:gutter|edge|section|header|track|lh)(?![\w-]))/g;
const shortenVariables = (text: string, names: Names): string =>
  text.replace(variables, (name) => names.get(name) ?? name);

/**
 * A short name for each utility and variable of a style sheet. Plain words keep theirs: they are short, and scripts
 * and tests may use them.
 * @param css with its utilities in the layer of this name
 */
export function chooseShortNames(css: string): Names {
  const sheet = postcss.parse(css);
  const taken = classesIn(sheet);
  const names = new Map<string, string>();
  let at = 0;
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    for (const name of classesIn(layer)) {
      if (!/[^a-z]/.test(name) || strokes.test(name) || names.has(name)) continue;
      while (taken.has(shortName(at))) at += 1;
      names.set(name, shortName(at++));
    }
  });
  const uses = Map.groupBy(css.match(variables) ?? [], (name) => name);
  const mostUsedFirst = [...uses].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [index, [name]] of mostUsedFirst.entries()) names.set(name, `--${shortName(index)}`);
  return names;
}

function classesIn(styles: postcss.Container): Set<string> {
  const found = new Set<string>();
  const read = selectorParser((selectors) => selectors.walkClasses(({ value }) => void found.add(value)));
  styles.walkRules(({ selector }) => void read.astSync(selector));
  return found;
}

export function shortenStyles(css: string, names: Names): string {
  const sheet = postcss.parse(css);
  const shorten = selectorParser((selectors) =>
    selectors.walkClasses((each) => {
      each.value = names.get(each.value) ?? each.value;
    }),
  );
  sheet.walkRules((rule) => {
    rule.selector = shorten.processSync(rule.selector);
  });
  return shortenVariables(sheet.toString(), names);
}

/** Renames the utilities in a class list or any other text. */
export const shortenList = (list: string, names: Names): string =>
  shortenVariables(
    list.replace(/\S+/g, (word) => names.get(word) ?? word),
    names,
  );

/** Renames the utilities in every string of a script. */
export function shortenScript(code: string, names: Names): string {
  const result = new RolldownMagicString(code);
  new Visitor({
    Literal({ start, end, value }) {
      if (typeof value !== 'string') return;
      const short = shortenList(value, names);
      if (short !== value) result.update(start, end, JSON.stringify(short));
    },
    TemplateElement({ start, end }) {
      const value = code.slice(start, end);
      const short = shortenList(value, names);
      if (short !== value) result.update(start, end, short);
    },
  }).visit(parseSync('script.js', code).program);
  return result.toString();
}

/** The client build, which makes the style sheet, chooses the names; the server build reads them. */
export function shortNamesPlugin(isServer: boolean): Plugin {
  let names: Names = new Map();
  return {
    name: 'short-names',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      if (isServer) names = readShortNames();
    },
    transform: {
      filter: { id: /[\\/]app[\\/]styles[\\/]site\.css$/ },
      handler(code) {
        if (isServer) return undefined;
        names = chooseShortNames(code);
        return { code: shortenStyles(code, names), map: null };
      },
    },
    renderChunk: (code) => ({ code: shortenScript(code, names), map: null }),
    generateBundle() {
      // Except in the service worker, which has no styles.
      if (!isServer && names.size > 0)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(names)) });
    },
  };
}
