import type { ComponentType } from 'react';
import type { PagePath, ProjectPath } from './content/shared/pages.ts';
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

/** The page in `app/pages/NAME/`. */
const page = (name: string, also: Omit<Route, 'load' | 'sources'> = {}): Route => ({
  load: () => import(`./pages/${name}/page.tsx`),
  sources: [`app/pages/${name}/page.tsx`],
  ...also,
});

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

/** Every project of the list has a page. */
const projectRoutes = () =>
  Object.fromEntries(projectNames.map((name) => [`/projects/${name}`, projectRoute(name)])) as Record<
    ProjectPath,
    Route
  >;

/** The site, one line a page. */
export const routes: Record<PagePath, Route> = {
  '/': page('home', { answers: ['q'], kept: ['app/map/debris-map.tsx', 'app/pages/home/parts.tsx'] }),
  '/crisis': page('crisis', { kept: ['app/map/map-canvas.tsx'] }),
  '/solutions': page('solutions'),
  '/projects': page('projects'),
  '/our-projects': page('our-projects'),
  '/environmental': page('environmental', {
    answers: ['amount', 'rubble'],
    kept: ['app/pages/environmental/plain.tsx'],
  }),
  '/planner': page('planner', { answers: ['by'] }),
  '/legal': page('legal'),
  '/partners': page('partners'),
  '/about': page('about', { answers: ['picture'] }),
  '/contact': page('contact', { answers: ['plan'] }),
  '/privacy': page('privacy'),
  '/terms': page('terms'),
  '/community': page('community'),
  '/glossary': page('glossary', { answers: ['term'], kept: ['app/pages/glossary/terms.tsx'] }),
  '/figures': page('figures', { kept: ['app/pages/figures/register.tsx'] }),
  '/projects/construction': page('construction'),
  '/projects/water-treatment': page('water-treatment'),
  ...projectRoutes(),
};

/** The page of every other path. */
export const notFound: Route = page('not-found');
