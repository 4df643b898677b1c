import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { languages } from '../../content/text.ts';
import { LanguageProvider } from '../../language/provider.tsx';
import { ContactWays } from './contact-ways.tsx';

const reachable = vi.hoisted(() => ({ now: false }));
vi.mock('../../content/stand-ins.ts', () => ({ officeIsReachable: () => reachable.now }));

test.each(languages)('offers the contact card once the office has supplied its data, in %s', (language) => {
  const html = () =>
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <ContactWays />
      </LanguageProvider>,
    );
  reachable.now = false;
  expect(html()).not.toContain('/office-');
  reachable.now = true;
  expect(html()).toContain(`href="/office-${language}.vcf"`);
  expect(html()).toContain(`src="/office-${language}.svg"`);
});
