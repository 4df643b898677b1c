import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { DrawingContent } from '../content/drawing.ts';
import type { Language, Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { startUp } from '../start-up.ts';
import type { DrawingProps, View } from './kit/drawing.ts';
import { type DrawingName, drawings } from './registry.ts';
import sizes from './sizes.json' with { type: 'json' };

/** A photo that replaces a drawing: content names it, nothing else changes. */
export interface Photo {
  src: string;
  width: number;
  height: number;
  alt: Text;
}

export type PictureSource = DrawingName | Photo;

/** The file of a drawing that stands on its own (tools/standalone-drawings.ts). */
export const drawingFile = (name: string, language: Language, view: View): string =>
  `/drawings/${name}.${language}${view === 'card' ? '.card' : ''}.svg`;

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

type Parts = [Record<string, ComponentType<DrawingProps>>, { content: DrawingContent }];

const loaders: Record<string, () => Promise<unknown>> = drawings;
const contents = import.meta.glob<{ content: DrawingContent }>('../content/drawings/*.ts');

/** The drawing's code and content, as one component that only wants to know the view. */
async function load(name: string): Promise<{ default: ComponentType<{ view: View }> }> {
  const [module, { content }] = (await Promise.all([
    loaders[name]!(),
    contents[`../content/drawings/${name}.ts`]!(),
  ])) as unknown as Parts;
  const Drawing = module.Drawing!;
  return {
    default: function LoadedDrawing({ view }) {
      const { language, t } = useLanguage();
      const labels = Object.fromEntries(Object.entries(content.labels).map(([key, text]) => [key, t(text)]));
      return (
        <Drawing
          figures={content.figures}
          language={language}
          view={view}
          labels={labels}
          title={t(content.title)}
          description={t(content.description)}
        />
      );
    },
  };
}

const atOnce = Object.fromEntries(Object.keys(drawings).map((name) => [name, lazy(() => load(name))])) as Record<
  string,
  ComponentType<{ view: View }>
>;

const whenNeeded = Object.fromEntries(
  Object.keys(drawings).map((name) => [name, lazy(() => startUp.drawingsNeeded.then(() => load(name)))]),
) as Record<string, ComponentType<{ view: View }>>;

/**
 * A drawing or a photo, as wide as its place. In a prerendered page the drawing stays the HTML that it is, and costs neither
 * bytes nor time, until the language changes.
 */
export function Picture({ of, view, inline = view === 'sheet', alt = '' }: PictureProps) {
  const { language, t } = useLanguage();
  const [prerendered] = useState(() => startUp.prerendered);
  if (typeof of === 'object') {
    return <img src={of.src} width={of.width} height={of.height} alt={t(of.alt)} loading="lazy" decoding="async" />;
  }
  if (!inline) {
    const size = sizes[of as keyof typeof sizes]?.[view];
    return (
      <img
        className="w-full"
        src={drawingFile(of, language, view)}
        width={size?.[0]}
        height={size?.[1]}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const Drawing = (prerendered && !import.meta.env.SSR ? whenNeeded : atOnce)[of];
  if (!Drawing) throw new Error(`No drawing is named ${of}`);
  // Only what came as HTML may wait on its own; on a page change the whole page waits, so that nothing jumps.
  return prerendered ? (
    <Suspense>
      <Drawing view={view} />
    </Suspense>
  ) : (
    <Drawing view={view} />
  );
}
