// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { content } from '../content/drawings/steel-facade.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { Caption } from './caption.tsx';
import type { PictureSource } from './picture.tsx';

test('a photo in the viewer is not shown with the notes of the drawing before it', async () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  const show = (of: PictureSource) =>
    flushSync(() =>
      root.render(
        <LanguageProvider language="en">
          <Caption item={{ kind: 'picture', title: 'A picture', of }}>{null}</Caption>
        </LanguageProvider>,
      ),
    );
  show('steel-facade');
  await vi.waitFor(() => expect(box.textContent).toContain(content.sheet));
  show({ src: '/photos/facade.jpg', width: 1200, height: 800, alt: { ar: 'صورة', en: 'A photo' } });
  expect(box.textContent).not.toContain(content.sheet);
  root.unmount();
});
