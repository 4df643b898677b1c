import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ProjectName } from '../../app/content/shared/project-list.ts';
import { projectNames } from '../../app/content/shared/project-list.ts';
import { languages } from '../../app/content/text.ts';
import { distDirectory } from '../../tools/paths.ts';
import { builtPage } from './built-pages.ts';

/** The pictures of each gallery (PJ-4 to PJ-13); a new project needs no line here. */
const pictures: Partial<Record<ProjectName, number>> = {
  recycling: 3,
  'thyssen-fba10': 2,
  bem: 4,
  'water-treatment-basf': 2,
  'water-treatment-al-raqama': 6,
};

/** The viewer itself: tests/e2e/viewer.spec.ts. */
describe.each(languages)('in %s', (language) => {
  test.each(projectNames)('PJ-13, PJ-14: %s has its pictures, each with a name and a sheet to open', (name) => {
    const page = builtPage(`/projects/${name}`, language);
    const shown = [...page.querySelectorAll('main img:not(.print\\:block)[src^="/drawings/"]')]
      .map((image) => /^\/drawings\/([\w-]+)\.\w+\.(?!still)/.exec(image.getAttribute('src')!)?.[1])
      .filter((drawing) => drawing !== undefined);
    const gallery = page.querySelectorAll('#pictures > li').length;
    expect(gallery).toBe(pictures[name] ?? gallery);
    const links = [...page.querySelectorAll('main a[href^="?picture="]')];
    expect(links.length).toBe(shown.length);
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(new Set(shown).size);
    for (const link of links) {
      expect(link.getAttribute('aria-label')).toMatch(/: ./);
      const src = link.querySelector('img')!.getAttribute('src')!.split(/[?#]/)[0]!;
      for (const file of new Set([src, src.replace('.card.svg', '.svg')]))
        expect(existsSync(join(distDirectory, file)), file).toBe(true);
    }
  });
});
