/** One place knows the languages: nowhere else is a language compared with one of them by name. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { languages } from '../../app/content/text.ts';
import { root } from '../paths.ts';

/** Words may be about a language; `app/language` is where the code knows each. */
const knowing = ['app/content/**', 'app/language/**', '**/*.test.*'];

/** Comparisons with the name of a language in one file, as they are written. */
export function namedLanguages(file: string, source: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const isName = (node: unknown) => {
    const { type, value } = node as { type: string; value?: unknown };
    return type === 'Literal' && languages.some((language) => language === value);
  };
  const say = ({ start, end }: { start: number; end: number }) => found.push(source.slice(start, end));
  new Visitor({
    BinaryExpression: (node) => void ((isName(node.left) || isName(node.right)) && say(node)),
    SwitchCase: (node) => void (node.test && isName(node.test) && say(node.test)),
  }).visit(program);
  return found;
}

export const checkLanguages = (): string[] =>
  globSync('{app,drawings,server,tools}/**/*.{ts,tsx,js}', { cwd: root, exclude: knowing })
    .sort()
    .flatMap((file) =>
      namedLanguages(file, readFileSync(join(root, file), 'utf8')).map(
        (code) => `${file} compares with a language by name: ${code}`,
      ),
    );
