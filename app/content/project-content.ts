import type { DrawingContent } from './drawing-content.ts';
import type { Fact, Figure, Percent, Words } from './figure-types.ts';
import type { FilmName } from './films.ts';
import type { Photo } from './photo.ts';
import type { Reference } from './reference.ts';
import type { PagePath } from './shared/pages.ts';
import type { ProjectStatus } from './status.ts';
import type { Text } from './text.ts';

/** A heading with what it says. */
export interface Point {
  title: Text;
  text: Words;
}

export interface Phase extends Point {
  /** Its title in one word or two, under its bar at the head of the page. */
  short: Text;
  status: ProjectStatus;
  /** Progress, none to all. */
  percent: Percent;
}

/** A drawing by its name, with what is said about it. */
export interface ShownDrawing {
  name: string;
  /** The office's photo, shown in the place of the drawing. */
  photo?: Photo;
  sheet?: DrawingContent;
}

interface Picture extends ShownDrawing {
  /** Instead of the drawing's own title. */
  caption?: Words;
}

/**
 * What a project page is made of, between its hero and its closing. The order, the pictures and the grounds are content:
 * they make one page unlike the next.
 */
export type ProjectSection =
  /** A large statement beside two short paragraphs, with a wide picture below, if any. */
  | { kind: 'overview'; heading: Text; lead: Words; paragraphs: readonly Words[]; picture?: Picture }
  /** A danger that readers must know of. One a page at most. */
  | { kind: 'notice'; heading: Text }
  /** Facts in tables side by side. What each figure counts stands in the register, and in the name of its group. */
  | { kind: 'table'; heading: Text; groups: readonly { name: Text; facts: readonly Fact[] }[] }
  /** A drawing from edge to edge and what its parts are. */
  | { kind: 'parts'; heading: Text; note?: Words; picture: Picture; points: readonly Point[] }
  /** Statements side by side, without a picture. */
  | { kind: 'points'; heading: Text; note?: Words; points: readonly Point[] }
  /** The dark band: a detail, and what matters about it. */
  | {
      kind: 'features';
      heading: Text;
      note?: Words;
      picture: Picture;
      /** The points are what the picture's balloons name, in their order. */
      keyed?: true;
      /** The letter of the circle on the page's own drawing that this picture enlarges. */
      detail?: string;
      points: readonly Point[];
    }
  /** A procedure whose order matters, numbered. */
  | { kind: 'steps'; heading: Text; note?: Words; points: readonly Point[] }
  /** Lists side by side. */
  | { kind: 'lists'; heading: Text; note?: Words; lists: readonly { title: Text; items: readonly Words[] }[] }
  | { kind: 'phases'; heading: Text; phases: readonly Phase[] }
  /** Figures over dimension lines on the dark band. */
  | { kind: 'achievements'; heading: Text; note?: Words; figures: readonly { value: Figure; scope: Text }[] }
  | { kind: 'gallery'; heading: Text; items: readonly GalleryItem[] }
  | { kind: 'films'; heading: Text; films: readonly Film[] }
  /** A way on to another page of the site, with the reason to take it. */
  | { kind: 'link'; text: Words; to: PagePath | `${PagePath}?${string}`; label: Text };

/** A section of one kind, as the component that shows it gets it. */
export type SectionOf<K extends ProjectSection['kind']> = Extract<ProjectSection, { kind: K }>;

export interface GalleryItem extends ShownDrawing {
  title: Text;
  description: Words;
}

/** A film of the page, by its name in the list of films, in the page's own words. */
export interface Film {
  name: FilmName;
  title: Text;
  description: Text;
}

export interface Result {
  /** Three figures, and what each counts in a few words. */
  figures: readonly { value: Figure; scope: Text }[];
  /** What happens next, where the office has said it. */
  next?: Text;
  /** The label of the button that leads to the contact form. */
  ask: Text;
}

/** One project page. Name, field and status stand in the project list; everything else that sets it apart stands here. */
export interface Project {
  meta: { title: Text; description: Words };
  title: Text;
  /** The task, our work, the result for people. */
  lead: Words;
  /** The head of the page: the project's result. The page adds status, completion and phases. */
  result: Result;
  /** The drawing of the hero. */
  drawing: ShownDrawing;
  /** The title block on the sheet of references: the project's facts in short. The page adds the status. */
  facts: readonly Fact[];
  /** What buyers ask first; the office's to give. */
  reference?: Reference;
  /** Progress of the whole project, 0 to 100, where the office states one. */
  completion?: Percent;
  sections: readonly ProjectSection[];
  closing: { question: Text; links: readonly ClosingLink[] };
}

export interface ClosingLink {
  /** As the requirements name it, even where no page answers there (NF-3). */
  to: string;
  label: Text;
  /** An arrow that points back to where the reader came from. */
  back?: true;
}
