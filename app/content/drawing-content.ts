import type { RichText } from './rich-text.ts';
import type { Text } from './text.ts';

/** The texts of one drawing. The drawing itself uses only figures and the labels. */
export interface DrawingContent {
  /** The sheet number, the same in all languages, for example `SF-01`. */
  sheet: string;
  title: Text;
  /** The view, for example "section" or "front elevation". */
  view: Text;
  /** Alternative text: two or three sentences, with figures as in any text. */
  description: RichText;
  /** Which parts are project data and which are schematic. */
  basis: Text;
  figures: object;
  /** Short texts inside the picture. */
  labels: Record<string, RichText>;
  /** The meanings of the numbered balloons, in order. */
  legend: readonly Text[];
}
