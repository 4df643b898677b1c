import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { languages } from '../../app/content/text.ts';
import { sourceFiles } from './source-files.ts';

const names = languages.join('|');
/** `(ar|en)` in a pattern, `ar,en` in a list. */
const listed = new RegExp(`\\b(${names})[|,](${names})\\b`);

/** Finds code outside app/language that compares with or looks up a language by its name. @returns the lines */
export function comparedLanguages(file: string, source: string): number[] {
  const found: number[] = [];
  const tell = ({ start }: ESTree.Span) => found.push(source.slice(0, start).split('\n').length);
  const look = (node: ESTree.Expression | ESTree.PrivateIdentifier | null) => {
    if (node?.type === 'Literal' && languages.some((language) => language === node.value)) tell(node);
  };
  new Visitor({
    Literal(node) {
      if (listed.test('regex' in node ? node.regex.pattern : String(node.value))) tell(node);
    },
    BinaryExpression({ left, right }) {
      look(left);
      look(right);
    },
    SwitchCase: ({ test }) => look(test),
  }).visit(parseSync(file, source).program);
  return found;
}

/** Style sheets that know which languages there are: their fonts and sizes, and the variants `arabic` and `latin`. */
const languageStyles = ['app/styles/theme.css', 'app/styles/utilities.css'];

/** @returns the lines of a style sheet that select one of the languages */
export function selectedLanguages(css: string): number[] {
  const selector = new RegExp(`\\[lang=['"]?(?:${names})\\b|:lang\\(`);
  return css.split('\n').flatMap((line, index) => (selector.test(line) ? [index + 1] : []));
}

export function checkLanguages(): string[] {
  const styles = sourceFiles('app/**/*.css')
    .filter(({ file }) => !languageStyles.includes(file))
    .flatMap(({ file, text }) =>
      selectedLanguages(text).map((line) => `${file}:${line} selects a language; use @variant arabic, latin or rtl`),
    );
  const code = sourceFiles('{app,drawings,server,tools}/**/*.{ts,tsx}')
    .filter(({ file }) => !/^app\/(content|language)\/|\.test\./.test(file))
    .flatMap(({ file, text }) =>
      comparedLanguages(file, text).map((line) => `${file}:${line} names a language; app/language knows each`),
    );
  return [...code, ...styles];
}
