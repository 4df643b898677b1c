import { useEffect, useState } from 'react';
import type { Unchecked } from '../projects.ts';
import { call } from './call.ts';
import { FigureForm } from './figure-form.tsx';
import { usePanel } from './panel-language.tsx';
import { OnePicture } from './picture-form.tsx';
import { TextForm } from './text-form.tsx';

/** What a copied project still has from the other one: each place is changed here, or marked and confirmed. */
export function UncheckedList({ project, count, onSaved }: { project: string; count: number; onSaved: () => void }) {
  const { w, language, attempt, tell } = usePanel();
  const [places, setPlaces] = useState<Unchecked[]>([]);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read for each count
  useEffect(() => {
    void attempt(async () => setPlaces(await call<Unchecked[]>('unchecked', { name: project })));
  }, [count]);
  const words = ({ text, figure, picture }: Unchecked): string => {
    if (picture) return `${w('picture')}: ${picture.drawing}`;
    return text ? text[language] : `${w('value')}: ${figure}`;
  };
  const mark = (path: string, on: boolean) =>
    setMarked((now) => new Set(on ? [...now, path] : [...now].filter((one) => one !== path)));
  return (
    <details className="unchecked" open>
      <summary>{w('stillOthers', { n: count })}</summary>
      <p className="note">{w('stillOthersHint')}</p>
      <ul>
        {places.map((place) => (
          <li key={place.path}>
            <label>
              <input
                type="checkbox"
                checked={marked.has(place.path)}
                onChange={(event) => mark(place.path, event.target.checked)}
              />
              <span dir="auto">{words(place)}</span>
            </label>
            <button
              type="button"
              aria-expanded={opened === place.path}
              onClick={() => setOpened(opened === place.path ? undefined : place.path)}
            >
              {w('change')}
            </button>
            {opened === place.path && (
              <>
                {place.text && <TextForm text={place.text} onSaved={onSaved} />}
                {place.figure && <FigureForm id={place.figure} onSaved={onSaved} />}
                {place.picture && <OnePicture picture={place.picture} onSaved={onSaved} />}
              </>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="primary"
        disabled={marked.size === 0}
        onClick={async () => {
          if (!(await attempt(() => call('confirmPlaces', { name: project, paths: [...marked] })))) return;
          tell(w('saved'));
          onSaved();
        }}
      >
        {w('theseAreRight', { n: marked.size })}
      </button>
    </details>
  );
}
