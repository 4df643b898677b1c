/**
 * Names of classes are a tenth of a page: `md:grid-cols-[auto_minmax(0,1fr)]` stands in its styles and on its elements. In what is
 * built, the style sheet's utilities have names of one or two letters; the sources, `npm run dev` and the unit tests know only the long ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { distDirectory } from '../paths.ts';

type Names = ReadonlyMap<string, string>;

/** Beside Vite's manifest, where nobody is served. */
const fileName = '.vite/short-names.json';
export const readShortNames = (): Names =>
  new Map(Object.entries<string>(JSON.parse(readFileSync(join(distDirectory, fileName), 'utf8'))));

const classes = /(?<!\\)\.(-?(?:\\.|[A-Za-z_]|[^\0-\x7f])(?:\\.|[\w-]|[^\0-\x7f])*)/g;
const plain = (escaped: string): string => escaped.replace(/\\(.)/g, '$1');

/** `h-4` is also a stroke in the path of a drawing. */
const strokes = /^-?[a-z]-?[\d.]+$/;

/** Small letters and digits compress better than large ones. */
const first = 'abcdefghijklmnopqrstuvwxyz';
const next = `${first}0123456789`;
const shortName = (at: number): string => {
  const rest = at - first.length;
  return rest < 0 ? first[at]! : shortName(Math.floor(rest / next.length)) + next[rest % next.length]!;
};

/** Variables of the design that styles and drawings read by their whole names; those of libraries keep theirs. */
const variables = /--(?:(?:color|text|lh|font|leading)-[\w-]+|(?:gutter|edge|section|header|track|lh)(?![\w-]))/g;
const shortenVariables = (text: string, names: Names): string =>
  text.replace(variables, (name) => names.get(name) ?? name);

/**
 * A short name for each utility and each variable of a style sheet. Words of letters alone keep theirs: they are short, and scripts and tests may ask for them.
 * @param css with its utilities in the layer of this name
 */
export function chooseShortNames(css: string): Names {
  const taken = new Set<string>();
  const utilities = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    const isUtility = layersOf(rule).includes('utilities');
    for (const [, name] of rule.selector.matchAll(classes)) {
      taken.add(plain(name!));
      if (isUtility && /[^a-z]/.test(plain(name!)) && !strokes.test(plain(name!))) utilities.add(plain(name!));
    }
  });
  const names = new Map<string, string>();
  let at = 0;
  for (const name of utilities) {
    let short = shortName(at);
    while (taken.has(short)) short = shortName(++at);
    names.set(name, short);
    at += 1;
  }
  for (const [index, name] of [...new Set(css.match(variables))].entries()) names.set(name, `--${shortName(index)}`);
  return names;
}

function layersOf(node: postcss.Node): string[] {
  const { parent } = node as { parent?: postcss.AtRule & postcss.Node };
  return parent ? [...(parent.name === 'layer' ? [parent.params] : []), ...layersOf(parent)] : [];
}

export function shortenStyles(css: string, names: Names): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replace(classes, (found, name: string) => {
      const short = names.get(plain(name));
      return short === undefined ? found : `.${short}`;
    });
  });
  return shortenVariables(sheet.toString(), names);
}

/** A list of classes, or any other text: what is no utility stays. */
export const shortenList = (list: string, names: Names): string =>
  shortenVariables(
    list.replace(/\S+/g, (word) => names.get(word) ?? word),
    names,
  );

interface Piece {
  type: string;
  start: number;
  end: number;
  value?: unknown;
}

/** Every text that a script holds, with the place where it stands. */
function* texts(node: unknown): Generator<Piece> {
  if (Array.isArray(node)) for (const each of node) yield* texts(each);
  else if (node && typeof node === 'object') {
    const piece = node as Piece;
    if (piece.type === 'TemplateElement' || (piece.type === 'Literal' && typeof piece.value === 'string')) yield piece;
    else for (const value of Object.values(node)) yield* texts(value);
  }
}

/** @param tree of the code (ESTree) */
export function shortenScript(code: string, tree: unknown, names: Names): string {
  let result = code;
  // From the end, so that the places before stay where they are.
  for (const { type, start, end, value } of [...texts(tree)].sort((a, b) => b.start - a.start)) {
    const before = type === 'Literal' ? (value as string) : code.slice(start, end);
    const after = shortenList(before, names);
    if (after !== before)
      result = result.slice(0, start) + (type === 'Literal' ? JSON.stringify(after) : after) + result.slice(end);
  }
  return result;
}

/** The browser's build, which makes the style sheet, chooses the names; the server's takes them over. */
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
    renderChunk(code) {
      const result = shortenScript(code, this.parse(code), names);
      return result === code ? null : { code: result, map: null };
    },
    generateBundle() {
      // Not with the service worker, which has no styles.
      if (!isServer && names.size > 0)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(names)) });
    },
  };
}
