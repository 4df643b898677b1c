import type { Element } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';
import { textNodes } from './visible-text.ts';

/** Arabic words on English pages, and three Latin words in a row on Arabic ones. */
const foreign = { en: /[\u0621-\u064a]/, ar: /\p{Script=Latin}{2,}(?:[ ,]+\p{Script=Latin}{2,}){2,}/u };

const unmarked = (text: string | null, element: Element): string[] => {
  const language = element.closest('[lang]')!.getAttribute('lang');
  // Words in a third language are marked.
  return text && (language === 'ar' || language === 'en') && foreign[language].test(text) ? [text.slice(0, 60)] : [];
};

describe.each(languages)('in %s', (language) => {
  test.each(paths)('marks words of the other language on %s with their language (WCAG 3.1.2)', (path) => {
    const { body } = builtPage(path, language);
    const names = ['aria-label', 'alt', 'placeholder', 'title'];
    expect([
      ...textNodes(body).flatMap((node) => unmarked(node.data, node.parentElement!)),
      ...names.flatMap((name) =>
        [...body.querySelectorAll(`[${name}]`)].flatMap((element) => unmarked(element.getAttribute(name), element)),
      ),
    ]).toEqual([]);
  });
});
