import { IconFileDownload, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { media } from '../content/media-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';

interface SheetTitleProps {
  /** The sheet number, for example `RC-02`, or what it is. */
  number?: ReactNode;
  title: string;
  view?: string;
  /** `2 of 4`, after the number on a phone. */
  position?: string;
  /** Opens above the title block. */
  notes?: ReactNode;
}

/** The first cell of the viewer's title block: number, name and view; the picture's description folds out of it. */
export function SheetTitle({ number, title, view, position, notes }: SheetTitleProps) {
  const { t } = useLanguage();
  const name = (
    <>
      <span className="viewer-number">
        {number}
        {position && <span className="sm:hidden">{number ? ` · ${position}` : position}</span>}
      </span>
      <h2>
        <Words of={title} />
      </h2>
      {view && view !== title && <span className="viewer-view max-lg:hidden">{view}</span>}
    </>
  );
  if (!notes)
    return (
      <div className="viewer-title">
        <div className="viewer-head">{name}</div>
      </div>
    );
  return (
    <details className="viewer-title">
      <summary className="viewer-head">
        {name}
        <span className="sr-only">{t(media.viewer.about)}</span>
        <IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />
      </summary>
      <div className="viewer-notes">{notes}</div>
    </details>
  );
}

/** The link to a picture's or film's file. */
export function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="viewer-file">
      <IconFileDownload size={22} stroke={1.5} aria-hidden="true" />
      <span>{children}</span>
    </a>
  );
}
