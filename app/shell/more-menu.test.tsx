// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hydrate } from '../islands/hydrate.tsx';
import { LanguageProvider } from '../language/provider.tsx';
import { MoreMenu } from './more-menu.tsx';

test('SH-4: a press once the menu is ready meets the menu, not the native one before it', async () => {
  const props = { name: 'More', ruled: '/b', links: [{ href: '/a', name: 'A' }] };
  document.body.innerHTML = `<div>${renderToString(
    <LanguageProvider language="en">
      <MoreMenu {...props} />
    </LanguageProvider>,
  )}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  island.dataset.props = JSON.stringify({ language: 'en', props });
  expect(island.querySelector('details')).not.toBeNull();
  await hydrate(MoreMenu)(island);
  expect(island.querySelector('details')).toBeNull();
  island.querySelector('button')!.click();
  await expect.poll(() => island.querySelector('[role=menu]')).not.toBeNull();
});
