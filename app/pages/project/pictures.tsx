import { IconArrowsDiagonal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { media } from '../../content/media-words.ts';
import type { Project, ShownDrawing } from '../../content/project-content.ts';
import type { Text } from '../../content/text.ts';
import { useLanguage } from '../../language/provider.tsx';
import type { Pictures } from '../../media/use-pictures.tsx';
import { Words } from '../../rich-text/words.tsx';

/**
 * Every drawing of the page once, in page order: one viewer shows them all (PJ-14). A gallery that has the hero's drawing
 * too stands for it.
 */
export function drawingsOf(project: Project, t: (text: Text) => string) {
  const pictureOf = ({ name, photo, sheet }: ShownDrawing) => ({
    of: photo ?? name,
    title: sheet ? t(sheet.title) : '',
  });
  const hero = pictureOf(project.drawing);
  const sections = project.sections.flatMap((section) => {
    if (section.kind === 'gallery')
      return section.items.map(({ name, photo, title, description }) => ({
        of: photo ?? name,
        title: t(title),
        description: <Words of={description} />,
      }));
    return 'picture' in section ? [pictureOf(section.picture)] : [];
  });
  return sections.some(({ of }) => of === hero.of) ? sections : [hero, ...sections];
}

/** What a section of a project's page gets beside its content. */
export interface PartProps {
  /** The id of its heading. */
  headId: string;
  /** The page's viewer and all its pictures. */
  pictures: Pictures & { items: ReturnType<typeof drawingsOf> };
}

type EnlargedProps = ShownDrawing & Pick<PartProps, 'pictures'> & { children: ReactNode };

/** A drawing on the page, linked to its enlargement. */
export function Enlarged({ name, photo, pictures: { items, link }, children }: EnlargedProps) {
  const { t } = useLanguage();
  const index = items.findIndex(({ of }) => of === (photo ?? name));
  return (
    <a {...link(index, `${t(media.gallery.open)}: ${items[index]!.title}`)} className="enlarged">
      {children}
      <span className="enlarge-mark print:hidden">
        <IconArrowsDiagonal size={20} stroke={1.5} aria-hidden="true" />
      </span>
    </a>
  );
}
