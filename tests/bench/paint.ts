/** Lighthouse's mobile run: simulated 4x CPU and slow 4G. */
import lighthouse from 'lighthouse';

/** Pages of ours are quiet at once: half the time that Lighthouse usually waits to see it. */
const quiet = 500;
const patience = {
  pauseAfterFcpMs: quiet,
  pauseAfterLoadMs: quiet,
  networkQuietThresholdMs: quiet,
  cpuQuietThresholdMs: quiet,
};
/** What a run looks at: everything, what makes the score for speed, or the four times alone. */
const scopes = {
  all: {},
  speed: { onlyCategories: ['performance'] },
  times: {
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ],
  },
};

export interface Paint {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** @param port of Chromium's debugging protocol @returns NaN for what the run did not look at */
export async function paint(url: string, port: number, scope: keyof typeof scopes): Promise<Paint> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    disableFullPageScreenshot: true,
    ...patience,
    ...scopes[scope],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The median of each figure, of the runs that looked at it. */
export function medians(runs: Paint[]): Paint {
  const names = Object.keys(runs[0]!) as (keyof Paint)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]).filter((value) => !Number.isNaN(value)))]),
  ) as unknown as Paint;
}
