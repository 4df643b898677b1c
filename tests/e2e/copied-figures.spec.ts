import { exampleQuery } from '../../app/content/planner-examples.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages)
  test(`copies figures without invisible characters and with their signs in place (${language})`, async ({ page }) => {
    const found: string[] = [];
    for (const path of [...paths, `/planner?${exampleQuery}`, '/environmental?amount=12000']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      const wrong = await page.evaluate(() => {
        const report: string[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = node.nodeValue!;
          if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text)) report.push(`mark: ${text}`);
          // A percent sign follows the digits from left to right in both languages.
          for (const { index, 0: match } of text.matchAll(/\d%/g)) {
            const boxOf = (at: number) => {
              const range = document.createRange();
              range.setStart(node!, at);
              range.setEnd(node!, at + 1);
              return range.getBoundingClientRect();
            };
            const [digit, sign] = [boxOf(index), boxOf(index + match.length - 1)];
            if (sign.width > 0 && sign.left < digit.left) report.push(`sign: ${text}`);
          }
        }
        return report;
      });
      found.push(...wrong.map((text) => `${path} ${text}`));
    }
    expect(found).toEqual([]);
  });
