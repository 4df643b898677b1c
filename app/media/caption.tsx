import { type ReactNode, useEffect, useState } from 'react';
import type { DrawingContent } from '../content/drawing-content.ts';
import { filmPreviews } from '../content/film-previews.ts';
import { media } from '../content/media-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { FilmTimes } from './film-times.tsx';
import { filmFile, pictureFile, type ViewerItem } from './items.ts';
import { Legend } from './legend.tsx';

/** The texts of the viewer's item: title, sheet number, description, legend, and a link to the file. */
export function Caption({ item, children }: { item: ViewerItem; children: ReactNode }) {
  const { language, t } = useLanguage();
  const drawing = useDrawingContent(item.kind === 'picture' && typeof item.of === 'string' ? item.of : null);
  return (
    <div className="viewer-caption">
      <div>
        {drawing && (
          <p className="flex gap-3 small text-ink-2">
            <bdi dir="ltr" className="font-mono text-ink">
              {drawing.sheet}
            </bdi>
            {t(drawing.view)}
          </p>
        )}
        <h2 className="pe-12 text-h3">{item.title}</h2>
      </div>
      {item.describedBy && <Description key={item.describedBy} id={item.describedBy} />}
      {drawing && (
        <>
          <p className="measure small text-ink-2">{t(drawing.basis)}</p>
          {drawing.legend.length > 0 && (
            <section aria-label={t(media.viewer.legend)} className="viewer-legend">
              <Legend names={drawing.legend} columns={2} />
            </section>
          )}
        </>
      )}
      {/* Says that the clip is a preview, and the lengths of clip and film. */}
      {item.kind === 'film' && !item.film.address && (
        <>
          <p className="measure">{t(filmPreviews[item.film.clip])}</p>
          <p className="measure small text-ink-2">
            <FilmTimes film={item.film} />
          </p>
        </>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-2">
        {children}
        <a
          className="inline-flex min-h-11 items-center small"
          href={item.kind === 'picture' ? pictureFile(item.of, language) : filmFile(item.film)}
        >
          {t(item.kind === 'picture' ? media.viewer.file : media.player.download)}
        </a>
      </div>
    </div>
  );
}

/** A copy of the page's description of the picture, with its links. */
function Description({ id }: { id: string }) {
  const copy = (element: HTMLDivElement | null) => {
    const described = document.getElementById(id);
    element?.replaceChildren(...[...(described?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  };
  return <div ref={copy} className="measure" />;
}

const contents = import.meta.glob<{ content: DrawingContent }>('../content/drawings/*.ts');

/** A drawing's texts, loaded when the viewer first needs them. */
function useDrawingContent(name: string | null): DrawingContent | null {
  const [fetched, setFetched] = useState<{ name: string | null; content: DrawingContent }>();
  useEffect(() => {
    let current = true;
    // If that fails, the picture is shown without notes.
    contents[`../content/drawings/${name}.ts`]?.().then(
      ({ content }) => current && setFetched({ name, content }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [name]);
  // Ignores the texts of the previous picture.
  return fetched?.name === name ? fetched.content : null;
}
