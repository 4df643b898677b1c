import { useLanguage } from '../language/provider.tsx';
import { drawingFile } from './drawing-file.ts';
import { drawingSize, OnPaper, Picture, type PictureProps } from './picture.tsx';

interface ResponsivePictureProps extends Omit<PictureProps, 'view'> {
  /** From this width on the whole sheet is legible; below it the close-up is shown. */
  from?: keyof typeof widths;
  /** Fetched when it comes near the screen; the page's first picture is fetched at once. */
  lazy?: boolean;
  /** No legend stands below it: the sheet goes without its numbers. */
  plain?: boolean;
}

/** The style sheet's own widths (styles/theme.css). */
const widths = { sm: '45rem', md: '62.5rem', lg: '77.5rem' } as const;

/** The close-up on narrow screens, the whole sheet on wide ones: one file, so that a phone never pays for the sheet. Paper has the sheet. */
export function ResponsivePicture({ of, from = 'md', lazy, ground, alt = '', plain }: ResponsivePictureProps) {
  const { language } = useLanguage();
  if (typeof of === 'object') return <Picture of={of} view="sheet" />;
  return (
    <>
      <picture className="print:hidden">
        <source
          media={`(width >= ${widths[from]})`}
          srcSet={`${drawingFile(of, language, 'sheet', ground)}${plain ? '#plain' : '#clear'}`}
          {...drawingSize(of, 'sheet')}
        />
        <img
          className="w-full"
          src={`${drawingFile(of, language, 'card', ground)}#clear`}
          {...drawingSize(of, 'card')}
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
