/** Why a goal of docs/performance.md is missed, by its measure: said only where it is. Figures stand in the tables. */
export const causes: Record<string, string> = {
  'home read to its end, all bytes':
    'the page and its drawings, each with the headers of an answer of its own; no part of it is sent twice.',
  'HTML with headers at most 14 kB in both languages, inner pages':
    'see "What the HTML is made of": the styles of a page are the largest part, then what it says and shows; what few need of them, paper and forced colours, is in a file of its own. The others in a file of their own would have to arrive before anything is painted, one round trip later. The long pages (glossary, register, planner, environment, references, crisis, the larger projects) are long by their words.',
  'transferred before interaction, home': 'its words and its styles; its letters come with the next page.',
  'transferred before interaction, inner pages':
    'a page that has cost 18 kB fetches no letters on a phone; what is above the line is words and drawings.',
  'script-free variant, home':
    'how far below the screen pictures are fetched is the browser’s choice: with one or two more in its reach the line is passed, and the HTML alone keeps to it.',
  'script-free variant, inner pages':
    'there are no letters in it: what is above the line is the words of the long pages, and the sheet at the top of a project.',
  'application, with what its start fetches':
    'the line is that of `tools/building/budget.test.ts` for what every start fetches. The tap that is measured here is that on the language toggle, which also brings what stays HTML until then: the maps and parts of home, the terms, the register.',
  'application of the planner': 'it brings its calculation, its table of values and its sources in both languages.',
  'FCP against the page without scripts and letters':
    'Lighthouse reckons in round trips of 150 ms. Where the page is just above the first flight of a connection and its copy without scripts just below it, the difference is one of them.',
  'LCP against the page without scripts and letters':
    'as for FCP; where the largest thing is a drawing, it waits for the HTML that names it.',
  'TBT beyond that of the page without scripts and letters':
    'one task: letters that arrive in time are put on, and the page is laid out with them once. Longer pages leave it to the next page. Between runs the same page differs by more than the goal.',
  'Lighthouse performance, accessibility, best practices, SEO':
    'the first layout of a long page is one task; the copy without scripts has it too, see TBT in brackets.',
  'first tap on a control to its answer, nothing loaded, 4x CPU, slow 4G':
    'the application and the whole style sheet, all asked for at once, take most of the goal on a line of 1.6 Mbit/s; then a processor of a quarter has to read them, take the page over and lay it out in the other language.',
  'route change, code already there, 4x CPU':
    'React renders the new page, and the browser lays all of it out, before the next frame. By the browser’s own counters, more than a third of the time is script, a fifth styles, a sixth layout; the rest is painting.',
  'language toggle, code already there, 4x CPU':
    'every text of the page changes, so all of it is rendered and laid out before the next frame. By the browser’s own counters, a third of the time is styles, over a quarter script, a fifth layout; the rest is painting.',
  'server, processor time a page':
    'a processor that others share gives less in the same time: the code that reached the goal takes as long when both are measured by turns.',
  'server, requests a second beside nginx with one worker':
    'both are measured beside the program that asks, on two processors: the ratio moves from run to run by more than it misses its line.',
};
