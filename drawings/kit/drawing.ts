import type { ReactNode } from 'react';
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
 * A view that exists as a file. `phone`: the sheet in strips that are legible on a phone (../phone-layouts.ts).
 * `bare`: the sheet without text and marks, for a phone, where they would be illegible.
 * `inline`: the sheet without fonts and ground, for an element of a page.
 * `still`: the part without text that is its film's poster (../still-crops.ts).
 */
export type FileView = View | StripView | 'phone' | 'bare' | 'still' | 'inline';

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

/** Exports of `drawings/NAME/drawing.tsx`. */
export interface DrawingModule {
  Drawing: (props: DrawingProps<never>) => ReactNode;
  /** In order; the first is `strip-1`. */
  strips?: readonly ((props: StripProps) => ReactNode)[];
}
