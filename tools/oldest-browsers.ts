/**
 * The oldest versions that run the site's scripts; in older ones the pages work without them (app/document/start.ts).
 * The build compiles the syntax for them; `tests/e2e/old-browsers.spec.ts` removes the newer built-ins.
 */
export const oldestBrowsers = { chrome: 99, edge: 99, firefox: 104, safari: 15.4 } as const;

/** For `build.target`: `chrome99` ... */
export const buildTargets = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);
