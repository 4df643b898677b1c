import type { Locator, Page } from '@playwright/test';
import { carbon } from '../../app/content/carbon.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { expect, languages, test, wake } from './site.ts';

/*
 * What every page keeps to, whatever it shows, in one visit to each: at 320 px and 256 px, which is a screen of 1280 by 1024 at
 * 400 % zoom, then in forced colours on a dark ground.
 */
for (const language of languages) {
  test(`every page reflows, moves nothing and has room for fingers, ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(`${path}?lang=${language}`);
      for (const look of [sideways, motion, smallTargets])
        for (const problem of await look(page)) problems.push(`${path}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });

  test(`at 400 % zoom every dialog fits, scrolls and can be closed, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const openers: [path: string, opener: (page: Page) => Locator, last: string][] = [
      ['/contact', (page) => page.getByRole('link', { name: searchWords.open[language] }), 'input'],
      ['/environmental', (page) => page.getByRole('button', { name: carbon.dialog.open[language] }), 'form button'],
      ['/about', (page) => page.locator('main a[href^="?picture="]').first(), '.viewer-caption a'],
      ['/projects/thyssen-fba10', (page) => page.locator('main a[href^="?picture="]').first(), '.viewer-caption a'],
      ['/our-projects', (page) => page.locator('a.film').first(), '.viewer-caption a'],
    ];
    for (const [path, opener, last] of openers) {
      await page.goto(`${path}?lang=${language}`);
      await wake(page);
      await opener(page).click();
      const dialog = page.locator('dialog[open]');
      await expect(dialog, path).toBeVisible();
      // Once more where the drawing's words arrive in between.
      await expect(async () => {
        await dialog.locator(last).last().scrollIntoViewIfNeeded();
        await expect(dialog.locator(last).last(), path).toBeInViewport({ ratio: 0.99, timeout: 500 });
      }).toPass();
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBeLessThanOrEqual(1);
      expect(await sideways(page), path).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog, path).toHaveCount(0);
    }
  });

  test(`forced colours keep every word, drawing, border and choice, ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(`${path}?lang=${language}`);
      for (const problem of await faint(page)) problems.push(`${path}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
}

/** A pixel is rounding; nobody can scroll it, the body clips it. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.scrollWidth;
    return width > 321 ? [`${width} px wide`] : [];
  });

const motion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      // What follows the reader's own scrolling does not move by itself.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => `${(animation as CSSAnimation).animationName} runs`),
  );

/** 44 px for what a page is for, 24 px for every other thing but links within a sentence (WCAG 2.5.5, 2.5.8). */
const smallTargets = (page: Page): Promise<string[]> =>
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

/** What can't be told from a black ground: words, lines of drawings, borders of controls, the chosen radio button. */
const faint = (page: Page): Promise<string[]> =>
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
      if (!texts.currentNode.textContent!.trim() || !element.checkVisibility() || element.closest('svg, script, style'))
        continue;
      // Behind text the browser lays the ground, but where a style sheet paints by itself.
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
      // The outlines; a small drawing has none but its thin lines.
      const outlines = lines.filter((mark) => Number.parseFloat(getComputedStyle(mark).strokeWidth) >= 1.5);
      const marks = outlines.length > 0 ? outlines : lines;
      const seen = marks.filter((mark) => contrast(getComputedStyle(mark).stroke, ground) >= 3);
      if (marks.length === 0 || seen.length < marks.length * 0.75)
        problems.push(
          `${drawing.querySelector('title')?.textContent}: ${seen.length} of ${marks.length} lines are seen`,
        );
    }
    for (const sign of document.querySelectorAll('.scale-bar, .hatch, .dimension, .status-disc')) {
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
