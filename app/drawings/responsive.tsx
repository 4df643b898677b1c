import { Picture, type PictureSource } from './picture.tsx';

interface ResponsivePictureProps {
  of: PictureSource;
  /** From this width on the whole sheet is legible; below it the close-up is shown. */
  from?: 'sm' | 'md' | 'lg';
}

const classes = {
  sm: ['sm:hidden', 'max-sm:hidden'],
  md: ['md:hidden', 'max-md:hidden'],
  lg: ['lg:hidden', 'max-lg:hidden'],
} as const;

/** The close-up on narrow screens, the whole sheet on wide ones. */
export function ResponsivePicture({ of, from = 'md' }: ResponsivePictureProps) {
  const [narrow, wide] = classes[from];
  return (
    <>
      <div className={narrow}>
        <Picture of={of} view="card" />
      </div>
      <div className={wide}>
        <Picture of={of} view="sheet" />
      </div>
    </>
  );
}
