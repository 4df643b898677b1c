import { drawingFacts } from 'virtual:drawing-facts';
import type { StripView, View } from '../../drawings/kit/drawing.ts';
import type { Ground } from '../../drawings/kit/palette.ts';
import type { Photo } from '../content/photo.ts';
import { useLanguage } from '../language/provider.tsx';
import { drawingFile } from './drawing-file.ts';

/** A drawing by its name in `drawings/`, or a photo. */
export type PictureSource = string | Photo;

/**
 * Width and height of a drawing's file, to reserve its space.
 * @throws for an unknown name; the prerender of each page would fail
 */
export function drawingSize(name: string, view: View | 'phone' | StripView): { width: number; height: number } {
  const facts = drawingFacts[name];
  const strip = /^strip-(\d)$/.exec(view)?.[1];
  const size = strip ? facts?.strips?.[Number(strip) - 1] : facts?.[view as View | 'phone'];
  if (!size) throw new Error(`No drawing is named ${name}, or it has no ${view}: see drawings/`);
  return { width: Math.round(size[0]), height: Math.round(size[1]) };
}

/** A drawing's sheet number, for example `SF-01`; photos have none. */
export const sheetNumber = (of: PictureSource): string | undefined =>
  typeof of === 'string' ? drawingFacts[of]?.number : undefined;

export interface PictureProps {
  of: PictureSource;
  /**
   * One view at every width, or what stands at this place of a page. By default the whole sheet with its numbers,
   * folded for a phone. `first`: the same at the head of a page, loaded at once. `plain`: no key below, so the sheet has
   * no numbers, and a phone shows the close-up.
   */
  view?: View | 'phone' | StripView | 'first' | 'plain';
  /** On dark ground the drawing's colours are inverted. */
  ground?: Ground;
  /** The alternative text, if no text beside it describes the picture. */
  alt?: string;
}

/** A drawing or photo, as wide as its container. */
export function Picture({ of, view, ground = 'paper', alt = '' }: PictureProps) {
  const { language, t } = useLanguage();
  if (typeof of === 'object')
    return <img src={of.src} width={of.width} height={of.height} alt={t(of.alt)} loading="lazy" decoding="async" />;
  if (view && view !== 'first' && view !== 'plain') {
    const file = { ...drawingSize(of, view), loading: 'lazy', decoding: 'async' } as const;
    // A strip has a transparent ground.
    if (ground === 'paper')
      return (
        <img
          {...file}
          alt={alt}
          className="w-full"
          src={drawingFile(of, language, view) + (view.startsWith('strip') ? '#clear' : '')}
        />
      );
    return (
      <>
        <img
          {...file}
          alt={alt}
          className="w-full print:hidden"
          src={`${drawingFile(of, language, view, 'ink')}#clear`}
        />
        <OnPaper of={of} alt={alt} />
      </>
    );
  }
  const narrow = view === 'plain' ? 'card' : narrowView(of);
  // One file, so that a phone does not load the sheet.
  return (
    <>
      <picture className="print:hidden">
        <source
          media="(min-width:45rem)"
          srcSet={`${drawingFile(of, language, 'sheet', ground)}${view === 'plain' ? '#plain' : '#clear'}`}
          {...drawingSize(of, 'sheet')}
        />
        <img
          className="w-full"
          src={`${drawingFile(of, language, narrow, ground)}#clear`}
          {...drawingSize(of, narrow)}
          alt={alt}
          loading={view === 'first' ? undefined : 'lazy'}
          fetchPriority={view === 'first' ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      <OnPaper of={of} alt={alt} plain={view === 'plain'} />
    </>
  );
}

/** What a phone shows of a sheet: its first strip, the sheet folded, or else its close-up. */
function narrowView(name: string): View | 'phone' | StripView {
  const { strips, phone } = drawingFacts[name] ?? {};
  return strips ? 'strip-1' : phone ? 'phone' : 'card';
}

/** The printed picture: the whole sheet, without dark bands. Screens don't load it. */
function OnPaper({ of, alt, plain }: { of: string; alt: string; plain?: boolean }) {
  const { language } = useLanguage();
  return (
    <img
      {...drawingSize(of, 'sheet')}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="hidden w-full print:block"
      src={`${drawingFile(of, language, 'sheet')}${plain ? '#plain' : '#clear'}`}
    />
  );
}
