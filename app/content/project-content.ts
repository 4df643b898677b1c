import type { DrawingContent } from './drawing-content.ts';
import type { FigureRecord } from './figures/records.ts';
import type { FilmName } from './films.ts';
import type { Photo } from './photo.ts';
import type { Reference } from './reference.ts';
import type { Fact, Figure, RichText } from './rich-text.ts';
import type { PagePath } from './shared/pages.ts';
import type { ProjectStatus } from './status.ts';
import type { Text } from './text.ts';

/** A heading with its text. */
export interface Point {
  title: Text;
  text: RichText;
}

export interface Phase {
  title: Text;
  status: ProjectStatus;
  /** Progress, 0 to 100. */
  percent: FigureRecord;
}

/** A drawing by its name, with its texts. */
export interface ShownDrawing {
  name: string;
  /** The office's photo; replaces the drawing. */
  photo?: Photo;
  sheet?: DrawingContent;
}

/**
 * The sections of a project page, between hero and closing. Order, pictures and grounds are content, so that pages
 * differ.
 */
export type ProjectSection =
  /** A statement, and optionally short paragraphs beside it. */
  | { kind: 'overview'; heading: Text; lead: RichText; paragraphs?: readonly RichText[] }
  /** The one safety sentence of a page. */
  | { kind: 'safety'; text: Text }
  /** Facts in tables side by side. The register says what each figure counts. */
  | { kind: 'table'; heading: Text; groups: readonly { name?: Text; facts: readonly Fact[] }[] }
  /** A full-width drawing, and the key to its parts. */
  | { kind: 'parts'; heading: Text; picture: ShownDrawing }
  /** Statements, a row each. */
  | { kind: 'points'; heading: Text; points: readonly Point[] }
  /** The dark band: a detail whose balloons the points explain, in order. */
  | { kind: 'features'; heading: Text; picture: ShownDrawing; points: readonly Point[] }
  /** A procedure in numbered steps. */
  | { kind: 'steps'; heading: Text; points: readonly Point[] }
  /** Lists side by side. */
  | { kind: 'lists'; heading: Text; lists: readonly { title: Text; items: readonly RichText[] }[] }
  /** `variants`: their badges have PJ-9's variants. */
  | { kind: 'phases'; heading: Text; variants?: true; phases: readonly Phase[] }
  /** Figures on the dark band; `completed` says whether each is achieved or expected. */
  | {
      kind: 'achievements';
      heading: Text;
      figures: readonly { title: Text; value: Figure | RichText; completed?: boolean }[];
    }
  | { kind: 'gallery'; heading: Text; items: readonly GalleryItem[] }
  | { kind: 'films'; heading: Text; films: readonly Film[] };

/** A section of one kind: the props of its component. */
export type SectionOf<K extends ProjectSection['kind']> = Extract<ProjectSection, { kind: K }>;

export interface GalleryItem extends ShownDrawing {
  title: Text;
  description: RichText;
}

/** A film by its name in the list of films, with the page's own texts. */
export interface Film {
  name: FilmName;
  title: Text;
  description: RichText;
}

export interface Result {
  /** Three figures, and what each counts in a few words. */
  figures: readonly { value: Figure | RichText; scope: Text }[];
  /** The label of the link to the contact form. */
  ask: Text;
}

/** One project page. The project list has name, field and status. */
export interface Project {
  meta: { title: Text; description: RichText };
  title: Text;
  /** The task, our work, the result for people. */
  lead: RichText;
  /** The project's result, for the page's head. The page adds status and completion. */
  result: Result;
  /** The drawing of the hero. */
  drawing: ShownDrawing;
  /** The project's main facts, for the title block of its reference sheet. The page adds the status. */
  facts: readonly Fact[];
  /** Reference data, supplied by the office. */
  reference?: Reference;
  /** Progress of the whole project, 0 to 100, if the office states one. */
  completion?: FigureRecord;
  sections: readonly ProjectSection[];
  closing: Closing;
}

/** The end of a page. */
export interface Closing {
  question: Text;
  /** Below the question. */
  text?: Text;
  links: readonly ClosingLink[];
  /** A related page of the site, with a reason. */
  line?: { text: RichText; to: PagePath | `${PagePath}?${string}`; label: Text };
}

export interface ClosingLink {
  /** As in the requirements, even if there is no such page (NF-3). */
  to: string;
  label: Text;
  /** Shows an arrow back. */
  back?: true;
}
