import { useLocation } from 'react-router';
import { media } from '../content/media-words.ts';
import { useAskedQuery } from '../document/answer.ts';
import { useLanguage } from '../language/provider.tsx';
import { ArrowBack } from '../ui/icons.tsx';
import { pictureFile, type ViewerItem } from './items.ts';
import { Picture } from './picture.tsx';

/** Where a picture's link leads without JavaScript: to its page, at the picture. */
export const pictureAddress = (index: number): string => `?picture=${index + 1}#picture`;

/** The picture that the address asks for. */
export function useAskedPicture<Item>(items: readonly Item[]): Item | undefined {
  return items[Number(useAskedQuery().get('picture')) - 1];
}

/** A picture opened without JavaScript: whole, with its name, in the place of its list, to which a link leads back. */
export function PictureAlone({ item }: { item: Extract<ViewerItem, { kind: 'picture' }> }) {
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
