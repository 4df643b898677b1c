/** The words of a text's chips (its figures and terms), as the page shows them. */
import type { Figure, TermUse } from '../../app/content/figure-types.ts';
import { figureText, formats } from '../../app/language/format.ts';
import { type EditorLanguage, type EditorText, editorLanguages } from '../office/languages.ts';
import { type Entry, literalsOf } from '../source/literals.ts';

/** By the placeholder: `{area}` of a sentence, `{=0}` of a template. */
export type ChipWords = Record<string, EditorText>;

type Node = { readonly [key: string]: Node } | undefined;

const at = (module: Node, path: string): Node => path.split('|').reduce<Node>((node, key) => node?.[key], module);

/** The values of a template's placeholders, found by matching the rendered text. */
function templateWords(text: string, said: unknown): Record<string, string> {
  const parts = text.split(/\{=\d+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const values = typeof said === 'string' ? new RegExp(`^${parts.join('(.*?)')}$`, 's').exec(said) : null;
  return Object.fromEntries((values ?? []).slice(1).map((value, index) => [`{=${index}}`, value]));
}

/** @param module the exports of the content file; chips of texts that it does not export have no words */
export function chipWords(module: Node, entry: Entry): ChipWords {
  const object = at(module, entry.path.replace(/\|text$/, '')) as unknown as
    | { figures?: Record<string, Figure>; terms?: Record<string, TermUse> }
    | undefined;
  // A figure with words of its own: “about {q}”.
  const framed = at(module, entry.path.replace(/\|words$/, '')) as unknown as Figure & { words?: EditorText };
  const found: Record<string, Partial<EditorText>> = {};
  const add = (chip: string, language: EditorLanguage, words: string) => {
    found[chip] = { ...found[chip], [language]: words };
  };
  const drawing = at(module, entry.path.split('|')[0]!) as unknown as
    | { figures?: object; described?: object }
    | undefined;
  for (const language of editorLanguages) {
    // A drawing's description shows plain numbers.
    for (const [name, value] of Object.entries({ ...drawing?.figures, ...drawing?.described }))
      if (typeof value === 'number') add(`{${name}}`, language, formats[language].quantity(value));
    if (framed?.words) add('{q}', language, figureText({ ...framed, words: undefined } as Figure, language));
    for (const [name, figure] of Object.entries(object?.figures ?? {}))
      add(`{${name}}`, language, figureText(figure, language));
    for (const [name, term] of Object.entries(object?.terms ?? {})) add(`{${name}}`, language, term.words[language]);
    const text = at(module, entry.path);
    const literal = literalsOf(entry)[language];
    for (const [chip, words] of Object.entries(
      literal?.template ? templateWords(literal.text, text?.[language] ?? text) : {},
    ))
      add(chip, language, words);
  }
  return Object.fromEntries(
    Object.entries(found).filter((one): one is [string, EditorText] => Boolean(one[1].ar && one[1].en)),
  );
}
