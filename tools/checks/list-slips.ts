/** What a list in the content asks for and no file has, or a file offers and no list names: read before the compiler. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { areaIds, areas } from '../../app/content/areas.ts';
import { community } from '../../app/content/community.ts';
import { areas as areaFigures } from '../../app/content/figures/areas.ts';
import { footerLinks } from '../../app/content/footer.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { headerLinks, moreLinks, toolLinks } from '../../app/content/shared/shell.ts';
import { places } from '../../app/map/places.ts';
import { routes } from '../../app/routes.ts';
import { root } from '../paths.ts';

/** What one list has and the other lacks. */
const lacking = (wanted: readonly string[], given: readonly string[], sentence: (name: string) => string): string[] =>
  wanted.filter((name) => !given.includes(name)).map(sentence);

const pages = paths.filter((path) => !Object.hasOwn(projectList, path.replace('/projects/', '')));

/** Lists with a file for each entry, whose name stands for the `*`. */
const listsOfFiles: [list: string, entries: readonly string[], files: string][] = [
  ['app/content/shared/pages.ts', pages.map((path) => basename(path) || 'home'), 'app/pages/*/page.tsx'],
  ['app/content/shared/project-list.ts', Object.keys(projectList), 'app/content/projects/*.ts'],
  ['app/content/community.ts', community.guides.items.map(({ file }) => file), 'app/content/guides/*.ts'],
];
/** Files that no entry names. */
const others = ['project', 'not-found', 'guide'];

/** @returns one sentence a slip */
export function listSlips(): string[] {
  const linked = [headerLinks, moreLinks, toolLinks, ...footerLinks].flat();
  const menuPages = pages.filter((path) => !path.startsWith('/projects/'));
  return [
    ...listsOfFiles.flatMap(([list, entries, files]) => {
      const [before, after] = files.split('*') as [string, string];
      const names = globSync(files, { cwd: root }).map((file) => file.slice(before.length, -after.length));
      const fileOf = (name: string) => files.replace('*', name);
      return [
        ...lacking(entries, names, (name) => `${list} names ${name}, but there is no ${fileOf(name)}`),
        ...lacking(names, [...entries, ...others], (name) => `${list} has no line for ${fileOf(name)}`),
      ];
    }),
    ...lacking(pages, Object.keys(routes), (path) => `app/routes.ts has no line for the page ${path}`),
    ...lacking(menuPages, linked, (path) => `no menu leads to ${path}: add it to footerLinks in app/content/footer.ts`),
    ...lacking(areaIds, Object.keys(areaFigures), (id) => `app/content/figures/areas.ts has no figures of ${id}`),
    ...lacking(areaIds, Object.keys(areas.areas), (id) => `app/content/areas.ts has no texts for ${id}`),
    ...lacking(areaIds, Object.keys(places), (id) => `app/map/places.ts has no outline of ${id}`),
  ];
}
