import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { startSmtp } from '../faults/harness/smtp-script.ts';
import { test as base } from './fixtures.ts';

/** The office's mail server, with its mails as a mail program reads them. */
async function startPost() {
  const smtp = await startSmtp();
  const { url, received } = smtp;
  /** The mails so far whose text has these words. */
  const mailsWith = async (words: string) => {
    const mails = await Promise.all(received.map(async ({ to, raw }) => ({ to, mail: await PostalMime.parse(raw) })));
    return mails.filter(({ mail }) => mail.text?.includes(words));
  };
  /** The first of them, now or later. */
  const waitFor = async (words: string) => {
    for (;;) {
      const count = received.length;
      const [found] = await mailsWith(words);
      if (found) return found;
      await smtp.receives(count + 1);
    }
  };
  return { url, mailsWith, waitFor, stop: () => smtp.down() };
}

let visitors = 0;

/** The site with its own mail server. Each test is a client in a network of its own; otherwise the limit would apply. */
export const test = base.extend<object, { post: Awaited<ReturnType<typeof startPost>>; site: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.0.${++visitors % 250}.1` }),
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const post = await startPost();
      await use(post);
      await post.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ post }, use) => {
      const site = await serve({
        SMTP_URL: post.url,
        MAIL_TO: 'engineers@example.org',
        MAIL_FROM: 'website@example.org',
        TRUST_PROXY: '1',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** A form: its values by field, the field with a mark that finds the mail, and how a visitor fills it in. */
const values = {
  contact: (mark: string) => ({
    firstName: 'ليلى',
    lastName: `Haddad ${mark}`,
    email: 'leila@example.org',
    phone: '+963 11 555 0100',
    subject: `كسّارة متنقلة ${mark}`,
    message: `السطر الأول ${mark}\nSecond line: 500 t/day, "quoted" & <tagged>`,
  }),
  partnership: (mark: string) => ({
    organizationName: `جامعة Haddad ${mark}`,
    reply: 'dean@example.org',
    details: `مخبر مواد ${mark}\nTwo test benches & a <press>`,
  }),
};

export type FormName = keyof typeof values;
export const pageOf = { contact: '/contact', partnership: '/partners' } as const;
/** The longest text of each form. */
export const longText = { contact: '#contact-message', partnership: '#partnership-details' } as const;

/** Fills in a form of the page. @returns what was typed */
export async function fillIn(page: Page, form: FormName, mark: string): Promise<Record<string, string>> {
  const typed: Record<string, string> = values[form](mark);
  for (const [name, value] of Object.entries(typed)) await page.fill(`#${form}-${name}`, value);
  if (form === 'partnership') {
    await page.selectOption('#partnership-organizationType', { index: 3 });
    await page.check('#partnership-supportTypes-technical-support');
    await page.check('#partnership-supportTypes-training');
  }
  return typed;
}

export const send = (page: Page, form: FormName) => page.locator(`form#${form} button[type=submit]`);
export const receipt = (page: Page, form: FormName) => page.locator(`#sent-${form}`);
