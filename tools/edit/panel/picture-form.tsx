import { useEffect, useState } from 'react';
import { call, send } from './call.ts';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';

interface Place {
  file: string;
  path: string;
  drawing: string;
}

/** A drawing, wherever the content shows it: a photo in its place, or the drawing again. */
export function PictureForm({ drawing, onSaved }: { drawing: string; onSaved: () => void }) {
  const { w, attempt, tell } = usePanel();
  const [places, setPlaces] = useState<Place[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another drawing
  useEffect(() => {
    void attempt(async () => setPlaces(await call<Place[]>('picture', { drawing })));
  }, [drawing]);
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return;
    tell(w('saved'));
    onSaved();
  };
  return (
    <section>
      {places.map((place) => (
        <fieldset key={place.file + place.path}>
          <legend>
            <bdi dir="ltr">{`${place.file.replace('app/content/', '')} ${place.path}`}</bdi>
          </legend>
          <h3>{w('photoInstead')}</h3>
          <PhotoInput onPhoto={(file, alt) => done(send('photo', file, { ...place, ...alt }))} />
          <button type="button" onClick={() => done(call('showDrawing', place))}>
            {w('backToDrawing')}
          </button>
        </fieldset>
      ))}
    </section>
  );
}
