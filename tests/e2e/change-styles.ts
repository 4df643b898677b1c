import type { Page } from '@playwright/test';

/** Changes the styles of every page that is opened from now on, inline and linked. */
export async function changeStyles(page: Page, change: (css: string) => string): Promise<void> {
  await page.route(/^[^?]*(\/[^./]*|\.css)(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!/^text\/(html|css)/.test(type)) return route.fulfill({ response });
    const text = await response.text();
    const body = type.startsWith('text/css')
      ? change(text)
      : text.replace(/(<style>)([\s\S]*?)(<\/style>)/g, (_, open, css, close) => open + change(css) + close);
    // The styles' hash has changed.
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
}
