import { useState } from 'react';
import { call, useAnswer } from './call.ts';
import { Button } from './controls.tsx';
import { FigureForm } from './figure-form.tsx';
import { usePanel } from './panel-language.tsx';
import { OnePicture } from './picture-form.tsx';
import { TextForm } from './text-form.tsx';
import { lineOf } from './text-list.tsx';

/** What a copied project still has from its original: each place is changed here, or ticked and confirmed. */
export function UncheckedList({ project, count }: { project: string; count: number }) {
  const { w, language, attempt, changed } = usePanel();
  const answer = useAnswer('unchecked', { name: project });
  const places = answer ?? [];
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<string>();
  // A ticked place that was changed meanwhile is no longer listed.
  const confirmed = ticked.filter((path) => places.some((place) => place.path === path));
  const tick = (path: string, on: boolean) => setTicked(on ? [...ticked, path] : ticked.filter((one) => one !== path));
  return (
    <details className="unchecked" open>
      <summary>{w('stillOthers', { n: count })}</summary>
      <p className="note">{w('stillOthersHint')}</p>
      {!answer && <p className="note">{w('looking')}</p>}
      <ul>
        {places.map((place) => (
          <li key={place.path}>
            <label>
              <input
                type="checkbox"
                checked={ticked.includes(place.path)}
                onChange={(event) => tick(place.path, event.target.checked)}
              />
              <span dir="auto">{place.text ? lineOf(place.text, language) : place.name[language]}</span>
            </label>
            <Button
              word="change"
              expanded={opened === place.path}
              onClick={() => setOpened(opened === place.path ? undefined : place.path)}
            />
            {opened === place.path && (
              <>
                {place.text && <TextForm text={place.text} />}
                {place.figure && <FigureForm id={place.figure} />}
                {place.picture && <OnePicture picture={place.picture} />}
              </>
            )}
          </li>
        ))}
      </ul>
      <Button
        word="theseAreRight"
        values={{ n: confirmed.length }}
        primary
        disabled={confirmed.length === 0}
        onClick={async () => {
          if (await attempt(() => call('confirmPlaces', { name: project, paths: confirmed }))) changed('saved');
        }}
      />
    </details>
  );
}
