import type { Element, Node } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { type PagePath, pageNames } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { withoutNames } from '../../tools/checks/names-with-digits.ts';
import { builtPage } from './built-pages.ts';

/** Parts whose digits are no figures: linked figures, computed results, dates, addresses, sheet numbers. */
const noFigures = [
  'script, style, svg, template, noscript, picture, select, option, textarea',
  '[data-figure]',
  '[data-computed]',
  // What the office says of itself and of a contract is not in the register.
  '[data-supplied]',
  'output',
  'time',
  '.font-mono, code, kbd',
  'a[href^="tel:"], a[href^="mailto:"], a[href^="https://"]',
  'bdi[dir="ltr"]',
  'sub, sup',
  // The office’s address, a form's length limits, the number of terms.
  'address, .print-only, form, [role=status]',
].join(', ');

/** Texts with digits outside everything that is marked. */
function loose(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return /[0-9٠-٩]/.test(withoutNames(text)) ? [text.trim().slice(0, 90)] : [];
  }
  if (node.nodeType === node.ELEMENT_NODE && (node as Element).matches(noFigures)) return [];
  return [...node.childNodes].flatMap(loose);
}

/** The register itself, and the planner: its assumptions are rows of the register, its results are computed. */
const calculated = ['/figures', '/planner'];
const paths = Object.keys(pageNames).filter((path) => !calculated.includes(path)) as PagePath[];

describe.each(languages)('FG-1: shows no figure that is not in the register (%s)', (language) => {
  test.each(paths)('%s', (path) => {
    expect(loose(builtPage(path, language).body)).toEqual([]);
  });
});
