import type { Text } from './text.ts';

/** What the pages say about one drawing; the drawing itself takes only figures and a few label words from it. */
export interface DrawingContent {
  /** The sheet number, language-neutral, for example `SF-01`. */
  sheet: string;
  title: Text;
  /** The view, for example "section" or "front elevation". */
  view: Text;
  /** For people who don't see the picture: what it shows, in two or three sentences, with its figures in `{named}` places. */
  description: Text;
  /** What is project data and what is schematic. */
  basis: Text;
  figures: object;
  /** Numbers of the description that the drawing does not take by themselves. */
  described?: Record<string, number>;
  /** Words inside the picture (few, short). */
  labels: Record<string, Text>;
  /** What the numbered balloons mean, in their order. */
  legend: readonly Text[];
}
