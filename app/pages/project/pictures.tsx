import { IconArrowsDiagonal } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
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
  const shown = ({ name, photo, sheet }: ShownDrawing) => ({ of: photo ?? name, title: sheet ? t(sheet.title) : '' });
  const hero = shown(project.drawing);
  const sections = project.sections.flatMap((section) => {
    if (section.kind === 'gallery')
      return section.items.map(({ name, photo, title, description }) => ({
        of: photo ?? name,
        title: t(title),
        description: <Words of={description} />,
      }));
    return 'picture' in section ? [shown(section.picture)] : [];
  });
  return sections.some(({ of }) => of === hero.of) ? sections : [hero, ...sections];
}

interface PagePictures extends Pictures {
  items: ReturnType<typeof drawingsOf>;
}

const Context = createContext<PagePictures | null>(null);
export const PicturesProvider = Context;

/** @throws outside a project page */
export function usePagePictures(): PagePictures {
  const pictures = useContext(Context);
  if (!pictures) throw new Error('usePagePictures needs <PicturesProvider> around it');
  return pictures;
}

/** A drawing on the page, linked to its enlargement. */
export function Enlarged({ name, photo, children }: ShownDrawing & { children: ReactNode }) {
  const { t } = useLanguage();
  const { items, link } = usePagePictures();
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
