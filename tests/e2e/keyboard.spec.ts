import type { Locator, Page } from '@playwright/test';
import { areas } from '../../app/content/areas.ts';
import { carbon } from '../../app/content/carbon.ts';
import { films, homeFilms } from '../../app/content/films.ts';
import { contactForm } from '../../app/content/forms/contact.ts';
import { partnershipForm } from '../../app/content/forms/partnership.ts';
import { pageNames, paths } from '../../app/content/shared/pages.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import type { Language } from '../../app/content/text.ts';
import { asSlowAsAPerson, test } from './mail-site.ts';
import { expect, languages } from './site.ts';

/** A visitor with nothing but a keyboard: no test here moves a pointer or sets the focus from outside. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowed: /No page at|status of 404/ });

const dialog = (page: Page) => page.locator('dialog[open]');

for (const language of languages) {
  test(`the keyboard alone reads every page, ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    for (const path of [...paths, '/no-such-page']) {
      await page.goto(`${path}?lang=${language}`);
      for (const problem of await walk(page, path === '/')) problems.push(`${path}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });

  test(`the keyboard alone uses all that the site offers, ${language}`, async ({ page, post }) => {
    const press = (key: string) => page.keyboard.press(key);

    await page.goto(`/?lang=${language}`);
    await tabTo(page, page.locator('header').locator('summary, button').filter({ hasText: shell.more[language] }));
    await page.waitForSelector('html[data-app=ready]');
    await expect(page.locator('header').getByRole('button', { name: shell.more[language] })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press('ArrowDown');
    await press('Escape');
    await expect(page.locator('header').getByRole('button', { name: shell.more[language] })).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: searchWords.open[language] }));
    await press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(language === 'ar' ? 'كسارة' : 'crusher');
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    // The first Escape empties the field, as in every search field; the second one closes.
    await press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await press('Escape');
    await expect(page.getByRole('link', { name: searchWords.open[language] })).toBeFocused();

    await tabTo(page, page.getByRole('radio', { name: areas.areas.aleppo.name[language], exact: true }));
    await press('Space');
    await press('ArrowDown');
    await expect(page.locator('.area-details:visible').getByRole('heading')).toHaveText(
      areas.areas.damascus.name[language],
    );
    const film = page.getByRole('link', { name: films[homeFilms[0]].title[language] });
    await tabTo(page, film);
    await press('Enter');
    const video = dialog(page).locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    await press('Escape');
    await expect(film).toBeFocused();

    await page.goto(`/environmental?lang=${language}`);
    const opener = page.getByRole('button', { name: carbon.dialog.open[language] });
    await tabTo(page, opener);
    await press('Enter');
    await expect(dialog(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('1000');
    await press('Enter');
    await expect(dialog(page).locator('output')).toContainText('6.84');
    await press('Escape');
    await expect(opener).toBeFocused();
    await tabTo(page, page.locator('#carbon-amount'));
    await page.keyboard.type('142500000');
    await press('Enter');
    await expect(page.locator('form:has(#carbon-amount) + div')).toContainText('593,000');

    await sendMessage(page, language);
    await post.waitFor(({ mail }) => mail.text?.includes(`Keyboard ${language}`) ?? false);
    await sendRequest(page, language);
    await post.waitFor(({ mail }) => mail.text?.includes(`Keys ${language}`) ?? false);
  });

  test(`on a narrow screen the keyboard opens the menu, and it leads to a page, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/contact?lang=${language}`);
    await tabTo(page, page.locator('summary').and(page.getByLabel(shell.menu[language])));
    await page.keyboard.press('Enter');
    const link = page.getByRole('navigation', { name: shell.mainMenu[language] }).getByRole('link', {
      name: pageNames['/terms'][language],
      exact: true,
    });
    await tabTo(page, link);
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/terms/);
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });
}

async function sendMessage(page: Page, language: Language): Promise<void> {
  await page.goto(`/contact?lang=${language}`);
  await asSlowAsAPerson(page);
  for (const [name, value] of Object.entries({
    firstName: 'Leila',
    lastName: `Keyboard ${language}`,
    email: 'leila@example.org',
    subject: 'No mouse',
    message: 'Typed from the first letter to the last.',
  })) {
    await tabTo(page, page.locator(`#contact-${name}`));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('button', { name: contactForm.submit[language] }));
  await page.keyboard.press('Enter');
}

async function sendRequest(page: Page, language: Language): Promise<void> {
  await page.goto(`/partners?lang=${language}`);
  await asSlowAsAPerson(page);
  await tabTo(page, page.locator('#partnership-organizationName'));
  await page.keyboard.type(`Keys ${language}`);
  await tabTo(page, page.locator('#partnership-organizationType'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('#partnership-supportTypes-training'));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('#partnership-details'));
  await page.keyboard.type('A joint laboratory');
  await tabTo(page, page.locator('#partnership-email'));
  await page.keyboard.type('keys@example.org');
  await tabTo(page, page.getByRole('button', { name: partnershipForm.submit[language] }));
  await page.keyboard.press('Enter');
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const limit = 120;
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`${limit} times Tab do not reach ${target}`);
}

/**
 * Tab by Tab through a page, from the link past the header to the end of the page's own part; with `whole`, header and footer
 * too, which are the same on every page. Opens what opens: disclosures, and the first picture, film and dialog of a page.
 * @returns what is wrong with the things that took the focus
 */
async function walk(page: Page, whole: boolean): Promise<string[]> {
  const problems: string[] = [];
  const opened = new Set<string>();
  await page.keyboard.press('Tab');
  const first = await lookAtFocus(page);
  if (first?.href !== '#main') return ['the first stop is not the way past the header'];
  problems.push(...first.problems);
  if (!whole) await page.keyboard.press('Enter');
  // The register of figures is as long as a table is: what its first rows hold, the others hold as well.
  const endless = new URL(page.url()).pathname === '/figures';
  for (let stops = 0; stops < (endless ? 80 : 250); stops++) {
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
  return endless ? problems : [...problems, 'the focus never leaves the page'];
}

/** Opens a dialog from what has the focus, walks around in it once, and closes it. */
async function walkDialog(page: Page, opener: string): Promise<string[]> {
  const problems: string[] = [];
  // Before that, a picture's link leads to its file.
  await page.waitForSelector('html[data-app=ready]');
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

interface Stop {
  name: string;
  href: string | null;
  /** Beyond the page's own part. */
  outside: boolean;
  opens: 'disclosure' | 'dialog' | null;
  /** The kind of thing that it opens; one of each kind is opened on a page. */
  what: string;
  problems: string[];
}

/** What has the focus: named, in view, not under the header, with a ring that is seen. */
const lookAtFocus = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const stop = document.activeElement as HTMLElement | null;
    if (!stop || stop === document.body || stop === document.documentElement) return null;
    const labels = 'labels' in stop ? [...((stop as HTMLInputElement).labels ?? [])] : [];
    const name = (
      stop.getAttribute('aria-label') ??
      (labels.map((label) => label.textContent).join(' ') ||
        document.getElementById(stop.getAttribute('aria-labelledby') ?? '')?.textContent ||
        stop.textContent ||
        stop.querySelector('img')?.alt)
    )?.trim();
    const href = stop.getAttribute('href');
    const what = `${stop.localName} ${name?.slice(0, 40) || stop.outerHTML.slice(0, 60)}`;
    const problems: string[] = [];
    if (!name) problems.push(`${what} has no name`);

    // A card's link shows its ring around the card's text, a control that is laid over its label shows it there. The parts of a
    // film's controls are the browser's own.
    const around: Element[] = [...labels];
    for (let element: Element | null = stop; element && element.id !== 'main'; element = element.parentElement)
      around.push(element);
    const holder = around.find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!holder && stop.localName !== 'video') problems.push(`${what} has no ring`);
    const box = [...(holder ?? stop).getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    const header = document.querySelector('body > header')!;
    const top = header.contains(stop) || stop.closest('dialog') ? 0 : header.getBoundingClientRect().bottom;
    if (!box) problems.push(`${what} is nowhere`);
    else if (
      box.bottom > innerHeight + 1
        ? box.top > innerHeight - 24
        : box.top < top - 1 && box.bottom - box.top < innerHeight - top
    )
      problems.push(`${what} is out of view: ${box.top} to ${box.bottom}`);
    else if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
      problems.push(`${what} leaves the screen`);
    else {
      const seen = [0.1, 0.5, 0.9].some((part) => {
        const y = Math.max(box.top + 2, top + 2, 2);
        const hit = document.elementFromPoint(
          box.left + box.width * part,
          Math.min((y + Math.min(box.bottom, innerHeight)) / 2, innerHeight - 2),
        );
        return (
          (hit && (holder ?? stop).contains(hit)) ||
          (hit?.contains(stop) && hit !== document.body && hit.localName !== 'html')
        );
      });
      if (!seen) problems.push(`${what} is covered`);
    }
    // The glossary's drawings open as files: there is a link a term, and no viewer for so many.
    const picture = stop.matches(':is(a[href^="?picture="], a[href^="/media/"]):not(.glossary a)');
    const opensDialog = picture || stop.getAttribute('aria-haspopup') === 'dialog';
    return {
      name: name ?? '',
      href,
      outside: !document.getElementById('main')!.contains(stop),
      opens: stop.localName === 'summary' ? 'disclosure' : opensDialog ? 'dialog' : null,
      what: picture ? href!.split('/')[1]! : stop.localName,
      problems,
    };
  });
