// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Film, films } from '../content/films.ts';
import { media } from '../content/media-words.ts';
import type { Language } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { filmFile } from './items.ts';
import { Player } from './player.tsx';

const player = (film: Film, language: Language = 'en') => (
  <LanguageProvider language={language}>
    <Player film={film} title="A film" onClose={() => {}} />
  </LanguageProvider>
);
const play = (film: Film, language?: Language) => renderToStaticMarkup(player(film, language));

describe('the player', () => {
  test('HO-5: plays at once, with controls, in two formats, or shows a message', () => {
    for (const language of ['ar', 'en'] as const) {
      const html = play(films['recycling-line'], language);
      expect(html).toMatch(/<video[^>]* controls="" autoplay=""[^>]* playsinline=""/i);
      expect(html.indexOf('.webm')).toBeLessThan(html.indexOf('.mp4'));
      expect(html).toContain(media.player.unsupported[language]);
    }
    expect(media.player.unsupported.en).toBe('Your browser does not support video playback');
  });

  test('HO-5: a film that can’t be decoded plays in the next format, and then says so', () => {
    const film = films['recycling-line'];
    flushSync(() => createRoot(document.body).render(player(film)));
    const formats = () => [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'));
    const [first, second] = formats();
    const video = () => document.querySelector('video')!;
    const fail = (source: string) => {
      Object.defineProperty(video(), 'currentSrc', { value: new URL(source, 'http://site').href });
      flushSync(() => video().dispatchEvent(new Event('error')));
    };
    fail(first!);
    expect(formats()).toEqual([second]);
    expect(document.querySelector('[role=alert]')).toBeNull();
    fail(second!);
    expect(document.querySelector('[role=alert]')!.textContent).toContain(media.player.failed.en);
  });

  test.each(['file', 'page'] as const)('a film of another host (%s) asks first and offers a plain link', (kind) => {
    const film: Film = { ...films['recycling-line'], address: { url: 'https://films.example/line', kind } };
    const html = play(film);
    expect(html).not.toMatch(/<video|<iframe|<source/);
    expect(html).toContain('href="https://films.example/line"');
    expect(filmFile(film)).toBe('https://films.example/line');
  });
});
