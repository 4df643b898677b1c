import type { ComponentType } from 'react';
import type { View } from '../../drawings/kit/drawing.ts';
import type { DrawingName } from '../../drawings/registry.ts';
import sizes from '../../drawings/sizes.json' with { type: 'json' };
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { staticPart } from '../start/static-part.tsx';
import { drawingFile } from './drawing-file.ts';

/** A photo that replaces a drawing: content names it, nothing else changes. */
export interface Photo {
  src: string;
  width: number;
  height: number;
  alt: Text;
}

export type PictureSource = DrawingName | Photo;

/** Asked of the list of sizes, which every page has, so that none needs the list of all drawings' code. */
export const isDrawing = (name: string): name is DrawingName => Object.hasOwn(sizes, name);

/** Width and height of a drawing's file, so that its place is kept. */
export function drawingSize(name: string, view: View): { width?: number; height?: number } {
  const size = sizes[name as keyof typeof sizes]?.[view];
  return size ? { width: Math.round(size[0]!), height: Math.round(size[1]!) } : {};
}

interface PictureProps {
  of: PictureSource;
  view: View;
  /**
   * Part of the page's own HTML, or a file that is fetched when it comes near the screen. Sheets are part of the page unless
   * told otherwise, close-ups are files.
   */
  inline?: boolean;
  /** For a file: what it shows, where no text beside it says so. An inline drawing brings its own description. */
  alt?: string;
}

/** A drawing or a photo, as wide as its place. */
export function Picture({ of, view, inline = view === 'sheet', alt = '' }: PictureProps) {
  const { language, t } = useLanguage();
  if (typeof of === 'object') {
    return <img src={of.src} width={of.width} height={of.height} alt={t(of.alt)} loading="lazy" decoding="async" />;
  }
  if (!inline) {
    return (
      <img
        className="w-full"
        src={drawingFile(of, language, view)}
        {...drawingSize(of, view)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const Drawing = drawing(of);
  return <Drawing view={view} />;
}

const parts = new Map<string, ComponentType<{ view: View }>>();

/** The component of a drawing; its code, and the list of all drawings, come when something needs them. */
function drawing(name: string): ComponentType<{ view: View }> {
  let part = parts.get(name);
  if (!part) {
    part = staticPart(async () => (await import('../../drawings/load.tsx')).loadDrawing(name));
    parts.set(name, part);
  }
  return part;
}
