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
const videos = (path: (typeof paths)[number], language: Language) =>
  things(path, language).filter((thing) => thing['@type'] === 'VideoObject');

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

  test.each(languages)('describes a film with all required properties and existing files (%s)', (language) => {
    const described = videos('/', language);
    expect(described).toHaveLength(3);
    for (const video of described) {
      expect(video).toMatchObject({
        duration: 'PT12S',
        uploadDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:]+Z$/),
      });
      expect(video.name).toBeTruthy();
      expect(video.description).toBeTruthy();
      for (const address of [video.thumbnailUrl, video.contentUrl] as string[]) {
        expect(address).toMatch(/^https:\/\/example\.org\/media\//);
        expect(existsSync(join(distDirectory, new URL(address).pathname))).toBe(true);
      }
    }
  });

  test.each(languages)('offers the register as a data set with files and publisher (%s)', (language) => {
    for (const path of paths) {
      const sets = things(path, language).filter((thing) => thing['@type'] === 'Dataset');
      expect(sets, path).toHaveLength(path === '/figures' ? 1 : 0);
    }
    const [set, ...offices] = things('/figures', language)
      .filter((thing) => ['Dataset', 'Organization'].includes(thing['@type']))
      .toSorted((a, b) => a['@type'].localeCompare(b['@type']));
    expect(set).toMatchObject({
      name: registerWords.meta.title[language],
      description: expect.stringMatching(/^.{50,5000}$/s),
      url: expect.stringContaining(`${site}/figures`),
      creator: { '@id': offices[0]!['@id'] },
    });
    const files = set!.distribution as Thing[];
    expect(files.length).toBeGreaterThan(2);
    for (const { '@type': type, contentUrl, encodingFormat } of files) {
      expect(type).toBe('DataDownload');
      expect(encodingFormat).toMatch(/^[a-z]+\/[a-z+.-]+$/);
      const { origin, pathname } = new URL(contentUrl as string);
      expect(origin).toBe(site);
      expect(existsSync(join(distDirectory, pathname)), pathname).toBe(true);
    }
    const built = builtPage('/figures', language).querySelector('script[type="application/ld+json"]')!;
    const types = (JSON.parse(built.textContent) as { '@graph': Thing[] })['@graph'].map((thing) => thing['@type']);
    expect(types).toContain('Dataset');
  });

  test('escapes what would end its element', () => {
    for (const path of paths) expect(structuredData(path, 'en', site)).not.toContain('<');
  });
});

describe('the films of a page', () => {
  test.each(languages)('are the ones it shows, under the names it gives them (%s)', (language) => {
    for (const path of paths) {
      const links = [...builtPage(path, language).querySelectorAll('a[href^="/media/"][href$=".mp4"]')];
      const said = videos(path, language);
      expect(
        said.map(({ contentUrl }) => contentUrl),
        path,
      ).toEqual(links.map((link) => site + link.getAttribute('href')));
      for (const [index, link] of links.entries()) expect(link.textContent).toContain(said[index]!.name);
    }
  });
});
