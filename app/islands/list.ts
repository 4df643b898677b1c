/** What runs in the browser beside the start script: its name in `data-enhance` or `data-island`, and its module. */
export const modules = {
  'glossary-filter': 'pages/glossary/filter-terms.ts',
  'mail-form': 'forms/enhance-form.ts',
  menu: 'shell/enhance-menu.ts',
  'office-map': 'pages/contact/show-map.ts',
  share: 'share/share-page.ts',
  'carbon-dialog': 'carbon/carbon-dialog.tsx',
  planner: 'planner/planner.tsx',
  'search-dialog': 'search/search-dialog.tsx',
  viewer: 'media/viewer.tsx',
  'render-island': 'islands/render-island.tsx',
} as const;

export type ModuleName = keyof typeof modules;
export const moduleNames = Object.keys(modules) as ModuleName[];
