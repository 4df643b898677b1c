import { useEffect, useState } from 'react';
import type { Field } from '../../office/read-facts.ts';
import type { FoundPicture, Picture } from '../pictures.ts';
import { call } from './call.ts';
import { FactField } from './fact-field.tsx';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';

/** A picture that was clicked, by its number on the page, or the place of one that was begun before. */
export type PictureId = { number: number | undefined } | { file: string; path: string };

/** The one picture that was clicked: a photo in the place of its drawing, or the drawing again. No other page changes with it. */
export function PictureForm({ of, onSaved }: { of: PictureId; onSaved: () => void }) {
  const { w, language, attempt } = usePanel();
  const [found, setFound] = useState<FoundPicture & { field?: Field }>();
  const read = () =>
    attempt(async () => {
      const answer = await call<FoundPicture>('picture', of);
      const field = answer.fact && (await call<Field[]>('fields')).find(({ id }) => id === answer.fact);
      setFound({ ...answer, field: field || undefined });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and after each save
  useEffect(() => {
    void read();
  }, []);
  const saved = () => {
    void read();
    onSaved();
  };
  if (!found) return null;
  if (found.field) return <FactField key={JSON.stringify(found.field.value)} fact={found.field} onSaved={saved} />;
  if (!found.picture) return <p className="note">{w('drawingStays')}</p>;
  return (
    <>
      <OnePicture key={`${found.picture.file}#${found.picture.path}`} picture={found.picture} onSaved={saved} />
      {found.elsewhere.length > 0 && (
        <p className="note">
          {w('drawingElsewhere')} {[...new Set(found.elsewhere.map((name) => name[language]))].join(' · ')}
        </p>
      )}
    </>
  );
}

export function OnePicture({ picture, onSaved }: { picture: Picture; onSaved: () => void }) {
  const { w, attempt, tell } = usePanel();
  return (
    <fieldset>
      <legend>{w('picture')}</legend>
      {picture.photo && <img src={picture.photo} alt="" width="160" />}
      <h3>{w(picture.photo ? 'anotherPhoto' : 'photoInstead')}</h3>
      <PhotoInput
        key={picture.photo}
        place={`photo:${picture.file}#${picture.path}`}
        onPhoto={async (photo) => {
          await call('photo', { ...picture, ...photo });
          onSaved();
        }}
      />
      {picture.photo && (
        <button
          type="button"
          onClick={async () => {
            if (!(await attempt(() => call('showDrawing', picture)))) return;
            tell(w('saved'));
            onSaved();
          }}
        >
          {w('backToDrawing')}
        </button>
      )}
    </fieldset>
  );
}
