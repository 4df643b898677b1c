import type { ComponentType } from 'react';
import { type PagePath, paths } from './content/shared/pages.ts';
import { projectNames } from './content/shared/project-filter.ts';
import type { ProjectName } from './content/shared/project-list.ts';

interface Route {
  load: () => Promise<{ Page: ComponentType }>;
  /** Parameters of the address that the page answers: with one of them the server renders it for the request at hand. */
  answers?: readonly string[];
  /** The modules that `load` imports, by which the build finds what the page needs to start. */
  sources: readonly string[];
  /** The modules of its parts that stay the HTML they came as until they have to change (document/kept-html.tsx). */
  kept?: readonly string[];
}

/** What some pages have beyond their module. */
const more: { readonly [Path in PagePath]?: Omit<Route, 'load' | 'sources'> } = {
  '/': { answers: ['q'], kept: ['app/map/debris-map.tsx', 'app/pages/home/parts.tsx'] },
  '/crisis': { kept: ['app/map/map-canvas.tsx'] },
  '/environmental': {
    answers: ['amount', 'rubble'],
    kept: ['app/pages/environmental/consequences.tsx', 'app/carbon/method.tsx'],
  },
  '/planner': { answers: ['by'] },
  '/about': { answers: ['picture'] },
  '/contact': { answers: ['plan'] },
  '/glossary': { answers: ['term'], kept: ['app/pages/glossary/terms.tsx'] },
  '/figures': { kept: ['app/pages/figures/register.tsx'] },
};

/** The page in `app/pages/NAME/`. */
const page = (name: string): Route => ({
  load: () => import(`./pages/${name}/page.tsx`),
  sources: [`app/pages/${name}/page.tsx`],
});

/** A page's folder has the name that it has in its address. */
const folderOf = (path: PagePath): string => (path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1));

/** The page of a project: its content file, shown by the sections that all projects share. */
function projectRoute(name: ProjectName): Route {
  return {
    load: async () => {
      const [{ projectPage }, { project }] = await Promise.all([
        import('./pages/project/page.tsx'),
        import(`./content/projects/${name}.ts`),
      ]);
      return { Page: projectPage(name, project) };
    },
    sources: ['app/pages/project/page.tsx', `app/content/projects/${name}.ts`],
    answers: ['picture'],
  };
}

const projectRoutes = new Map<PagePath, Route>(projectNames.map((name) => [`/projects/${name}`, projectRoute(name)]));

/** Every path of the site (content/shared/pages.ts) with its page. */
export const routes = Object.fromEntries(
  paths.map((path) => [path, projectRoutes.get(path) ?? { ...page(folderOf(path)), ...more[path] }]),
) as Record<PagePath, Route>;

/** The page of every other path. */
export const notFound: Route = page('not-found');
