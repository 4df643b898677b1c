// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { hydrate } from './hydrate.tsx';

/** Fails at the second letter. */
function Fragile() {
  const [text, setText] = useState('');
  if (text.length > 1) throw new Error('Provoked');
  return <input id="field" onInput={({ currentTarget }) => setText(currentTarget.value)} />;
}

test('LA-1: an island that fails while somebody types leaves words and focus in its HTML', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  document.body.innerHTML = `<div data-state="ready">${renderToString(<Fragile />)}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  island.dataset.props = JSON.stringify({ language: 'en', props: {} });
  const field = () => document.getElementById('field') as HTMLInputElement;
  const type = (value: string) => {
    field().value = value;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  };
  await hydrate(Fragile)(island);
  field().focus();
  type('a');
  const first = field();
  type('ab');
  await vi.waitFor(() => expect(island.dataset.state).toBe('failed'));
  expect(field()).not.toBe(first);
  expect(field().value).toBe('ab');
  expect(document.activeElement).toBe(field());
});
