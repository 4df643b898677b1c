import type { TextPlace } from '../../source/literals.ts';
import type { Picture } from '../pictures.ts';
import { call, useAnswer } from './call.ts';
import { Button } from './controls.tsx';
import { FactField } from './fact-field.tsx';
import { usePanel } from './panel-language.tsx';
import { PhotoInput } from './photo-input.tsx';

/**
 * Replaces a drawing with a photo, or brings the drawing back. Other pages do not change.
 * @param props `of`: the number of a clicked picture, or the place of a draft
 */
export function PictureForm({ of }: { of: TextPlace | { number?: number } }) {
  const { w, language } = usePanel();
  const found = useAnswer('picture', of);
  const fields = useAnswer('fields', undefined, { enabled: found?.fact !== undefined });
  const fact = fields?.find(({ id }) => id === found?.fact);
  if (fact)
    return (
      <>
        <h3>{fact.of?.[language]}</h3>
        <FactField fact={fact} />
      </>
    );
  if (!found || found.fact) return null;
  if (!found.picture) return <p className="note">{w('drawingStays')}</p>;
  return (
    <>
      <OnePicture key={`${found.picture.file}#${found.picture.path}`} picture={found.picture} />
      {found.elsewhere.length > 0 && (
        <p className="note">
          {w('drawingElsewhere')} {[...new Set(found.elsewhere.map((name) => name[language]))].join(' · ')}
        </p>
      )}
    </>
  );
}

export function OnePicture({ picture }: { picture: Picture }) {
  const { w, language, attempt, changed } = usePanel();
  return (
    <fieldset>
      <legend>{picture.name[language]}</legend>
      <img src={picture.photo ?? `/drawings/${picture.drawing}.${language}.svg`} alt={w('picture')} width="160" />
      <h3>{w(picture.photo ? 'anotherPhoto' : 'photoInstead')}</h3>
      <PhotoInput
        key={picture.photo}
        place={`photo:${picture.file}#${picture.path}`}
        onPhoto={(photo) => call('photo', { ...picture, ...photo })}
      />
      {picture.photo && (
        <Button
          word="backToDrawing"
          onClick={async () => {
            if (await attempt(() => call('showDrawing', picture))) changed('saved');
          }}
        />
      )}
    </fieldset>
  );
}
