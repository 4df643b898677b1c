import type { ComponentType } from 'react';
import { type PagePath, paths } from './content/shared/pages.ts';
import { projectNames } from './content/shared/project-filter.ts';
import type { ProjectName } from './content/shared/project-list.ts';

interface PageModule {
  // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of what its own loader returns.
  Page: ComponentType<{ data?: any }>;
  /** Loads what the page shows beyond its content; the result becomes its `data`. */
  loader?: () => Promise<unknown>;
}

interface Route {
  load: () => Promise<PageModule>;
  /** Query parameters that the page answers: the server renders such a request. */
  answers?: readonly string[];
}

const answers: { readonly [Path in PagePath]?: readonly string[] } = {
  '/': ['q'],
  '/environmental': ['amount', 'rubble'],
  '/planner': ['by'],
  '/about': ['picture'],
  '/contact': ['plan'],
  '/glossary': ['term'],
  '/figures': ['place', 'publisher'],
};

/** The page in `app/pages/NAME/`. */
const page = (name: string): Route => ({ load: () => import(`./pages/${name}/page.tsx`) });

/** A page's folder has the last part of its path. */
const folderOf = (path: PagePath): string => (path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1));

/** A project's page: its content file, shown by the shared sections. */
const projectRoute = (name: ProjectName): Route => ({
  load: async () => {
    const [{ projectPage }, { project }] = await Promise.all([
      import('./pages/project/page.tsx'),
      import(`./content/projects/${name}.ts`),
    ]);
    return { Page: projectPage(name, project) };
  },
  answers: ['picture'],
});

const projectRoutes = new Map<PagePath, Route>(projectNames.map((name) => [`/projects/${name}`, projectRoute(name)]));

const routeOf = (path: PagePath): Route => {
  const own = answers[path];
  return projectRoutes.get(path) ?? { ...page(folderOf(path)), ...(own && { answers: own }) };
};

/** Every path of the site (content/shared/pages.ts) with its page; hidden projects have none. */
export const routes: { readonly [Path in PagePath]?: Route } = Object.fromEntries(
  paths.map((path) => [path, routeOf(path)]),
);

/** The page for every other path. */
export const notFound: Route = page('not-found');
