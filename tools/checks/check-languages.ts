import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { languages } from '../../app/content/text.ts';
import { sourceFiles } from './source-files.ts';

/** One place knows the languages: nowhere else is a language compared with one of them by its name. @returns the lines that do */
export function comparedLanguages(file: string, source: string): number[] {
  const found: number[] = [];
  const look = (node: ESTree.Expression | ESTree.PrivateIdentifier | null) => {
    if (node?.type === 'Literal' && languages.some((language) => language === node.value))
      found.push(source.slice(0, node.start).split('\n').length);
  };
  new Visitor({
    BinaryExpression({ left, right }) {
      look(left);
      look(right);
    },
    SwitchCase: ({ test }) => look(test),
  }).visit(parseSync(file, source).program);
  return found;
}

export function checkLanguages(): string[] {
  return sourceFiles('{app,drawings,server,tools}/**/*.{ts,tsx}')
    .filter(({ file }) => !/^app\/(content|language)\/|\.test\./.test(file))
    .flatMap(({ file, text }) =>
      comparedLanguages(file, text).map(
        (line) => `${file}:${line} compares with a language by its name; app/language knows each`,
      ),
    );
}
