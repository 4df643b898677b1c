import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { oldestBrowsers } from '../oldest-browsers.ts';

/** Interfaces that pages use. Others share names with methods of our own. */
const usedInterfaces =
  /^(AbortSignal|CSS|Document|DOM\w+|Element|Event|EventTarget|FormData|Headers|History|HTML\w*Element|Location|Navigator|Node|Performance|Range|Request|Response|Selection|Storage|SVG\w*Element|URL\w*|Window)$/;

/** Newer methods that are called only where they exist: in `ui/share-address.ts`, in Radix, in React. */
const optional = ['.share', '.checkVisibility', '.startViewTransition'];

const isSupported = (support: CompatStatement['support']): boolean =>
  Object.entries(oldestBrowsers).every(([browser, oldest]) =>
    [support[browser as keyof typeof oldestBrowsers] ?? []].flat().some(
      ({ version_added: added, version_removed, flags, prefix, alternative_name }) =>
        // `≤79`: in that version or an earlier one.
        Number.parseFloat(String(added).replace('≤', '')) <= oldest &&
        !(version_removed || flags || prefix || alternative_name),
    ),
  );

/** Whether the oldest browsers have a built-in: `Iterator`, `Response.json`, `.toSorted` of any object. */
const builtIns = new Map<string, boolean>();

function add(name: string, compat: CompatStatement | undefined): void {
  if (compat) builtIns.set(name, builtIns.get(name) || isSupported(compat.support));
}

const compatData: CompatData = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
);
const { Intl: intl, DisposableStack: _, AsyncDisposableStack: __, ...objects } = compatData.javascript.builtins!;
const interfaces = Object.entries<Identifier>(compatData.api).filter(([name]) => usedInterfaces.test(name));
for (const [owner, { __compat, ...members }] of [
  ...Object.entries<Identifier>({ ...objects, ...intl }),
  ...interfaces,
]) {
  add(owner, __compat);
  for (const [key, member] of Object.entries<Identifier>(members)) {
    const name = key.replace(/_static$/, '');
    if (name === key) add(`.${name}`, member.__compat);
    // The static `json` of Response is newer than the one of its instances.
    if (name !== key || !(`${key}_static` in members)) add(`${owner}.${name}`, member.__compat);
  }
}

/** Lookbehind (Safari 16.4), modifiers (Safari 26). */
const newSyntax = /\(\?<[=!]|\(\?[ims]*-?[ims]+:/;

/** @returns what a minified script uses that the oldest browsers lack; syntax is the bundler's task */
export function newerFeatures(code: string): string[] {
  const found = new Set<string>();
  const own = new Set<string>();
  function check({ callee }: ESTree.CallExpression | ESTree.NewExpression): void {
    let name = callee.type === 'Identifier' ? callee.name : '';
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
      const owned = callee.object.type === 'Identifier' ? `${callee.object.name}.${callee.property.name}` : '';
      name = builtIns.has(owned) ? owned : `.${callee.property.name}`;
    }
    if (builtIns.get(name) === false && !optional.includes(name)) found.add(name);
  }
  new Visitor({
    CallExpression: check,
    NewExpression: check,
    // A class of a library has its own `toSorted`.
    MethodDefinition: ({ key }) => void ('name' in key && own.add(`.${key.name}`)),
    Literal(literal) {
      const pattern = 'regex' in literal ? literal.regex.pattern : literal.value;
      if (typeof pattern === 'string' && newSyntax.test(pattern)) found.add(`/${pattern}/`);
      if ('regex' in literal && literal.regex.flags.includes('v')) found.add('flag v');
    },
  }).visit(parseSync('script.js', code).program);
  return [...found].filter((name) => !own.has(name));
}
