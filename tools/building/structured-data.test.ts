import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registerWords } from '../../app/content/figures.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { type Language, languages } from '../../app/content/text.ts';
import { builtPage } from '../../tests/pages/built-pages.ts';
import { distDirectory } from '../paths.ts';
import { structuredData } from './structured-data.ts';

const site = 'https://example.org';

interface Thing {
  '@type': string;
  name: string;
  [property: string]: unknown;
}
const things = (path: (typeof paths)[number], language: Language): Thing[] =>
  JSON.parse(structuredData(path, language, site))['@graph'];
const typed = (path: (typeof paths)[number], language: Language, type: string) =>
  things(path, language).filter((thing) => thing['@type'] === type);

/** A full address of a file that the build made. */
function expectFile(address: unknown): void {
  const { origin, pathname } = new URL(String(address));
  expect(origin).toBe(site);
  expect(existsSync(join(distDirectory, pathname)), pathname).toBe(true);
}

describe('structured data', () => {
  test.each(languages)(
    'names the office on every page, and the breadcrumb on every page but the first (%s)',
    (language) => {
      for (const path of paths) {
        const types = things(path, language).map((thing) => thing['@type']);
        expect(types).toContain('Organization');
        expect(types.includes('BreadcrumbList'), path).toBe(path !== '/');
      }
    },
  );

  test.each(languages)('offers the register as a data set with files and publisher (%s)', (language) => {
    for (const path of paths) expect(typed(path, language, 'Dataset'), path).toHaveLength(path === '/figures' ? 1 : 0);
    const [set] = typed('/figures', language, 'Dataset');
    expect(set).toMatchObject({
      name: registerWords.meta.title[language],
      description: expect.stringMatching(/^.{50,5000}$/s),
      creator: { '@id': typed('/figures', language, 'Organization')[0]!['@id'] },
    });
    const files = set!.distribution as Thing[];
    expect(files.length).toBeGreaterThan(2);
    for (const { contentUrl } of files) expectFile(contentUrl);
    expect(builtPage('/figures', language).querySelector('script[type="application/ld+json"]')!.textContent).toContain(
      '"@type":"Dataset"',
    );
  });
});

test.each(languages)('the films of a page are the ones it shows, under the names it gives them (%s)', (language) => {
  for (const path of paths) {
    const links = [...builtPage(path, language).querySelectorAll('a[href^="/media/"][href$=".mp4"]')];
    const described = typed(path, language, 'VideoObject');
    expect(described.map(({ contentUrl }) => contentUrl)).toEqual(
      links.map((link) => site + link.getAttribute('href')),
    );
    for (const [index, video] of described.entries()) {
      expect(links[index]!.textContent).toContain(video.name);
      expect(video).toMatchObject({ duration: 'PT12S', description: expect.stringMatching(/./) });
      expect(video.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:]+Z$/);
      for (const address of [video.thumbnailUrl, video.contentUrl]) expectFile(address);
    }
  }
});
