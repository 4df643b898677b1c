/** What visitors do, as expressions in the page that every engine evaluates. Clicks are `element.click()`. */
import { contactForm } from '../../app/content/forms/contact.ts';
import { partnershipForm } from '../../app/content/forms/partnership.ts';
import { pageNames, paths } from '../../app/content/shared/pages.ts';
import type { Language } from '../../app/content/text.ts';
import { otherLanguage } from '../../app/language/detect.ts';
import { type Engine, until } from './engine.ts';

type Journey = (engine: Engine, open: (path: string) => Promise<void>, language: Language) => Promise<void>;

const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const ready = (island: string) => `${one(`[data-island=${island}]`)}?.dataset.state === 'ready'`;
const shown = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;

async function click(engine: Engine, selector: string): Promise<void> {
  await until(engine, one(selector));
  await engine.ask(`${one(selector)}.click()`);
}

/** As typing does: the value, then the event. */
const type = (engine: Engine, selector: string, value: string) =>
  engine.ask(
    `(() => { const field = ${one(selector)}; field.focus(); 
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(value)});
      field.dispatchEvent(new Event('input', { bubbles: true })); })()`,
  );

/** Fills in a form, waits as long as a person would (faster posts look like spam), sends it and reads the outcome. */
async function send(engine: Engine, form: string, values: Record<string, string>, success: string): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(engine, `#${form}-${name}`, value);
  await until(engine, ready('mail-form'));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await click(engine, `#${form} [type=submit]`);
  await until(engine, shown(success));
}

export const journeys: Record<string, Journey> = {
  'every page without sideways scroll': async (engine, open) => {
    for (const path of paths)
      for (const width of [360, 1280]) {
        await engine.size(width, 800);
        await open(path);
        await until(engine, one('h1'));
        const wide = await engine.ask<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        if (wide > 1) throw new Error(`${path} is ${wide} px too wide at ${width} px`);
      }
  },
  'language toggle': async (engine, open, language) => {
    await open('/solutions');
    await click(engine, 'header a[hreflang]');
    await until(engine, `document.documentElement.lang === '${otherLanguage(language)}'`);
    await click(engine, 'header a[hreflang]');
    await until(engine, `document.documentElement.lang === '${language}'`);
  },
  'menu of a phone': async (engine, open) => {
    await engine.size(360, 740);
    await open('/solutions');
    await click(engine, 'header > div > details > summary');
    await until(engine, `${one('header > div > details nav')}?.checkVisibility()`);
    await click(engine, 'header > div > details a[href="/legal"]');
    await until(engine, `location.pathname === '/legal' && ${one('h1')}`);
  },
  'map: a place, a card, clear': async (engine, open) => {
    await open('/');
    for (const [area, selector] of [
      ['homs', 'label[for=area-homs]'],
      ['idlib', '#area-idlib'],
    ] as const) {
      await click(engine, selector);
      await until(engine, `${one(`#area-${area}`)}.checked && ${one(`.at-${area}.area-details`)}.checkVisibility()`);
    }
    await click(engine, '.area-clear');
    await until(engine, `!${one('[name=area]:checked')} && ${one('.area-placeholder')}.checkVisibility()`);
  },
  'viewer, and Back closes it': async (engine, open) => {
    await open('/projects/thyssen-fba10');
    await click(engine, 'main a[href^="?picture="]');
    await until(engine, one('dialog.viewer[open] svg.drawing'));
    await engine.ask('setTimeout(() => history.back())');
    await until(engine, `!${one('dialog[open]')} && location.pathname === '/projects/thyssen-fba10'`);
  },
  'a film plays': async (engine, open) => {
    await open('/our-projects');
    await click(engine, 'a.film');
    await until(engine, one('dialog[open] video'));
    // Browsers play sound only after a user gesture.
    await engine.ask(`${one('dialog[open] video')}.muted = true`);
    await engine.ask(`${one('dialog[open] video')}.play().catch(() => {})`);
    await until(engine, `${one('dialog[open] video')}.currentTime > 0`);
  },
  'carbon calculator': async (engine, open) => {
    await open('/environmental');
    await type(engine, '#carbon-amount', '5000');
    await until(engine, ready('calculator'));
    const before = await engine.ask<string>(`${one('[aria-live=polite] dl, [aria-live=polite]')}.innerText`);
    await engine.ask(`${one('#carbon-amount')}.form.querySelector('[type=submit]').click()`);
    await until(engine, `${one('[aria-live=polite] dl, [aria-live=polite]')}.innerText !== ${JSON.stringify(before)}`);
  },
  'contact form': async (engine, open, language) => {
    await open('/contact');
    const values = {
      firstName: 'Leila',
      lastName: 'Haddad',
      email: 'leila@example.org',
      subject: 'كسّارة',
      message: 'Test',
    };
    await send(engine, 'contact', values, contactForm.outcome.success[language]);
  },
  'partnership form': async (engine, open, language) => {
    await open('/partners');
    await engine.ask(`${one('#partnership-organizationType')}.selectedIndex = 1`);
    const values = { organizationName: 'Damascus', email: 'leila@example.org', details: 'Test' };
    await send(engine, 'partnership', values, partnershipForm.outcome.success[language]);
  },
  search: async (engine, open, language) => {
    await open('/contact');
    await click(engine, 'header a[href="/?q="]');
    await until(engine, one('dialog[open] input[type=search]'));
    await type(engine, 'dialog[open] input[type=search]', pageNames['/projects'][language]);
    await until(engine, one('dialog[open] li a'));
  },
  'back and forward': async (engine, open) => {
    await open('/about');
    await click(engine, 'footer a[href="/partners"]');
    await until(engine, `location.pathname === '/partners' && ${one('#partnership')}`);
    await engine.ask('setTimeout(() => history.back())');
    await until(engine, `location.pathname === '/about' && !${one('#partnership')}`);
    await engine.ask('setTimeout(() => history.forward())');
    await until(engine, `location.pathname === '/partners' && ${one('#partnership')}`);
  },
};
