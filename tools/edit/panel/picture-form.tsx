import { useEffect, useState } from 'react';
import { call } from './call.ts';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';

interface Place {
  file: string;
  path: string;
  drawing: string;
  name: { ar: string; en: string };
  /** The photo that stands there instead of the drawing. */
  photo?: string;
}

/** A drawing, wherever the content shows it: a photo in its place, or the drawing again. */
export function PictureForm({ drawing, onSaved }: { drawing: string; onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const [places, setPlaces] = useState<Place[]>([]);
  const read = () => attempt(async () => setPlaces(await call<Place[]>('picture', { drawing })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another drawing
  useEffect(() => {
    void read();
  }, [drawing]);
  const done = async (what: Promise<unknown>) => {
    if (!(await attempt(() => what))) return false;
    tell(w('saved'));
    void read();
    onSaved();
    return true;
  };
  return (
    <section>
      {places.length === 0 && <p className="note">{w('drawingStays')}</p>}
      {places.map(({ name, ...place }) => (
        <fieldset key={place.file + place.path}>
          <legend>
            {w('picture')}: {name[language]}
          </legend>
          {place.photo && <img src={place.photo} alt="" width="160" />}
          <h3>{w(place.photo ? 'anotherPhoto' : 'photoInstead')}</h3>
          <PhotoInput
            key={place.photo}
            place={`photo:${place.drawing}@${place.file}#${place.path}`}
            onPhoto={(photo) => done(call('photo', { ...place, ...photo }))}
          />
          {place.photo && (
            <button type="button" onClick={() => done(call('showDrawing', place))}>
              {w('backToDrawing')}
            </button>
          )}
        </fieldset>
      ))}
    </section>
  );
}
