/** The texts of `npm run NAME -- --help`. `deploy` and `outbox` have their own. Plain JavaScript like run.mjs. */
export const help = {
  start: `npm start
  Builds if needed and serves the site on http://localhost:3000. Settings: README.md, "Deploy"; they may stand in .env.`,
  dev: `npm run dev
  The site with hot reload on http://localhost:5173 (PORT); builds once before.`,
  build: `npm run build
  Builds the site into dist/ and build/server. SITE_URL and the MAIL_ settings of the build: README.md, "Deploy".`,
  test: `npm test [-- PART [ARGUMENTS]]
  Without a part: check, unit and e2e.
  check    types, lint, content, dead code
  unit     unit tests and tests of the finished pages; arguments go to vitest
  e2e      browser tests on the production build; arguments go to playwright`,
  check: `npm run check
  Types, lint, format, content, dead code and packages, in seconds.`,
  format: `npm run format
  Formats the code and applies the linter's fixes.`,
  gallery: `npm run gallery [-- --only=/PATH --widths=360,1440]
  A screenshot of every page, language and width into gallery/.`,
  print: `npm run print
  Prints the guides and the capability page as PDFs into public/ (Chromium).`,
  bench: `npm run bench
  Bytes of a visit of five pages, and Lighthouse's scores (fetched by npx).`,
  engines: `npm run engines
  One visit in both languages in Debian's Firefox (FIREFOX names another).`,
  figures: `npm run figures
  Every figure with each place that prints it, and where two places differ; build first, to compare the built files.`,
  'check:launch': `npm run check:launch [-- --lang=ar]
  What the office still has to supply before the site goes public.`,
};
