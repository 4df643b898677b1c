/** Checks for any page; each describes the problems that it finds. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { NodeResult, RunOnly } from 'axe-core';

/** A shorter form, because every page reads it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const runOnly: Record<'all' | 'layout', RunOnly> = {
  /** WCAG 2.2 A and AA, and axe's best practices. */
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** What depends on the width too. */
  layout: { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] },
};

/** Returns violations only. */
const rules = { 'hidden-content': { enabled: false } };

/**
 * From the top of the page, where the sticky header covers nothing. The rules run in the page itself; there are no
 * frames.
 */
export async function violations(page: Page, checked: keyof typeof runOnly = 'all'): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      scrollTo(0, 0);
      const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'], preload: false });
      const places = (nodes: NodeResult[]) => nodes.slice(0, 3).map(({ target }) => target.join(' '));
      return violations.map(({ id, nodes }) => `${id}: ${places(nodes).join(' | ')}`);
    },
    { runOnly: runOnly[checked], ...(checked === 'all' ? { rules } : {}) },
  );
}

/** Cumulative layout shift since navigation, fonts and hydration included. */
export const shifted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return sum;
  });

/**
 * Words broken at the end of a line, names such as `Al-Houla`, and figures separated from a unit with a slash: each is
 * too wide for its line; words that overflow their cell; letters under 11 px, Arabic ones under 15 px except in
 * drawings and the logo; invisible characters that would be copied with a figure; percent signs that are not to the
 * right of their digits.
 */
export const textProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems = new Set<string>();
    const range = document.createRange();
    const boxesOf = (text: Text, start: number, end: number) => {
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter(({ width }) => width > 0.5);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement!;
      if (!text.data.trim() || !holder.checkVisibility() || holder.closest('script, style, option, .sr-only')) continue;
      const report = (kind: string) => problems.add(`${kind}: ${text.data.slice(0, 60)}`);
      const { fontSize, wordBreak } = getComputedStyle(holder);
      const drawn = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
      const size = Number.parseFloat(fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
      const small = holder.closest('svg, .brand') || !/\p{Script=Arabic}/u.test(text.data) ? 11 : 15;
      if (size < small - 0.05) report(`${size.toFixed(1)} px`);
      if (holder.closest('svg')) continue;

      if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text.data)) report('mark');
      for (const { index } of text.data.matchAll(/\d%/g)) {
        const [[digit], [sign]] = [boxesOf(text, index, index + 1), boxesOf(text, index + 1, index + 2)];
        if (digit && sign && sign.left < digit.left) report('sign');
      }
      const boxes = boxesOf(text, 0, text.length);
      const cell = holder.closest('.cells dl > div, .area-card, .button');
      if (cell) {
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const { left, right } = cell.getBoundingClientRect();
        const [from, to] = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
        // One pixel is rounding.
        if (boxes.some((box) => box.left < from - 1 || box.right > to + 1)) report('overfull');
      }
      // What is hidden visually has one pixel; addresses and browser names have no words.
      if (boxes.length < 2 || holder.getBoundingClientRect().width <= 1 || wordBreak === 'break-all') continue;
      for (const { 0: word, index } of text.data.matchAll(
        /Al-\p{L}+|[\p{L}\p{N},.%\u00ad]+(?:\u00a0?[\p{L}³²]+\/\p{L}+)?/gu,
      )) {
        const [first, ...others] = boxesOf(text, index, index + word.length);
        // A compound may break at a hyphen in the content.
        if (!word.includes('\u00ad') && others.some(({ top, height }) => top - first!.top > height / 2))
          report(`${word} is broken in`);
      }
    }
    return [...problems];
  });

export const motion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      // Animations that follow the scroll position are exempt.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => `${(animation as CSSAnimation).animationName} runs`),
  );

/** 44 px for a page's purpose, 24 px for everything else except links in a sentence (WCAG 2.5.5, 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main =
      'button, summary, select, textarea, input:not([type=checkbox], [type=radio], [type=hidden]), body > header a, .border-2';
    const problems: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')) {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.matches('[href="#main"], [tabindex="-1"]'))
        continue;
      const label = target.matches('input') ? target.closest('label') : null;
      // A link that covers its card is as large as the card.
      const cover = getComputedStyle(target, '::after').position === 'absolute' ? target.closest('.relative') : null;
      const { width, height } = (cover ?? label ?? target).getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const inSentence =
        getComputedStyle(target).display === 'inline' &&
        target.parentElement!.textContent.trim() !== target.textContent.trim();
      const least = target.matches(main) ? 44 : inSentence ? 0 : 24;
      if (Math.min(width, height) < least - 0.5)
        problems.push(`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 90)}`);
    }
    return problems;
  });

/** What is invisible on black: text, lines of drawings, borders of controls, the checked radio button. */
export const faint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const luminance = (colour: string): number => {
      context.fillStyle = '#000';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const contrast = (a: string, b: string): number => {
      const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other);
      return (high! + 0.05) / (low! + 0.05);
    };
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    if (luminance(ground) > 0.05) problems.push(`the ground is not dark: ${ground}`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (
        !texts.currentNode.textContent!.trim() ||
        !element.checkVisibility() ||
        element.closest('svg, script, style, .sr-only')
      )
        continue;
      // Browsers paint a backplate behind text, unless a style sheet paints its own.
      const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      let painted: Element | null = forcedColorAdjust === 'none' ? element : null;
      while (painted && /, 0\)$|transparent/.test(getComputedStyle(painted).backgroundColor))
        painted = painted.parentElement;
      if (contrast(color, painted ? getComputedStyle(painted).backgroundColor : ground) < 4.5)
        problems.push(`not legible: ${texts.currentNode.textContent!.slice(0, 40)}`);
    }

    for (const drawing of document.querySelectorAll<SVGElement>('svg.drawing, .map-canvas svg')) {
      if (!drawing.checkVisibility()) continue;
      const lines = [...drawing.querySelectorAll<SVGElement>('path, circle, rect, line')].filter((mark) => {
        const { stroke } = getComputedStyle(mark);
        return stroke !== 'none' && !stroke.startsWith('url');
      });
      // The outlines; small drawings have thin lines only.
      const outlines = lines.filter((mark) => Number.parseFloat(getComputedStyle(mark).strokeWidth) >= 1.5);
      const marks = outlines.length > 0 ? outlines : lines;
      const seen = marks.filter((mark) => contrast(getComputedStyle(mark).stroke, ground) >= 3);
      if (marks.length === 0 || seen.length < marks.length * 0.75)
        problems.push(
          `${drawing.querySelector('title')?.textContent}: ${seen.length} of ${marks.length} lines are seen`,
        );
    }
    for (const sign of document.querySelectorAll('.scale-bar, .hatch, .dimension, .figure-rule')) {
      if (sign.checkVisibility() && contrast(getComputedStyle(sign).color, ground) < 3)
        problems.push(`faint: ${sign.parentElement!.textContent.slice(0, 40)}`);
    }
    for (const control of document.querySelectorAll('button, select, textarea, input:not([type=hidden]), a.border-2')) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.matches('.appearance-none, [tabindex="-1"]')
      )
        continue;
      const style = getComputedStyle(control);
      const bordered =
        Number.parseFloat(style.borderBlockEndWidth) > 0 && contrast(style.borderBlockEndColor, ground) >= 3;
      const marked = control.matches('[type=checkbox], [type=radio]') || style.textDecorationLine === 'underline';
      const icon = control.querySelector('svg');
      if (!bordered && !marked && !icon) problems.push(`no border: ${control.outerHTML.slice(0, 90)}`);
    }
    const radio = document.querySelector<HTMLInputElement>('input[type=radio].appearance-none:not(:checked)');
    if (radio) {
      const look = () => getComputedStyle(radio.closest('label')!).backgroundColor;
      const before = look();
      radio.click();
      if (contrast(before, look()) < 3) problems.push('a chosen radio button looks like the others');
    }
    return problems;
  });

/** Elements wider than the page, or scrollable sideways, tables too. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? [document.documentElement as Element] : [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || element.matches('textarea')) continue;
      if (element.checkVisibility() && element.scrollWidth > element.clientWidth + 1) found.push(element);
    }
    return found.map((element) => `${element.localName}.${element.className}: ${element.scrollWidth} px`);
  });

/** Controls with a native effect: they submit or reset a form, or open an element by its id. */
const native = ':is([type=submit], [type=reset]):is([form], form *), [commandfor], [popovertarget]';

/** Visible controls that do nothing without a script. */
export const idleControls = (page: Page): Promise<string[]> =>
  page.evaluate((native) => {
    const controls = [...document.querySelectorAll('button, [role=button], a:not([href]), [onclick]')];
    return controls
      .filter((control) => control.checkVisibility() && !control.matches(native))
      .map((control) => `without effect: ${control.outerHTML.slice(0, 120)}`);
  }, native);
