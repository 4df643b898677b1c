/** docs/performance.md: goals first, then every page. */
import { languages } from '../../app/content/text.ts';
import { causes } from './causes.ts';
import { median, type Paint } from './paint.ts';
import { htmlParts, partNames } from './parts.ts';
import type { ServerFigures } from './server.ts';
import type { Visit } from './visit.ts';
import type { Weight } from './weights.ts';

export interface PaintRow {
  path: string;
  language: string;
  full: Paint;
  /** The same page without scripts and letters. */
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
    minutes: number;
    load: readonly [number, number];
    runs: number;
    pages?: string;
  };
  paints: PaintRow[];
  weights: WeightRow[];
  latency: { touch: number; route: number; toggle: number };
  visits: Visit[];
  server?: ServerFigures;
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
/** The largest; a run in which Lighthouse found no figure does not count. */
const most = (numbers: number[]) => Math.max(...numbers.filter((number) => !Number.isNaN(number)));
const signed = (number: number) => (number < 0 ? `${number}` : `+${number}`);
const table = (heads: string[], rows: (string | number)[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The goals, what was found at worst, and whether that is enough. */
function goals({ paints, weights, latency, visits, server }: Found): string {
  const home = weights.filter(({ path }) => path === '/');
  const inner = weights.filter(({ path }) => path !== '/');
  const ratio = (key: 'fcp' | 'lcp') => most(paints.map(({ full, limit }) => full[key] / limit[key]));
  const row = (measure: string, goal: string, found: string, reached: boolean) => [
    measure,
    goal,
    found,
    reached ? 'yes' : '**no**',
  ];
  /** `ar 1.0, en 2.0 kB`, the largest of a language, and whether none is above the limit, in kB. */
  const weighed = (measure: string, limit: number, rows: { language: string; bytes: number }[]) => {
    const largest = languages.map((language) =>
      most(rows.filter((one) => one.language === language).map(({ bytes }) => bytes)),
    );
    const found = languages.map((language, index) => `${language} ${kilobytes(largest[index]!)}`).join(', ');
    return row(measure, `at most ${limit} kB`, `${found} kB`, most(largest) <= limit * 1_000);
  };
  const of = (rows: WeightRow[], bytes: (row: WeightRow) => number) =>
    rows.map((one) => ({ language: one.language, bytes: bytes(one) }));
  const within = (measure: string, limit: number, unit: string, value: number, digits = 0) =>
    row(measure, `at most ${limit.toLocaleString('en')}${unit}`, `${value.toFixed(digits)}${unit}`, value <= limit);
  const perfect = paints.filter(({ full }) =>
    [full.performance, full.accessibility, full.practices, full.seo].every((score) => score === 100),
  ).length;
  const innerPaths = [...new Set(inner.map(({ path }) => path))];
  const small = innerPaths.filter((path) =>
    inner.every((one) => one.path !== path || one.full.flight <= 14_000),
  ).length;
  const beyond = paints.map(({ full, limit }) => full.tbt - limit.tbt);
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
    within('scripts fetched by a visit that reads', 0, '', most(visits.map(({ scripts }) => scripts))),
    row(
      'HTML with headers at most 14 kB in both languages, inner pages',
      `${Math.ceil((innerPaths.length * 18) / 22)} of ${innerPaths.length}`,
      `${small} of ${innerPaths.length}`,
      small * 22 >= innerPaths.length * 18,
    ),
    weighed(
      'transferred before interaction, home',
      50,
      of(home, ({ full }) => full.before),
    ),
    weighed(
      'transferred before interaction, inner pages',
      42,
      of(inner, ({ full }) => full.before),
    ),
    weighed(
      'script-free variant, home',
      26,
      of(home, ({ lite }) => lite.before),
    ),
    weighed(
      'script-free variant, inner pages',
      18,
      of(inner, ({ lite }) => lite.before),
    ),
    weighed(
      'application, with what its start fetches',
      100,
      of(
        weights.filter(({ path }) => path !== '/planner'),
        ({ full }) => full.scripts,
      ),
    ),
    weighed(
      'application of the planner',
      115,
      of(
        weights.filter(({ path }) => path === '/planner'),
        ({ full }) => full.scripts,
      ),
    ),
    row(
      'Lighthouse performance, accessibility, best practices, SEO',
      '100 everywhere',
      `${perfect} of ${paints.length} pages, the lowest performance ${Math.min(...paints.map(({ full }) => full.performance))}`,
      perfect === paints.length,
    ),
    within('FCP against the page without scripts and letters', 1.05, 'x', ratio('fcp'), 2),
    within('LCP against the page without scripts and letters', 1.1, 'x', ratio('lcp'), 2),
    row(
      'TBT beyond that of the page without scripts and letters',
      'at most 5 ms',
      `${Math.round(most(beyond))} ms at worst, ${Math.round(median(beyond))} ms in the middle`,
      most(beyond) <= 5,
    ),
    within('CLS', 0, '', Number(most(paints.map(({ full }) => full.cls)).toFixed(2)), 2),
    within('first tap on a control to its answer, nothing loaded, 4x CPU, slow 4G', 1_100, ' ms', latency.touch),
    within('route change, code already there, 4x CPU', 100, ' ms', latency.route),
    within('language toggle, code already there, 4x CPU', 100, ' ms', latency.toggle),
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

## Why what is missed is missed

${missed.map((measure) => `- **${measure}**: ${causes[measure] ?? 'not looked into.'}`).join('\n')}`;
}

/**
 * The rows of "Paint" as an earlier run wrote them, for the pages that this run leaves out.
 * @param written docs/performance.md as it was; '' where there is none
 */
export function readPaints(written: string): PaintRow[] {
  const rows = written.matchAll(
    /^\| (\/\S*) \| (ar|en) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \(([\d.]+)\) \| (\d+) \(([\d.]+)\) \| (\d+) \(([-+]?\d+)\) \| ([\d.]+) \|$/gm,
  );
  return [...rows].map(([, path, language, ...figures]) => {
    const [performance, accessibility, practices, seo, fcp, fcpRatio, lcp, lcpRatio, tbt, beyond, cls] =
      figures.map(Number);
    const full = { performance, accessibility, practices, seo, fcp, lcp, tbt, cls } as Paint;
    const limit = { ...full, fcp: fcp! / fcpRatio!, lcp: lcp! / lcpRatio!, tbt: tbt! - beyond! };
    return { path: path!, language: language!, full, limit };
  });
}

export function report(found: Found): string {
  const { circumstances, paints, weights } = found;
  const { command, date, machine, load, minutes, runs, pages } = circumstances;
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
      `${Math.round(tbt)} (${signed(Math.round(tbt) - Math.round(limit.tbt))})`,
      cls.toFixed(3),
    ];
  });
  const bytes = weights.map(({ path, language, full, lite }) => [
    path,
    language,
    ...[full.flight, full.document, full.fonts, full.pictures, full.before, lite.before, full.scripts, full.styles].map(
      kilobytes,
    ),
  ]);
  const made = htmlParts().map(({ of, language, bytes }) => [of, language, ...bytes.map(kilobytes)]);
  return `# How light and how fast

Written by \`${command}\` on ${date} in ${minutes} minutes, ${machine}, load ${load.map((each) => each.toFixed(1)).join(' at the start, ')} at the end.
Medians of ${runs} Lighthouse runs a page (mobile, simulated 4x CPU and slow 4G), beside the same page without scripts, and so without letters, by turns; weights and
waiting times in Chromium with the same phone. \`tools/building/budget.test.ts\` and \`tests/e2e/visit.spec.ts\` hold the bytes.${pages ? `\nThe paint of pages other than ${pages} is from the run before, all else from this one.` : ''}

## Goals

What was found is the worst of all pages; where two figures stand, the worst of each language.

${goals(found)}

## Paint

Times in ms; in brackets the ratio to the same page without scripts and letters, and for TBT the difference.

${table(['page', 'language', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'], times)}

## Weight

Bodies as transferred, in kB (1,000 bytes), on a phone, Brotli for text; of the HTML with its headers too. Letters come after a page that is neither long nor heavy, and are counted there;
pictures are those that Chromium fetches before anyone scrolls. The first touch brings the application and the whole style sheet.

${table(['page', 'language', 'HTML with headers', 'HTML', 'letters', 'pictures', 'before interaction', 'script-free', 'then scripts', 'then styles'], bytes)}

## What the HTML is made of

By how many kB a page gets lighter when a part is left out, and what its words would weigh alone; parts share what they have in common, so they don't add up.

${table(['page', 'language', ...partNames], made)}
`;
}
