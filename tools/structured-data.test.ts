import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '../app/routes.ts';
import type { PageIndex } from './page-index.ts';
import { distDirectory, root } from './paths.ts';
import { structuredData } from './structured-data.ts';

const site = 'https://example.org';
const languages = ['ar', 'en'] as const;

interface Thing {
  '@type': string;
  name: string;
  [property: string]: unknown;
}
const things = (path: (typeof paths)[number], language: 'ar' | 'en'): Thing[] =>
  JSON.parse(structuredData(path, language, site))['@graph'];
const videos = (path: (typeof paths)[number], language: 'ar' | 'en') =>
  things(path, language).filter((thing) => thing['@type'] === 'VideoObject');

describe('structured data', () => {
  test.each(languages)('names the office on every page, and the way to every page but the first (%s)', (language) => {
    for (const path of paths) {
      const types = things(path, language).map((thing) => thing['@type']);
      expect(types).toContain('Organization');
      expect(types.includes('BreadcrumbList'), path).toBe(path !== '/');
    }
  });

  test.each(languages)('describes a film by what search engines ask for, and by files that exist (%s)', (language) => {
    const described = videos('/', language);
    expect(described).toHaveLength(3);
    for (const video of described) {
      expect(video).toMatchObject({ duration: 'PT12S', uploadDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
      expect(video.name).toBeTruthy();
      expect(video.description).toBeTruthy();
      for (const address of [video.thumbnailUrl, video.contentUrl] as string[]) {
        expect(address).toMatch(/^https:\/\/example\.org\/media\//);
        expect(existsSync(join(root, 'public', new URL(address).pathname))).toBe(true);
      }
    }
  });

  test('can’t end the element it stands in', () => {
    for (const path of paths) expect(structuredData(path, 'en', site)).not.toContain('<');
  });
});

const index = join(distDirectory, 'pages/index.json');
describe.runIf(existsSync(index))('the films that a page is said to have', () => {
  const { pages } = JSON.parse(existsSync(index) ? readFileSync(index, 'utf8') : '{"pages":[]}') as PageIndex;
  test.each(languages)('are those it shows, under the names it gives them (%s)', (language) => {
    for (const path of paths) {
      const page = pages.find((one) => one.path === path && one.language === language && !one.lite && !one.query)!;
      const html = readFileSync(join(distDirectory, page.file), 'utf8');
      const links = [...html.matchAll(/<a href="(\/media\/[^"]+\.mp4)"[\s\S]*?<\/a>/g)];
      const said = videos(path, language);
      expect(
        said.map(({ contentUrl }) => contentUrl),
        path,
      ).toEqual(links.map(([, file]) => site + file));
      for (const [index, [link]] of links.entries()) expect(link).toContain(`</span>${said[index]!.name}`);
    }
  });
});
