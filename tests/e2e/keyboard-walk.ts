/** Walks through a page by keyboard. */
import { expect, type Page } from '@playwright/test';

const dialog = (page: Page) => page.locator('dialog[open]');

/**
 * Tabs through a page from the skip link to the end of its main part, or through header and footer too with `whole`.
 * Opens disclosures, and the first picture, film and dialog.
 * @returns problems of the elements that took the focus
 */
export async function walk(page: Page, whole: boolean): Promise<string[]> {
  const problems: string[] = [];
  const opened = new Set<string>();
  await page.keyboard.press('Tab');
  const first = await lookAtFocus(page);
  if (first?.href !== '#main') return ['the first stop is not the way past the header'];
  problems.push(...first.problems);
  if (!whole) await page.keyboard.press('Enter');
  for (let stops = 0; stops < 250; stops++) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (!stop || stop.href === '#main' || (!whole && stop.outside)) {
      return stops > 0 ? problems : [...problems, 'nothing in the page takes the focus'];
    }
    problems.push(...stop.problems);
    if (stop.opens === 'disclosure' && !stop.outside) await page.keyboard.press('Enter');
    if (stop.opens === 'dialog' && !opened.has(stop.what)) {
      opened.add(stop.what);
      problems.push(...(await walkDialog(page, stop.name)));
    }
  }
  return [...problems, 'the focus never leaves the page'];
}

/** Opens a dialog from the focused element, tabs through it once, and closes it. */
async function walkDialog(page: Page, opener: string): Promise<string[]> {
  const problems: string[] = [];
  await page.keyboard.press('Enter');
  await expect(dialog(page), opener).toBeVisible();
  const inside = await lookAtFocus(page);
  if (!inside) problems.push(`${opener}: its dialog opens without the focus`);
  for (let stops = 0; stops < 30; stops++) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (!stop || stop.name === inside?.name) break;
    problems.push(...stop.problems.map((problem) => `${opener}: ${problem}`));
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page), opener).toHaveCount(0);
  const back = await lookAtFocus(page);
  if (back?.name !== opener) problems.push(`${opener}: the focus returns to ${back?.name}`);
  return problems;
}

/** Checks the focused element: it is in view, not under the header, and has a visible focus ring. Names: axe. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement as HTMLElement | null;
    if (!stop || stop === document.body || stop === document.documentElement) return null;
    const href = stop.getAttribute('href');
    const name = `${stop.localName} ${stop.ariaLabel || stop.textContent.trim() || href || stop.id}`.slice(0, 60);
    const problems: string[] = [];

    // The ring surrounds the element, its label, or the card that it covers. A film's controls are the browser's own.
    const around: Element[] = 'labels' in stop ? [...((stop as HTMLInputElement).labels ?? [])] : [];
    for (let element: Element | null = stop; element && element.id !== 'main'; element = element.parentElement)
      around.push(element);
    const ringed = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const holder = around.find((element) => ringed(element) || ringed(element, '::after'));
    if (!holder && stop.localName !== 'video') problems.push(`${name} has no ring`);

    const shown = holder ?? stop;
    const box = [...shown.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? new DOMRect(-1, -1);
    const header = document.querySelector('body > header')!;
    const top = header.contains(stop) || stop.closest('dialog') ? 0 : header.getBoundingClientRect().bottom;
    const y = (Math.max(box.top, top) + Math.min(box.bottom, innerHeight)) / 2;
    const seen = [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(box.left + box.width * part, y);
      return shown.contains(hit) || (hit?.contains(stop) && hit !== document.body && hit.localName !== 'html');
    });
    if (!seen) problems.push(`${name} is not in view`);
    // Glossary drawings open as files; one link per term has no viewer.
    const picture = stop.matches(':is(a[href^="?picture="], a[href^="/media/"]):not(.glossary a)');
    const opensDialog = picture || stop.getAttribute('aria-haspopup') === 'dialog';
    return {
      name,
      href,
      /** Outside the page's main part. */
      outside: !document.getElementById('main')!.contains(stop),
      opens: stop.localName === 'summary' ? 'disclosure' : opensDialog ? 'dialog' : null,
      /** The kind of thing that it opens; one of each kind per page. */
      what: picture ? href!.split('/')[1]! : stop.localName,
      problems,
    };
  });
