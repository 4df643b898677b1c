import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { DrawingContent } from '../content/drawing-content.ts';
import { media } from '../content/media-words.ts';
import { usePath, useQuery } from '../document/request.ts';
import { Island, IslandSheet } from '../islands/island.tsx';
import { useLanguage } from '../language/provider.tsx';
import { pictureFile } from './items.ts';
import { Chevron } from './names.tsx';
import { drawingSize, type PictureSource } from './picture.tsx';
import { FileLink, SheetTitle } from './title-block.tsx';

export type PictureItem = {
  title: string;
  /** What the page shows beside it; the viewer has a copy. */
  description?: ReactNode;
} & (
  | { of: PictureSource }
  /** A sheet of text, which the page shows in `describes`. */
  | { sheet: ReactNode }
);

export type Pictures = ReturnType<typeof usePictures>;

/** The address of a picture without the viewer's code, from 0. */
const pictureAddress = (index: number) => `?picture=${index + 1}#picture`;

/**
 * Pictures that open in one viewer. Without its code, each link leads to the picture's own address.
 * @returns the attributes of each picture's link and description, the viewer, and the picture that the address asks for
 */
export function usePictures(items: readonly PictureItem[]) {
  const id = useId();
  const descriptionId = (index: number) => `${id}-${index}`;
  const requested = Number(useQuery().get('picture')) - 1;
  return {
    link: (index: number, label: string) => ({
      href: pictureAddress(index),
      'data-opens': id,
      'data-item': index,
      'aria-label': label,
    }),
    describes: (index: number) => ({ id: descriptionId(index) }),
    viewer: (
      <Island
        id={id}
        name="viewer"
        props={{
          id,
          items: items.map((item, index) => {
            const [title, id] = [item.title, descriptionId(index)];
            return 'of' in item
              ? { kind: 'picture', of: item.of, title, describedBy: id }
              : { kind: 'copy', copies: id, title };
          }),
        }}
      />
    ),
    alone: items[requested] && <PictureAlone items={items} index={requested} />,
  };
}

const contents = import.meta.glob<{ content: DrawingContent }>('../content/drawings/*.ts', { eager: true });

/** The viewer's sheet without JavaScript: it covers the page, and its title block has links. */
function PictureAlone({ items, index }: { items: readonly PictureItem[]; index: number }) {
  const { language, t } = useLanguage();
  const path = usePath();
  const item = items[index]!;
  const of = 'of' in item ? item.of : null;
  const drawing = typeof of === 'string' ? contents[`../content/drawings/${of}.ts`]!.content : undefined;
  const total = items.length;
  const position = t(media.viewer.position, { n: index + 1, total });
  const step = (by: number) => pictureAddress((index + by + total) % total);
  return (
    <div id="picture" className="viewer-sheet viewer-alone">
      <IslandSheet name="viewer" />
      {'of' in item ? (
        <div className="viewer-scroll">
          <LargePicture of={item.of} title={item.title} />
        </div>
      ) : (
        <div className="viewer-copy">{item.sheet}</div>
      )}
      {drawing && drawing.legend.length > 0 && (
        <section className="viewer-names" aria-label={t(media.viewer.names)}>
          <ol className="viewer-list">
            {drawing.legend.map((name, n) => (
              <li key={n}>
                <span>
                  <span className="viewer-disc">{n + 1}</span>
                  <span className="viewer-word">{t(name)}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <SheetTitle
        number={drawing && <bdi dir="ltr">{drawing.sheet}</bdi>}
        title={item.title}
        view={drawing && t(drawing.view)}
        position={total > 1 ? position : undefined}
        notes={
          of && (
            <>
              {item.description}
              {drawing && <p className="small text-ink-2">{t(drawing.basis)}</p>}
            </>
          )
        }
      />
      {total > 1 && (
        <nav className="viewer-items" aria-label={t(media.viewer.name)}>
          <a href={step(-1)} className="viewer-key" aria-label={t(media.viewer.previous)}>
            <Chevron back />
          </a>
          <span className="max-sm:hidden">{position}</span>
          <a href={step(1)} className="viewer-key" aria-label={t(media.viewer.next)}>
            <Chevron />
          </a>
        </nav>
      )}
      {of && <FileLink href={pictureFile(of, language)}>{t(media.viewer.file)}</FileLink>}
      <a href={`${path}#pictures`} className="viewer-close" aria-label={t(media.viewer.back)}>
        <IconX size={24} stroke={1.5} aria-hidden="true" />
      </a>
    </div>
  );
}

/** As large as the window. */
function LargePicture({ of, title }: { of: PictureSource; title: string }) {
  const { language, t } = useLanguage();
  const [{ width, height }, alt] = typeof of === 'string' ? [drawingSize(of, 'sheet'), title] : [of, t(of.alt)];
  return <img src={pictureFile(of, language)} width={width} height={height} alt={alt} />;
}
