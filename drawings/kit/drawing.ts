import type { ReactNode } from 'react';
import type { PagePath } from '../../app/content/shared/pages.ts';
import type { Language } from '../../app/content/text.ts';
import type { Ground } from './palette.ts';

/**
 * `sheet`: the whole drawing with dimensions and balloons, for wide screens and the viewer.
 * `card`: a cropped, label-free close-up for cards and narrow screens.
 */
export type View = 'sheet' | 'card';

/** A part of a process drawing for a phone, with its numbers at a legible size; the page adds the text. */
export type StripView = `strip-${number}`;

/**
 * A view that exists as a file. `phone`: the sheet in strips that are legible on a phone.
 * `inline`: the sheet without fonts and ground, for an element of a page.
 * `still`: the part without text that is its film's poster.
 */
export type FileView = View | StripView | 'phone' | 'still' | 'inline';

/** The parameters of a drawing file. */
export interface DrawingRequest {
  /** Its folder in `drawings/`. */
  name: string;
  language: Language;
  view: FileView;
  ground: Ground;
}

/** Props of every drawing: its project's figures, the language, the view, and its texts from the content. */
export interface DrawingProps<Figures = object> {
  figures: Figures;
  language: Language;
  view: View;
  /** Short labels by key, in the drawing's language. */
  labels: Readonly<Record<string, string>>;
  /** Name and description for screen readers. */
  title: string;
  description: string;
}

/** Props of a strip. */
export type StripProps = Pick<DrawingProps, 'language' | 'title' | 'description'>;

/** A window on a sheet. */
export type Strip = readonly [x: number, y: number, width: number, height: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A 16:9 part of a sheet around its centre. */
export interface Still {
  x: number;
  y: number;
  width: number;
}

/** The part of a drawing that a share picture shows. */
export interface Share {
  /** Pages that are shared with it although their first drawing is another. */
  on?: readonly PagePath[];
  /** The centre of the part; by default the sheet's. */
  x?: number;
  /** The lowest line of the part; by default the sheet's end. */
  bottom?: number;
  /** By default the sheet's width. */
  width?: number;
}

/** What pages need to know of a drawing; in units of the English sheet, where nothing else is said. */
export interface DrawingFacts {
  /**
   * A flow, a journey or a sequence starts where reading starts: the Arabic sheet is mirrored (mirror.tsx). All others
   * are elevations, plans or sections that only stand.
   */
  flow?: true;
  /** The strips of the sheet on a phone, in reading order, all of one width (../phone-strips.ts). */
  phone?: readonly Strip[];
  /** The close-up is cut at both sides and ends in break lines, because it has no frame on its page. */
  brokenCard?: true;
  /** The poster of its film. */
  still?: Still;
  share?: Share;
  /** How its page opens with it: words in its free corner, beside it, or above it. */
  opening?: 'over' | 'beside' | 'above';
  /** The corner that is free for title, lead and button, on the English sheet and on the Arabic one. */
  title?: Record<'ltr' | 'rtl', Box>;
}

/** A numbered balloon on a sheet, from its upper left corner. */
export interface Balloon {
  n: number;
  x: number;
  y: number;
  r: number;
}

export type Size = readonly [width: number, height: number];

/** What the build tells pages of a drawing (`virtual:drawing-facts`). Places count from the sheet's upper left corner. */
export interface PublicFacts extends Pick<DrawingFacts, 'opening' | 'title'> {
  /** The sheet number, for example `SF-01`. */
  number: string;
  flow: boolean;
  sheet: Size;
  card: Size;
  phone?: Size;
  strips?: readonly Size[];
  balloons: Record<'ltr' | 'rtl', readonly Balloon[]>;
}

/** Exports of `drawings/NAME/drawing.tsx`. */
export interface DrawingModule {
  Drawing: (props: DrawingProps<never>) => ReactNode;
  facts?: DrawingFacts;
  /** In order; the first is `strip-1`. */
  strips?: readonly ((props: StripProps) => ReactNode)[];
}
