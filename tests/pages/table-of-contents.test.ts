import { describe, expect, test } from 'vitest';
import { projectNames } from '../../app/content/shared/project-list.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { languages } from '../../app/content/text.ts';
import { attribute, elements } from '../../tools/building/page-tree.ts';
import { builtHtml, builtPages } from './built-pages.ts';

/** Longer than ten phone screens. */
const long = ['/environmental', '/privacy', ...projectNames.map((name) => `/projects/${name}`)];

describe.each(languages)('a table of contents links the parts of a long page, %s', (language) => {
  test.each(long)('%s', (path) => {
    const page = builtPages().find((page) => page.path === path && page.language === language && !page.query)!;
    const html = builtHtml(page.file);
    expect(html).toContain(shell.onThisPage[language]);
    const all = elements(html);
    const ids = all.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
    const list = all.find((element) => attribute(element, 'aria-labelledby') === 'parts')!;
    const links = elements(list)
      .map((element) => attribute(element, 'href'))
      .filter((href) => href !== undefined);
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const href of links)
      expect(
        ids.filter((id) => `#${id}` === href),
        href,
      ).toHaveLength(1);
  });
});
