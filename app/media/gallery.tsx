import { IconArrowsDiagonal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { media } from '../content/media-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { Picture, type PictureSource, sheetNumber } from './picture.tsx';
import type { Pictures } from './use-pictures.tsx';

interface GalleryProps {
  items: readonly { of: PictureSource; title: string; description?: ReactNode }[];
  /** The page's viewer, and the index of the first picture in it. */
  pictures: Pictures;
  first: number;
}

/** Framed pictures, each a link to its page that opens in the viewer (PJ-4 to PJ-13). */
export function Gallery({ items, pictures: { link, describes, alone }, first }: GalleryProps) {
  const { t } = useLanguage();
  if (alone) return alone;
  return (
    <ul
      id="pictures"
      className={`grid gap-x-(--gap) gap-y-6 sm:gap-y-12 ${layouts[items.length] ?? 'sm:grid-cols-2 md:grid-cols-3'}`}
    >
      {items.map((item, index) => (
        <li key={index} className="row-span-3 grid grid-rows-subgrid gap-y-0">
          <a
            {...link(first + index, `${t(media.gallery.open)}: ${item.title}`)}
            className="group row-span-2 grid grid-rows-subgrid gap-y-0 no-underline"
          >
            {/* One aspect ratio for all, so that frames and titles align; a single one is as wide as the page, and whole. */}
            <span
              className={`later block [--later:15.5rem] border-[1.5px] border-ink group-hover:border-accent ${items.length > 1 ? '*:aspect-[7/5] *:w-full *:object-cover' : ''}`}
            >
              <Picture of={item.of} view={items.length > 1 ? 'card' : 'plain'} />
            </span>
            <span className="flex items-start justify-between gap-4 pt-3">
              <b className="pt-1.5 text-h4 leading-[1.4] group-hover:underline">{item.title}</b>
              <span className="grid size-11 shrink-0 place-items-center border-[1.5px] border-ink print:hidden group-hover:bg-ink group-hover:text-paper">
                <IconArrowsDiagonal size={22} stroke={1.5} aria-hidden="true" />
              </span>
            </span>
          </a>
          <div {...describes(first + index)} className="mt-1 pe-14 text-ink-2 sm:max-md:pe-0">
            <span className="me-2 font-mono small">
              <bdi dir="ltr">{sheetNumber(item.of)}</bdi>
            </span>
            {item.description}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** By the number of pictures, so that no row has a gap. */
const layouts = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-2'];
