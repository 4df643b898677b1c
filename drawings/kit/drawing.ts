import type { ReactNode } from 'react';
import type { Language } from '../../app/content/text.ts';
import type { Ground } from './palette.ts';

/**
 * `sheet`: the whole drawing with dimensions and balloons, for wide screens and the viewer.
 * `card`: a cropped, label-free close-up for cards and narrow screens.
 */
export type View = 'sheet' | 'card';

/** A process folded for a phone: a part of the sheet with its numbers, large enough to be read there; the page sets the words. */
export type StripView = `strip-${number}`;

/**
 * What a drawing can be a file of; `phone`: the sheet folded into strips that a phone can read (../phones.ts), `still`: the wordless part
 * that stands for its film (../stills.ts).
 */
export type FileView = View | StripView | 'phone' | 'still';

/** What asks for a drawing as a file. */
export interface DrawingRequest {
  /** Its folder in `drawings/`. */
  name: string;
  language: Language;
  view: FileView;
  ground: Ground;
}

/** What every drawing takes: its project's figures, the language, the view, and its few words from the content. */
export interface DrawingProps<Figures = object> {
  figures: Figures;
  language: Language;
  view: View;
  /** Short label texts inside the picture, by key, already in the language. */
  labels: Readonly<Record<string, string>>;
  /** Name and description for people who don't see the picture. */
  title: string;
  description: string;
}

/** What a strip takes. */
export type StripProps = Pick<DrawingProps, 'language' | 'title' | 'description'>;

/** What `drawings/NAME/drawing.tsx` exports. */
export interface DrawingModule {
  Drawing: (props: DrawingProps<never>) => ReactNode;
  /** In their order, the first at `strip-1`. */
  strips?: readonly ((props: StripProps) => ReactNode)[];
}
