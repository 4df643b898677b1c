/** docs/performance.md: goals first, then every page. */
import { languages } from '../../app/content/text.ts';
import { causes } from './causes.ts';
import type { Latency } from './latency.ts';
import type { Paint } from './paint.ts';
import type { ServerFigures } from './server.ts';
import { table } from './table.ts';
import type { Visit } from './visit.ts';
import type { scriptWeights, Weight } from './weights.ts';

export interface PaintRow {
  path: string;
  language: string;
  full: Paint;
  /** The same page without scripts. */
  limit: Paint;
}
export interface WeightRow {
  path: string;
  language: string;
  full: Weight;
}
interface Found {
  circumstances: {
    command: string;
    date: string;
    machine: string;
    minutes: number;
    load: readonly [number, number];
    runs: number;
  };
  paints: PaintRow[];
  weights: WeightRow[];
  scripts: ReturnType<typeof scriptWeights>;
  latency: Latency;
  visits: Visit[];
  server?: ServerFigures;
  /** A section of its own. */
  comparison: string;
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
/** The largest; a run in which Lighthouse found no figure does not count. */
const maxOf = (numbers: number[]) => Math.max(...numbers.filter((number) => !Number.isNaN(number)));
const signed = (number: number) => (number < 0 ? `${number}` : `+${number}`);

/** In kB, for islands that have a goal. */
const islandGoals: Record<string, number> = { 'mail-form': 76, viewer: 75, 'more-menu': 92, planner: 94 };

/** The goals, the worst that was found, and whether it is reached. */
function goals({ paints, weights, scripts, latency, visits, server }: Found): string {
  const row = (measure: string, goal: string, found: string, reached: boolean) => [
    measure,
    goal,
    found,
    reached ? 'yes' : '**no**',
  ];
  /** The largest of each language. */
  const weighed = (measure: string, goal: number, rows: { language: string; bytes: number }[]) => {
    const largest = languages.map((language) =>
      maxOf(rows.filter((one) => one.language === language).map(({ bytes }) => bytes)),
    );
    const found = languages.map((language, index) => `${language} ${kilobytes(largest[index]!)}`).join(', ');
    return row(measure, `at most ${goal} kB`, `${found} kB`, maxOf(largest) <= goal * 1_000);
  };
  const within = (measure: string, goal: number, unit: string, value: number, digits = 0) =>
    row(measure, `at most ${goal.toLocaleString('en')}${unit}`, `${value.toFixed(digits)}${unit}`, value <= goal);
  const ratio = (key: 'fcp' | 'lcp') => maxOf(paints.map(({ full, limit }) => full[key] / limit[key]));
  const perfect = paints.filter(({ full }) =>
    [full.accessibility, full.practices, full.seo].every((score) => score === 100),
  );
  const slowest = Math.min(...paints.map(({ full }) => full.performance));
  const rows = [
    weighed(
      'first visit that reads five pages, all bytes',
      170,
      visits.map(({ language, five }) => ({ language, bytes: five })),
    ),
    weighed(
      'home read to its end, all bytes',
      80,
      visits.map(({ language, home }) => ({ language, bytes: home })),
    ),
    within('scripts fetched by a visit that reads', 0, '', maxOf(visits.map(({ scripts }) => scripts))),
    weighed(
      'largest page before interaction',
      60,
      weights.map(({ language, full }) => ({ language, bytes: full.all })),
    ),
    within('inline script of every page', 1.4, ' kB', scripts.start / 1_000, 2),
    ...scripts.islands
      .filter(({ name }) => islandGoals[name])
      .map(({ name, bytes }) => within(`island: ${name}`, islandGoals[name]!, ' kB', bytes / 1_000, 1)),
    row(
      'Lighthouse accessibility, best practices, SEO',
      '100 everywhere',
      `${perfect.length} of ${paints.length} pages`,
      perfect.length === paints.length,
    ),
    row('Lighthouse performance', 'at least 98 everywhere', `${slowest} at worst`, slowest >= 98),
    within('FCP against the page without scripts', 1.05, 'x', ratio('fcp'), 2),
    within('LCP against the page without scripts', 1.05, 'x', ratio('lcp'), 2),
    within('CLS', 0, '', Number(maxOf(paints.map(({ full }) => full.cls)).toFixed(2)), 2),
    within('tap on a field until its form is hydrated, slow 4G, 4x CPU', 1_200, ' ms', latency.field),
  ];
  if (server) {
    const share = server.perSecond / server.nginxPerSecond;
    rows.push(
      within('server, processor time a page', 25, ' µs', server.microseconds, 1),
      row(
        'server, requests a second beside nginx with one worker',
        'at least 0.33x',
        `${share.toFixed(2)}x`,
        share >= 1 / 3,
      ),
    );
  } else rows.push(row('server', 'see above', 'not measured: wrk or nginx is missing here', false));
  const missed = rows.filter(([, , , reached]) => reached !== 'yes').map(([measure]) => measure!);
  return `${table(['measure', 'goal', 'found', 'reached'], rows)}
${missed.length > 0 ? `\n## Why some goals are missed\n\n${missed.map((measure) => `- **${measure}**: ${causes[measure] ?? 'not looked into.'}`).join('\n')}\n` : ''}`;
}

/** A row per path, with the figures of all languages in each cell. */
function byPath<Row extends { path: string; language: string }>(
  rows: Row[],
  cells: (row: Row) => string[],
): string[][] {
  return [...Map.groupBy(rows, ({ path }) => path)].map(([path, own]) => {
    const all = languages.map((language) => cells(own.find((row) => row.language === language)!));
    return [path, ...all[0]!.map((_, column) => all.map((row) => row[column]).join(', '))];
  });
}

const paintCells = ({ full, limit }: PaintRow): string[] => {
  const withRatio = (key: 'fcp' | 'lcp') => `${Math.round(full[key])} (${(full[key] / limit[key]).toFixed(2)})`;
  const tbt = Math.round(full.tbt);
  return [
    [full.performance, full.accessibility, full.practices, full.seo].join('/'),
    withRatio('fcp'),
    withRatio('lcp'),
    `${tbt} (${signed(tbt - Math.round(limit.tbt))})`,
    full.cls.toFixed(3),
  ];
};

export function report(found: Found): string {
  const { circumstances, paints, weights, scripts, comparison } = found;
  const { command, date, machine, load, minutes, runs } = circumstances;
  const times = byPath(paints, paintCells);
  const bytes = byPath(weights, ({ full }) => [full.document, full.pictures, full.all].map(kilobytes));
  const [home] = weights;
  const islands = scripts.islands.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ');
  return `# How light and how fast

Written by \`${command}\` on ${date} in ${minutes} minutes, ${machine}, load ${load.map((each) => each.toFixed(1)).join(' at the start, ')} at the end.
Medians of ${runs} Lighthouse runs a page (mobile, simulated 4x CPU and slow 4G), alternately with the same page without scripts. \`tools/building/budget.test.ts\` and
\`tests/e2e/visit.spec.ts\` limit the bytes.

## Goals

The worst of all pages, or of each language.

${goals(found)}
${comparison}
## Paint

Arabic, then English. Scores: performance, accessibility, best practices, SEO. Times in ms; in brackets the ratio to the same page without scripts, for TBT the
difference.

${table(['page', 'Lighthouse scores', 'FCP', 'LCP', 'TBT', 'CLS'], times)}

## Weight

Bodies as transferred on a phone before any interaction, in kB (1,000 bytes), Brotli for text. *All* includes the styles (${kilobytes(home!.full.styles)}) and the fonts of the language
(${languages.map((language) => `${language} ${kilobytes(weights.find((row) => row.language === language)!.full.fonts)}`).join(', ')}), which a visit fetches once. Pictures: those that Chromium fetches before scrolling.

${table(['page', 'HTML', 'pictures', 'all'], bytes)}

Islands with everything they import, in kB; React and other shared parts are fetched once: ${islands}.
`;
}
