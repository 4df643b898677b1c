/** The words of a text's chips (its figures and terms), as the page shows them. */
import type { Figure } from '../../app/content/figure-types.ts';
import { figureText } from '../../app/language/format.ts';
import { type EditorLanguage, type EditorText, editorLanguages } from '../office/languages.ts';
import { type Entry, literalsOf } from '../source/literals.ts';
import { chipsOf } from './check-text.ts';

/** By the placeholder: `{area}` of a sentence, `{=0}` of a template. */
export type ChipWords = Record<string, EditorText>;

type Node = { readonly [key: string]: Node } | undefined;

const at = (module: Node, path: string): Node => path.split('|').reduce<Node>((node, key) => node?.[key], module);

/** The object with a text, inside an export: the constant that holds it in the file need not be exported. */
function holderOf(node: Node, ar: unknown): Node {
  if (!node || typeof node !== 'object') return undefined;
  if (node.text?.ar === ar || node.words?.ar === ar) return node;
  for (const child of Object.values(node)) {
    const found = holderOf(child, ar);
    if (found) return found;
  }
  return undefined;
}

/** The values of a text's placeholders, found by matching the text as it is shown. */
function shownValues(text: string, said: unknown): [chip: string, value: string][] {
  const parts = text.split(/\{=?\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const values = typeof said === 'string' ? new RegExp(`^${parts.join('(.*?)')}$`, 's').exec(said) : null;
  return chipsOf(text).flatMap((chip, index) =>
    values?.[index + 1]?.match(/^[^{]+$/) ? [[chip, values[index + 1]!]] : [],
  );
}

/**
 * @param module the exports of the content file
 * @param shown how pages and drawings show the text: code fills in what the module does not say
 */
export function chipWords(module: Node, entry: Entry, shown: Record<EditorLanguage, readonly string[]>): ChipWords {
  const object = (at(module, entry.path.replace(/\|(text|words)$/, '')) ??
    holderOf(module, literalsOf(entry).ar?.text)) as unknown as
    | { figures?: Record<string, Figure>; terms?: Record<string, { words: EditorText }>; words?: EditorText }
    | undefined;
  const found: Record<string, Partial<EditorText>> = {};
  const add = (chip: string, language: EditorLanguage, words: string) => {
    found[chip] = { ...found[chip], [language]: words };
  };
  for (const language of editorLanguages) {
    // A figure with words of its own: “about {q}”.
    if (object?.words) add('{q}', language, figureText({ ...object, words: undefined } as unknown as Figure, language));
    for (const [name, figure] of Object.entries(object?.figures ?? {}))
      add(`{${name}}`, language, figureText(figure, language));
    for (const [name, term] of Object.entries(object?.terms ?? {})) add(`{${name}}`, language, term.words[language]);
    const text = at(module, entry.path);
    const literal = literalsOf(entry)[language]!;
    for (const said of [text?.[language] ?? text, ...shown[language]])
      for (const [chip, words] of shownValues(literal.text, said))
        if (!found[chip]?.[language]) add(chip, language, words);
  }
  return Object.fromEntries(
    Object.entries(found).filter((one): one is [string, EditorText] => Boolean(one[1].ar && one[1].en)),
  );
}
