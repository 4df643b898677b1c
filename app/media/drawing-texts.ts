import { useEffect, useState } from 'react';
import type { DrawingContent } from '../content/drawing-content.ts';

const contents = import.meta.glob<{ content: DrawingContent }>('../content/drawings/*.ts');

/** A drawing's texts, loaded when the viewer first needs them; `null` for a photo, before that, and if that fails. */
export function useDrawingTexts(name: string | null): DrawingContent | null {
  const [loaded, setLoaded] = useState<{ name: string | null; content: DrawingContent }>();
  useEffect(() => {
    let current = true;
    contents[`../content/drawings/${name}.ts`]?.().then(
      ({ content }) => current && setLoaded({ name, content }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [name]);
  // Ignores the texts of the previous picture.
  return loaded?.name === name ? loaded.content : null;
}
