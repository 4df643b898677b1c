/** What a list in the content asks for and no file has, or a file offers and no list names: read before the compiler. */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { areaIds, areas } from '../../app/content/areas.ts';
import { community } from '../../app/content/community.ts';
import { areas as areaFigures } from '../../app/content/figures/areas.ts';
import { footerLinks } from '../../app/content/footer.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { type ProjectName, projectList } from '../../app/content/shared/project-list.ts';
import { headerLinks, moreLinks, toolLinks } from '../../app/content/shared/shell.ts';
import { places } from '../../app/map/places.ts';
import { routes } from '../../app/routes.ts';
import { root } from '../paths.ts';

const namesIn = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((file) => basename(file, '.ts'));

/** What one list has and the other lacks. */
const lacking = (wanted: readonly string[], given: readonly string[], sentence: (name: string) => string): string[] =>
  wanted.filter((name) => !given.includes(name)).map(sentence);

/** @returns one sentence a slip */
export function listSlips(): string[] {
  const pages = paths.filter((path) => !Object.hasOwn(projectList, path.replace('/projects/', '')));
  const folderOf = (path: string) => basename(path) || 'home';
  const folders = globSync('app/pages/*/page.tsx', { cwd: root }).map((file) => basename(dirname(file)));
  const linked = [headerLinks, moreLinks, toolLinks, ...footerLinks].flat();
  const projects = Object.keys(projectList) as ProjectName[];
  const projectFiles = namesIn('app/content/projects/*.ts');
  const guideFiles = namesIn('app/content/guides/*.ts');
  const guideCards = community.guides.items.map(({ file }) => file);
  return [
    ...lacking(pages, Object.keys(routes), (path) => `app/routes.ts has no line for the page ${path}`),
    ...lacking(
      pages.map(folderOf),
      folders,
      (name) =>
        `the page /${name} has no app/pages/${name}/page.tsx, or app/content/shared/pages.ts names it by mistake`,
    ),
    ...lacking(
      folders.filter((name) => !['project', 'not-found'].includes(name)),
      pages.map(folderOf),
      (name) => `app/content/shared/pages.ts has no name for the page in app/pages/${name}`,
    ),
    ...lacking(
      pages.filter((path) => !path.startsWith('/projects/')),
      linked,
      (path) => `no menu leads to ${path}: add it to footerLinks in app/content/footer.ts`,
    ),
    ...lacking(projects, projectFiles, (name) => `the project ${name} has no app/content/projects/${name}.ts`),
    ...lacking(
      projectFiles,
      projects,
      (name) => `app/content/shared/project-list.ts has no line for app/content/projects/${name}.ts`,
    ),
    ...lacking(guideCards, guideFiles, (name) => `the guide ${name} has no app/content/guides/${name}.ts`),
    ...lacking(
      guideFiles.filter((name) => name !== 'guide'),
      guideCards,
      (name) => `app/content/community.ts has no card for app/content/guides/${name}.ts`,
    ),
    ...lacking(areaIds, Object.keys(areaFigures), (id) => `app/content/figures/areas.ts has no figures of ${id}`),
    ...lacking(areaIds, Object.keys(areas.areas), (id) => `app/content/areas.ts has no texts for ${id}`),
    ...lacking(areaIds, Object.keys(places), (id) => `app/map/places.ts has no outline of ${id}`),
  ];
}
