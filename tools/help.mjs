/** What each command does, for `npm run NAME -- --help`; `outbox` has its own text. Plain JavaScript like run.mjs. */
export const help = {
  start: 'Builds if needed and serves the site on http://localhost:3000. Settings (also in .env): README.md, "Deploy".',
  dev: 'The site with hot reload on http://localhost:5173 (PORT); builds once before.',
  build: 'Builds the site into dist/ and build/server. Settings: README.md, "Deploy".',
  test: `check, unit and e2e, or one of them (-- PART [ARGUMENTS])
  check: types, lint, content, dead code
  unit: unit tests and tests of the finished pages; arguments go to vitest
  e2e: browser tests on the production build; arguments go to playwright`,
  check: 'Types, lint, format, content, dead code and packages, in seconds.',
  format: "Formats the code and applies the linter's fixes.",
  gallery: 'A screenshot of every page, language and width into gallery/ (-- --only=/PATH --widths=360,1440).',
  print: 'Prints the guides and the capability page as PDFs into public/ (Chromium).',
  bench: "Bytes of a visit of five pages, and Lighthouse's scores (fetched by npx).",
  engines: "One visit in both languages in Debian's Firefox (FIREFOX names another).",
  figures:
    'Every figure with each place that prints it, and where two differ; build first, to compare the built files.',
  'check:launch': 'What the office still has to supply before the site goes public (-- --lang=ar).',
};
