import { drawingSizes } from 'virtual:drawing-sizes';
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
export function drawingSize(
  name: string,
  view: View | 'phone' | 'bare' | StripView,
): { width: number; height: number } {
  const sizes = drawingSizes[name];
  if (view === 'bare') return drawingSize(name, 'sheet');
  const strip = /^strip-(\d)$/.exec(view)?.[1];
  const size = strip ? sizes?.strips?.[Number(strip) - 1] : sizes?.[view as View | 'phone'];
  if (!size) throw new Error(`No drawing is named ${name}, or it has no ${view}: see drawings/`);
  return { width: Math.round(size[0]), height: Math.round(size[1]) };
}

/** A drawing's sheet number, for example `SF-01`; photos have none. */
export const sheetNumber = (of: PictureSource): string | undefined =>
  typeof of === 'string' ? drawingSizes[of]?.number : undefined;

/** Breakpoints of styles/theme.css. */
const widths = { sm: '45rem', md: '62.5rem' } as const;

export interface PictureProps {
  of: PictureSource;
  /** Default: the close-up on narrow screens, the whole sheet on wide ones. */
  view?: View | 'phone' | StripView;
  /** What narrow screens show instead: a strip, for drawings split into strips, the whole sheet without text, or
   * the close-up. */
  strip?: StripView | 'bare' | 'card';
  /** On dark ground the drawing's colours are inverted. */
  ground?: Ground;
  /** The alternative text, if no text beside it describes the picture. */
  alt?: string;
  /** From this width on the whole sheet is legible; below, the close-up is shown. */
  from?: keyof typeof widths;
  /** Loads near the viewport, as a single view always does; a page's first picture loads at once. */
  lazy?: boolean;
  /** No legend below: the sheet is shown without numbers. */
  plain?: boolean;
}

/** A drawing or photo, as wide as its container. */
export function Picture({ of, view, strip, ground = 'paper', alt = '', from = 'md', lazy, plain }: PictureProps) {
  const { language, t } = useLanguage();
  if (typeof of === 'object')
    return <img src={of.src} width={of.width} height={of.height} alt={t(of.alt)} loading="lazy" decoding="async" />;
  if (view) {
    const file = { ...drawingSize(of, view), loading: 'lazy', decoding: 'async' } as const;
    // A strip has a transparent ground.
    const own = view.startsWith('strip') ? '#clear' : plain ? '#plain' : '';
    if (ground === 'paper')
      return <img {...file} alt={alt} className="w-full" src={drawingFile(of, language, view) + own} />;
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
  const narrow = strip ?? (drawingSizes[of]?.phone ? 'phone' : 'card');
  // One file, so that a phone does not load the sheet.
  return (
    <>
      <picture className="print:hidden">
        <source
          media={`(min-width:${widths[from]})`}
          srcSet={`${drawingFile(of, language, 'sheet', ground)}${plain ? '#plain' : '#clear'}`}
          {...drawingSize(of, 'sheet')}
        />
        <img
          className="w-full"
          src={`${drawingFile(of, language, narrow, ground)}#clear`}
          {...drawingSize(of, narrow)}
          alt={alt}
          loading={lazy ? 'lazy' : undefined}
          fetchPriority={lazy ? undefined : 'high'}
          decoding="async"
        />
      </picture>
      <OnPaper of={of} alt={alt} plain={plain} />
    </>
  );
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
