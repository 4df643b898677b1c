import { Picture, type PictureSource } from './picture.tsx';

interface ResponsivePictureProps {
  of: PictureSource;
  /** From this width on the whole sheet is legible; below it the close-up is shown. */
  from?: 'sm' | 'md' | 'lg';
  /** The whole sheet as a file too, for drawings that are not the page's subject. */
  lazy?: boolean;
  /** What the close-up shows, where no text beside it says so. */
  alt?: string;
}

const classes = {
  sm: ['sm:hidden', 'max-sm:hidden'],
  md: ['md:hidden', 'max-md:hidden'],
  lg: ['lg:hidden', 'max-lg:hidden'],
} as const;

/** The close-up on narrow screens, the whole sheet on wide ones. */
export function ResponsivePicture({ of, from = 'md', lazy, alt }: ResponsivePictureProps) {
  const [narrow, wide] = classes[from];
  return (
    <>
      <div className={narrow}>
        <Picture of={of} view="card" alt={alt} />
      </div>
      <div className={wide}>
        <Picture of={of} view="sheet" inline={!lazy} />
      </div>
    </>
  );
}
