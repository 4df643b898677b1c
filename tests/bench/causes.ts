/** Why a goal of docs/performance.md is missed, by its measure: shown only if it is. Figures stand in the tables. */
export const causes: Record<string, string> = {
  'home read to its end, all bytes': 'two fonts, which every later page uses; without them it is below the goal.',
  'largest page before interaction':
    'the page, its fonts, and the images that the browser fetches ahead at an unknown connection speed.',
  'inline script of every page':
    'early drafts, the language in links where cookies are blocked, the log line for a missing page and the count of failed islands are in it.',
  'island: mail-form': 'React is 58 kB of it; the rest is form, draft, toast loader and texts in both languages.',
  'island: viewer': 'React is 58 kB of it; the rest is the viewer and the texts in both languages.',
  'island: more-menu': 'React is 58 kB of it, Radix’s menu most of the rest.',
  'island: planner': 'React is 58 kB of it; the rest is the calculation with its values and sources in both languages.',
  'Lighthouse accessibility, best practices, SEO': 'see the table of pages.',
  'Lighthouse performance': 'the first layout of a long page is one task, without scripts too.',
  'FCP against the page without scripts':
    'Lighthouse counts round trips of 150 ms; a page just above the first flight of a connection needs one more than its copy just below it.',
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
