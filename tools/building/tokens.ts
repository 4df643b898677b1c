import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

const sheet = postcss.parse(readFileSync(join(import.meta.dirname, '../../app/styles/colours.css'), 'utf8'));

/** The value of a colour of the site, by the name it has in `app/styles/colours.css`. @throws for a name that is not there */
export function token(name: string): string {
  let value: string | undefined;
  sheet.walkDecls(`--color-${name}`, (declaration) => {
    value = declaration.value;
  });
  if (!value) throw new Error(`colours.css has no --color-${name}`);
  return value;
}
