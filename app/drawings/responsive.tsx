import { Picture, type PictureSource } from './picture.tsx';

interface ResponsivePictureProps {
  of: PictureSource;
  /** From this width on the whole sheet is legible; below it the close-up is shown. */
  from?: 'sm' | 'md' | 'lg';
  /** The whole sheet as a file too, for drawings that are not the page's subject. */
  lazy?: boolean;
  /** What the files show, where no text beside them says so. */
  alt?: string;
}

const classes = {
  sm: ['sm:hidden print:hidden', 'max-sm:hidden print:block!'],
  md: ['md:hidden print:hidden', 'max-md:hidden print:block!'],
  lg: ['lg:hidden print:hidden', 'max-lg:hidden print:block!'],
} as const;

/** The close-up on narrow screens, the whole sheet on wide ones and on paper. */
export function ResponsivePicture({ of, from = 'md', lazy, alt }: ResponsivePictureProps) {
  const [narrow, wide] = classes[from];
  return (
    <>
      <div className={narrow}>
        <Picture of={of} view="card" alt={alt} />
      </div>
      <div className={wide}>
        <Picture of={of} view="sheet" inline={!lazy} alt={alt} />
      </div>
    </>
  );
}
