import type { ComponentType } from 'react';
import type { PagePath, ProjectPath } from './content/shared/pages.ts';
import { type ProjectName, projectNames } from './content/shared/project-list.ts';
import { loadWork } from './sections/works.ts';

/** What the build found out about the finished pages. */
export interface Built {
  /** The pages that show a figure. */
  shownOn?: Readonly<Record<string, readonly string[]>>;
}

interface PageModule {
  // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of what its own loader returns.
  Page: ComponentType<{ data: any }>;
  /** Loads what the page shows beyond its content; the result becomes its `data`. */
  loader?: (built: Built) => Promise<unknown>;
}

interface Route {
  load: () => Promise<PageModule>;
  /** Query parameters that the page answers: the server renders such a request. */
  answers?: readonly string[];
}

/** The page in `app/pages/NAME/`. @param answers see `Route` */
const page = (name: string, ...answers: readonly string[]): Route => ({
  load: () => import(`./pages/${name}/page.tsx`),
  ...(answers.length > 0 && { answers }),
});

/** A project's page: its content file, shown by the shared sections. */
const projectRoute = (name: ProjectName): Route => ({
  load: async () => ({ ...(await import('./pages/project/page.tsx')), loader: () => loadWork(name) }),
  answers: ['picture'],
});

const projectRoutes = Object.fromEntries(
  projectNames.map((name): [ProjectPath, Route] => [`/projects/${name}`, projectRoute(name)]),
) as Record<ProjectPath, Route>;

/** Every path of the site (content/shared/pages.ts) with its page. */
export const routes: Readonly<Record<PagePath, Route>> = {
  '/': page('home', 'q'),
  '/crisis': page('crisis'),
  '/solutions': page('solutions'),
  '/projects': page('projects'),
  '/our-projects': page('our-projects'),
  '/planner': page('planner', 'by'),
  '/environmental': page('environmental', 'amount'),
  '/legal': page('legal'),
  '/partners': page('partners'),
  '/about': page('about', 'picture'),
  '/contact': page('contact', 'plan', 'project'),
  '/privacy': page('privacy'),
  '/terms': page('terms'),
  '/community': page('community'),
  '/glossary': page('glossary', 'term'),
  '/references': page('references'),
  '/capability': page('capability'),
  '/figures': page('figures'),
  '/projects/construction': page('construction'),
  '/projects/water-treatment': page('water-treatment'),
  ...projectRoutes,
};

/** Queries with a prerendered page: prefilled subjects. All others but those that a page answers change nothing. */
export const prerenderedQueries: Partial<Record<PagePath, readonly string[]>> = {
  '/contact': ['machinery', 'references', 'tender', 'join', 'volunteer', 'support', 'legal'].map(
    (subject) => `subject=${subject}`,
  ),
};

/** Paths that lead to another address for good (SH-1, NF-2). */
export const moved: Readonly<Record<string, string>> = {
  '/home': '/',
  '/imprint': '/terms#imprint',
  '/impressum': '/terms#imprint',
};

/** The page for every other path. */
export const notFound: Route = page('not-found');
