import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** Every colour of the site, by its name in `app/styles/colours.css`. */
export const colours: Readonly<Record<string, string>> = readColours();

function readColours(): Record<string, string> {
  const sheet = postcss.parse(readFileSync(join(import.meta.dirname, '../../app/styles/colours.css'), 'utf8'));
  const found: Record<string, string> = {};
  sheet.walkDecls(/^--color-\w/, ({ prop, value }) => {
    found[prop.slice('--color-'.length)] = value;
  });
  return found;
}

/** The same for code: replacements of `__COLOURS__.ink2` and the others of `app/globals.d.ts` in bundles. */
export const colourDefines = Object.fromEntries(
  Object.entries(colours).map(([name, value]) => [
    `__COLOURS__.${name.replace(/-(\w)/g, (_, next: string) => next.toUpperCase())}`,
    JSON.stringify(value),
  ]),
);

/** The same as a CSS rule, for printed documents and pages outside the site. */
export const colourRule = `:root{${Object.entries(colours)
  .map(([name, value]) => `--color-${name}:${value}`)
  .join(';')}}`;

/** The value of a colour. @throws Error for an unknown name */
export function token(name: string): string {
  const value = colours[name];
  if (!value) throw new Error(`colours.css has no --color-${name}`);
  return value;
}
