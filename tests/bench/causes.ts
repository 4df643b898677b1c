/** Why a goal of docs/performance.md is missed, by its measure: shown only if it is. Figures stand in the tables. */
export const causes: Record<string, string> = {
  'home read to its end, all bytes': 'two fonts, which every later page uses; without them it is below the goal.',
  'largest page before interaction':
    'the page, its fonts, and the images that the browser fetches ahead at an unknown connection speed.',
  'inline script of every page':
    'holds early drafts, the language in links without cookies, the log line for a missing page, the count of failed islands.',
  'island: mail-form': '58 kB are React; then form, draft, toast loader, texts in both languages.',
  'island: viewer': '58 kB are React; then the viewer, texts in both languages.',
  'island: more-menu': '58 kB are React; then Radix’s menu.',
  'island: planner': '58 kB are React; then the calculation, its values, sources in both languages.',
  'Lighthouse accessibility, best practices, SEO': 'see the table of pages.',
  'Lighthouse performance': 'the first layout of a long page is one task, without scripts too.',
  'FCP against the page without scripts':
    'Lighthouse counts round trips of 150 ms; a page just above a connection’s first flight needs one more than its copy below it.',
  'LCP against the page without scripts':
    'as for FCP; if the largest element is a drawing, it waits for the HTML that names it.',
  'tap on a field until its form is hydrated, slow 4G, 4x CPU':
    'the island with React takes 0.4 s at 1.6 Mbit/s; the rest is parsing on a quarter of a processor.',
  server: 'wrk or nginx is not installed; both are Debian packages.',
  'server, processor time a page':
    'the processor is shared here: the code that reached the goal takes as long when both are measured alternately.',
  'server, requests a second beside nginx with one worker':
    'both share two processors with the client: the ratio varies between runs by more than it misses its goal.',
};
