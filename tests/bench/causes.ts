/** Why a goal of docs/performance.md is missed, by its measure: shown only if it is. Figures stand in the tables. */
export const causes: Record<string, string> = {
  'home read to its end, all bytes':
    'two fonts, of 23 kB in Arabic, which every later page uses; then the page and its drawings. Without the fonts it is below the goal.',
  'largest page before interaction':
    'the page, its fonts, and as many images as the browser fetches ahead on a connection whose speed it does not know.',
  'inline script of every page':
    'a draft of what was typed before the form’s island came, the page’s language in every link where cookies are blocked, the log line for a missing page and the count of failed islands are in it. Each of them keeps a promise that has no other place.',
  'island: mail-form':
    'React is 58 kB of it; the rest is the form, its draft, the toasts’ loader and the texts in both languages.',
  'island: viewer': 'React is 58 kB of it; the rest is the viewer, and the texts in both languages.',
  'island: more-menu': 'React is 58 kB of it, and Radix’s menu most of the rest.',
  'island: planner':
    'React is 58 kB of it; the rest is the calculation, its table of values and its sources in both languages.',
  'Lighthouse accessibility, best practices, SEO': 'see the table of pages.',
  'Lighthouse performance': 'the first layout of a long page is one task; the page without scripts has it too.',
  'FCP against the page without scripts':
    'Lighthouse reckons in round trips of 150 ms. Where the page is just above the first flight of a connection and its copy without scripts just below it, the difference is one of them.',
  'LCP against the page without scripts':
    'as for FCP; where the largest element is a drawing, it waits for the HTML that names it.',
  'tap on a field until its form is hydrated, slow 4G, 4x CPU':
    'the island with React takes 0.4 s on a line of 1.6 Mbit/s; the rest is a processor of a quarter that reads it.',
  server: 'wrk or nginx is not installed; both are Debian packages.',
  'server, processor time a page':
    'the processor is shared here: the code that reached the goal takes as long when both are measured alternately.',
  'server, requests a second beside nginx with one worker':
    'both are measured beside the program that asks, on two processors: the ratio moves from run to run by more than it misses its goal.',
};
