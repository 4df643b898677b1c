import { useLocation } from 'react-router';
import { media } from '../content/media-words.ts';
import { useAskedQuery } from '../document/answer.ts';
import { useLanguage } from '../language/provider.tsx';
import { ArrowBack } from '../ui/icons.tsx';
import { pictureFile, type ViewerItem } from './items.ts';
import { Picture } from './picture.tsx';
import { useViewer } from './use-viewer.tsx';

type PictureItem = Extract<ViewerItem, { kind: 'picture' }>;

/**
 * Pictures that open in one viewer. Without JavaScript each link leads to the picture's page, at the picture.
 * @returns the attributes of each picture's link, the viewer to go beside them, and the picture that the address asks for alone
 */
export function usePictures(items: readonly Omit<PictureItem, 'kind'>[]) {
  const pictures = items.map((item) => ({ ...item, kind: 'picture' as const }));
  const { open, viewer } = useViewer(pictures);
  const asked = pictures[Number(useAskedQuery().get('picture')) - 1];
  return {
    link: (index: number, label: string) => ({
      href: `?picture=${index + 1}#picture`,
      onClick: open(index),
      'data-answers': 'viewer',
      'aria-label': label,
    }),
    viewer,
    alone: asked && <PictureAlone item={asked} />,
  };
}

/** A picture opened without JavaScript: whole, with its name, in the place of its list, to which a link leads back. */
function PictureAlone({ item }: { item: PictureItem }) {
  const { language, t } = useLanguage();
  const { pathname } = useLocation();
  return (
    <figure id="picture" className="border-y-2 border-ink py-5">
      <a href={`${pathname}#pictures`} className="inline-flex min-h-11 items-center gap-3 font-semibold text-accent">
        <ArrowBack />
        {t(media.viewer.back)}
      </a>
      <h3 className="mt-2 mb-5">{item.title}</h3>
      <Picture of={item.of} view="sheet" alt={item.title} />
      <figcaption className="mt-5 measure text-ink-2">
        {item.description}
        <a href={pictureFile(item.of, language)} className="inline-flex min-h-11 items-center small">
          {t(media.viewer.file)}
        </a>
      </figcaption>
    </figure>
  );
}
