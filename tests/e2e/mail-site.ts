import type { Page } from '@playwright/test';
import { youngest } from '../../server/mail/token.ts';
import { type RunningSite, serve } from '../../tools/serve.ts';
import { test as base, expect } from './fixtures.ts';
import { startSmtpSink } from './smtp-sink.ts';

type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

let visitors = 0;

/** The site with its own mail server. Each test is another client; otherwise the limit per address would apply. */
export const test = base.extend<object, { post: SmtpSink; site: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `198.51.100.${++visitors % 250}` }),
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const post = await startSmtpSink();
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
        // One address sends more here than the office's hourly budget.
        MAIL_PER_HOUR: '1000000',
        TRUST_PROXY: '1',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Posts faster than a person types count as spam; these tests are that fast, so they wait until the page's token is old enough. */
export async function asSlowAsAPerson(page: Page): Promise<void> {
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'form-opened');
  const opened = Math.max(...cookies.map(({ value }) => Number.parseInt(value.split('.')[0]!, 36)));
  await expect.poll(() => Date.now() > opened + youngest).toBe(true);
}
