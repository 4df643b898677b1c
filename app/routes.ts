import type { ComponentType } from 'react';
import type { PagePath, ProjectPath } from './content/shared/pages.ts';
import { filterQueries, projectNames } from './content/shared/project-filter.ts';
import type { ProjectName } from './content/shared/project-list.ts';

interface Route {
  load: () => Promise<{ Page: ComponentType }>;
  /** Query strings that have a page of their own, prerendered: filters, prefilled subjects. */
  variants?: readonly string[];
  /** The modules that `load` imports, where it imports more than one. */
  sources?: readonly string[];
}

/** The page of a project: its content file, shown by the sections that all projects share. */
function projectRoute(name: ProjectName): Route {
  let loaded: { Page: ComponentType } | undefined;
  return {
    load: async () => {
      const [{ projectPage }, { project }] = await Promise.all([
        import('./pages/project/page.tsx'),
        import(`./content/projects/${name}.ts`),
      ]);
      // One component for good: a second one would make React build the page anew.
      loaded ??= { Page: projectPage(name, project) };
      return loaded;
    },
    sources: ['app/pages/project/page.tsx', `app/content/projects/${name}.ts`],
  };
}

/** Every project of the list has a page. */
const projectRoutes = () =>
  Object.fromEntries(projectNames.map((name) => [`/projects/${name}`, projectRoute(name)])) as Record<
    ProjectPath,
    Route
  >;

/** The site, one line a page. */
export const routes: Record<PagePath, Route> = {
  '/': { load: () => import('./pages/home/page.tsx') },
  '/crisis': { load: () => import('./pages/crisis/page.tsx') },
  '/solutions': { load: () => import('./pages/solutions/page.tsx') },
  '/projects': { load: () => import('./pages/projects/page.tsx'), variants: filterQueries },
  '/our-projects': { load: () => import('./pages/our-projects/page.tsx') },
  '/environmental': { load: () => import('./pages/environmental/page.tsx') },
  '/legal': { load: () => import('./pages/legal/page.tsx') },
  '/partners': { load: () => import('./pages/partners/page.tsx') },
  '/about': { load: () => import('./pages/about/page.tsx') },
  '/contact': {
    load: () => import('./pages/contact/page.tsx'),
    variants: ['subject=machinery', 'subject=join', 'subject=volunteer', 'subject=support', 'subject=legal'],
  },
  '/privacy': { load: () => import('./pages/privacy/page.tsx') },
  '/terms': { load: () => import('./pages/terms/page.tsx') },
  '/community': { load: () => import('./pages/community/page.tsx') },
  '/projects/construction': { load: () => import('./pages/construction/page.tsx') },
  '/projects/water-treatment': { load: () => import('./pages/water-treatment/page.tsx') },
  ...projectRoutes(),
};

/** The page of every other path. */
export const notFound: Route = { load: () => import('./pages/not-found/page.tsx') };

export const paths = Object.keys(routes) as PagePath[];

export const isPagePath = (path: string): path is PagePath => Object.hasOwn(routes, path);
