import { type ReactNode, useId } from 'react';
import { media } from '../content/media-words.ts';
import { usePath, useQuery } from '../document/request.ts';
import { Island } from '../islands/island.tsx';
import { useLanguage } from '../language/provider.tsx';
import { ArrowBack } from '../ui/icons.tsx';
import { pictureFile } from './items.ts';
import { Picture, type PictureSource } from './picture.tsx';
import type { ViewerProps } from './viewer.tsx';

interface PictureItem {
  of: PictureSource;
  title: string;
  description?: ReactNode;
}

export type Pictures = ReturnType<typeof usePictures>;

/**
 * Pictures that open in one viewer. Without its code, each link leads to the picture's own address.
 * @returns the attributes of each picture's link and description, the viewer, and the picture that the address asks for
 */
export function usePictures(items: readonly PictureItem[]) {
  const id = useId();
  const descriptionId = (index: number) => `${id}-${index}`;
  const asked = items[Number(useQuery().get('picture')) - 1];
  return {
    link: (index: number, label: string) => ({
      href: `?picture=${index + 1}#picture`,
      'data-opens': id,
      'data-item': index,
      'aria-label': label,
    }),
    describes: (index: number) => ({ id: descriptionId(index) }),
    viewer: (
      <Island<ViewerProps>
        id={id}
        name="viewer"
        props={{
          items: items.map(({ of, title }, index) => ({
            kind: 'picture',
            of,
            title,
            describedBy: descriptionId(index),
          })),
        }}
      />
    ),
    alone: asked && <PictureAlone item={asked} />,
  };
}

/** A picture opened without JavaScript, in place of its list, with a link back. */
function PictureAlone({ item }: { item: PictureItem }) {
  const { language, t } = useLanguage();
  const path = usePath();
  return (
    <figure id="picture" className="border-y-2 border-ink py-5">
      <a href={`${path}#pictures`} className="inline-flex min-h-11 items-center gap-3 font-semibold text-accent">
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
