import type { ComponentType } from 'react';
import type { PagePath } from './content/shared/pages.ts';

interface Route {
  load: () => Promise<{ Page: ComponentType }>;
  /** Query strings that have a page of their own, prerendered: filters, prefilled subjects. */
  variants?: readonly string[];
}

/** The site, one line a page. */
export const routes: Record<PagePath, Route> = {
  '/': { load: () => import('./pages/home.tsx') },
  '/crisis': { load: () => import('./pages/crisis.tsx') },
  '/solutions': { load: () => import('./pages/solutions.tsx') },
  '/projects': { load: () => import('./pages/projects.tsx') },
  '/our-projects': { load: () => import('./pages/our-projects.tsx') },
  '/environmental': { load: () => import('./pages/environmental.tsx') },
  '/legal': { load: () => import('./pages/legal.tsx') },
  '/partners': { load: () => import('./pages/partners.tsx') },
  '/about': { load: () => import('./pages/about.tsx') },
  '/contact': {
    load: () => import('./pages/contact.tsx'),
    variants: ['subject=machinery', 'subject=join', 'subject=volunteer', 'subject=support', 'subject=legal'],
  },
  '/privacy': { load: () => import('./pages/privacy.tsx') },
  '/terms': { load: () => import('./pages/terms.tsx') },
  '/community': { load: () => import('./pages/community.tsx') },
  '/projects/recycling': { load: () => import('./pages/projects/recycling.tsx') },
  '/projects/construction': { load: () => import('./pages/projects/construction.tsx') },
  '/projects/sports-hall': { load: () => import('./pages/projects/sports-hall.tsx') },
  '/projects/dairy-building': { load: () => import('./pages/projects/dairy-building.tsx') },
  '/projects/thyssen-fba10': { load: () => import('./pages/projects/thyssen-fba10.tsx') },
  '/projects/bem': { load: () => import('./pages/projects/bem.tsx') },
  '/projects/water-treatment': { load: () => import('./pages/projects/water-treatment.tsx') },
  '/projects/water-treatment-al-hola': { load: () => import('./pages/projects/water-treatment-al-hola.tsx') },
  '/projects/water-treatment-basf': { load: () => import('./pages/projects/water-treatment-basf.tsx') },
  '/projects/water-treatment-al-raqama': { load: () => import('./pages/projects/water-treatment-al-raqama.tsx') },
};

/** The page of every other path. */
export const notFound: Route = { load: () => import('./pages/not-found.tsx') };

export const paths = Object.keys(routes) as PagePath[];

export const isPagePath = (path: string): path is PagePath => Object.hasOwn(routes, path);
