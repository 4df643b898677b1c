/** docs/performance.md: goals first, then every page. */
import type { Paint } from './paint.ts';
import type { ServerFigures } from './server.ts';
import type { Weight } from './weights.ts';

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
  lite: Weight;
}
interface Found {
  circumstances: {
    command: string;
    date: string;
    machine: string;
    load: readonly [number, number];
    runs: number;
    pages?: string;
  };
  paints: PaintRow[];
  weights: WeightRow[];
  latency: { touch: number; route: number; toggle: number };
  server?: ServerFigures;
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
/** The largest; a run in which Lighthouse found no figure does not count. */
const most = (numbers: number[]) => Math.max(...numbers.filter((number) => !Number.isNaN(number)));
const table = (heads: string[], rows: (string | number)[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The goals, what was found at worst, and whether that is enough. */
function goals({ paints, weights, latency, server }: Found): string {
  const home = weights.filter(({ path }) => path === '/');
  const inner = weights.filter(({ path }) => path !== '/');
  const ratio = (key: 'fcp' | 'lcp') => most(paints.map(({ full, limit }) => full[key] / limit[key]));
  const row = (measure: string, goal: string, found: string, reached: boolean) => [
    measure,
    goal,
    found,
    reached ? 'yes' : '**no**',
  ];
  const worst = (rows: WeightRow[], of: (row: WeightRow) => number) => most(rows.map(of));
  const scores = paints.map(({ full }) => full.performance);
  const full = scores.filter((score) => score === 100).length;
  const homeBytes = worst(home, ({ full }) => full.before);
  const innerBytes = worst(inner, ({ full }) => full.before);
  const liteHome = worst(home, ({ lite }) => lite.before);
  const liteInner = worst(inner, ({ lite }) => lite.before);
  const application = worst(weights, ({ full }) => full.scripts);
  const tbt = most(paints.map(({ full }) => full.tbt));
  const cls = most(paints.map(({ full }) => full.cls));
  const rows = [
    row(
      'Lighthouse performance',
      '100 everywhere',
      `${full} of ${scores.length} pages 100, the lowest ${Math.min(...scores)}`,
      full === scores.length,
    ),
    row('transferred before interaction, home', 'at most 50 kB', `${kilobytes(homeBytes)} kB`, homeBytes <= 50_000),
    row(
      'transferred before interaction, inner pages',
      'at most 42 kB',
      `${kilobytes(innerBytes)} kB at most`,
      innerBytes <= 42_000,
    ),
    row('script-free variant, home', 'at most 26 kB', `${kilobytes(liteHome)} kB`, liteHome <= 26_000),
    row('script-free variant, inner pages', 'at most 18 kB', `${kilobytes(liteInner)} kB at most`, liteInner <= 18_000),
    row(
      'application, with what its start fetches',
      'at most 100 kB',
      `${kilobytes(application)} kB at most`,
      application <= 100_000,
    ),
    row(
      'FCP against the page without scripts',
      'at most 1.05x',
      `${ratio('fcp').toFixed(2)}x at worst`,
      ratio('fcp') <= 1.05,
    ),
    row(
      'LCP against the page without scripts',
      'at most 1.10x',
      `${ratio('lcp').toFixed(2)}x at worst`,
      ratio('lcp') <= 1.1,
    ),
    row('TBT', 'at most 10 ms', `${Math.round(tbt)} ms at worst`, tbt <= 10),
    row('CLS', '0.00', cls.toFixed(3), cls < 0.005),
    row(
      'first tap on a control to its answer, nothing loaded, 4x CPU, slow 4G',
      'at most 1,100 ms',
      `${Math.round(latency.touch)} ms`,
      latency.touch <= 1_100,
    ),
    row(
      'route change, code already there, 4x CPU',
      'at most 100 ms',
      `${Math.round(latency.route)} ms`,
      latency.route <= 100,
    ),
    row('language toggle, 4x CPU', 'at most 100 ms', `${Math.round(latency.toggle)} ms`, latency.toggle <= 100),
  ];
  if (server) {
    const share = server.perSecond / server.nginxPerSecond;
    rows.push(
      row(
        'server, processor time a page',
        'at most 25 µs',
        `${server.microseconds.toFixed(1)} µs`,
        server.microseconds <= 25,
      ),
      row(
        'server, requests a second beside nginx with one worker',
        'at least 0.33x',
        `${share.toFixed(2)}x`,
        share >= 1 / 3,
      ),
    );
  } else rows.push(row('server', 'see above', 'not measured: wrk or nginx is missing here', false));
  return table(['measure', 'goal', 'found', 'reached'], rows);
}

/**
 * The rows of "Paint" as an earlier run wrote them, for the pages that this run leaves out.
 * @param written docs/performance.md as it was; '' where there is none
 */
export function readPaints(written: string): PaintRow[] {
  const rows = written.matchAll(
    /^\| (\/\S*) \| (ar|en) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \(([\d.]+)\) \| (\d+) \(([\d.]+)\) \| (\d+) \| ([\d.]+) \|$/gm,
  );
  return [...rows].map(([, path, language, ...figures]) => {
    const [performance, accessibility, practices, seo, fcp, fcpRatio, lcp, lcpRatio, tbt, cls] = figures.map(Number);
    const full = { performance, accessibility, practices, seo, fcp, lcp, tbt, cls } as Paint;
    return { path: path!, language: language!, full, limit: { ...full, fcp: fcp! / fcpRatio!, lcp: lcp! / lcpRatio! } };
  });
}

export function report(found: Found): string {
  const { circumstances, paints, weights } = found;
  const { command, date, machine, load, runs, pages } = circumstances;
  const times = paints.map(({ path, language, full, limit }) => {
    const withRatio = (key: 'fcp' | 'lcp') => `${Math.round(full[key])} (${(full[key] / limit[key]).toFixed(2)})`;
    const { performance, accessibility, practices, seo, tbt, cls } = full;
    return [
      path,
      language,
      performance,
      accessibility,
      practices,
      seo,
      withRatio('fcp'),
      withRatio('lcp'),
      Math.round(tbt),
      cls.toFixed(3),
    ];
  });
  const bytes = weights.map(({ path, language, full, lite }) => [
    path,
    language,
    ...[full.document, full.fonts, full.pictures, full.before, lite.before, full.scripts, full.styles].map(kilobytes),
  ]);
  return `# How light and how fast

Written by \`${command}\` on ${date}, ${machine}, load ${load.map((each) => each.toFixed(1)).join(' at the start, ')} at the end. Medians of ${runs} Lighthouse runs a page
(mobile, simulated 4x CPU and slow 4G); weights and waiting times in Chromium with the same phone. \`tools/budget.test.ts\` holds the bytes.${pages ? `\nThe paint of pages other than ${pages} is from the run before, all else from this one.` : ''}

## Goals

${goals(found)}

## Paint

Times in ms; in brackets the ratio to the same page with every script taken out, measured by turns in the same run.

${table(['page', 'language', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'], times)}

## Weight

Bodies as transferred, in kB (1,000 bytes), on a phone, Brotli for text. Pictures are those that Chromium fetches before anyone scrolls.
The first touch brings the application and the whole style sheet.

${table(['page', 'language', 'HTML', 'fonts', 'pictures', 'before interaction', 'script-free', 'then scripts', 'then styles'], bytes)}
`;
}
