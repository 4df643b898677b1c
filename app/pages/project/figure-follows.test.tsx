import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestContext, requestFor } from '../../document/request.ts';

afterEach(() => {
  vi.doUnmock('../../content/figures/projects.ts');
  vi.resetModules();
});

/** Head and drawing of the façade page, built with this façade length in metres. */
async function page(lengthMetres: number): Promise<{ hero: string; drawing: string }> {
  vi.resetModules();
  vi.doMock('../../content/figures/projects.ts', async (original) => {
    const figures = await original<typeof import('../../content/figures/projects.ts')>();
    const length = { ...figures.facade.lengthMetres, value: lengthMetres };
    return { ...figures, facade: { ...figures.facade, lengthMetres: length } };
  });
  const { project } = await import('../../content/projects/thyssen-fba10.ts');
  const { LanguageProvider } = await import('../../language/provider.tsx');
  const { ProjectHero } = await import('./project-hero.tsx');
  const { drawingsOf, PicturesProvider } = await import('./pictures.tsx');
  const { drawingMarkup } = await import('../../../drawings/markup.tsx');
  const hero = renderToStaticMarkup(
    <LanguageProvider language="en">
      <RequestContext value={requestFor('/projects/x')}>
        <PicturesProvider value={{ items: drawingsOf(project, ({ en }) => en), link: () => ({}) } as never}>
          <ProjectHero name="thyssen-fba10" project={project} />
        </PicturesProvider>
      </RequestContext>
    </LanguageProvider>,
  );
  return { hero, drawing: await drawingMarkup('steel-facade', 'en', 'sheet') };
}

/** The visible text. */
const words = (html: string): string => html.replace(/<[^>]+>/g, '');

test('one figure in the content changes result, dimension and geometry together', async () => {
  const before = await page(350);
  const after = await page(400);
  expect(words(before.hero)).toContain('350\u00a0m');
  expect(words(after.hero)).toContain('400\u00a0m');
  expect(words(after.hero)).not.toContain('350');
  expect(before.drawing).toContain('>350\u00a0m<');
  expect(after.drawing).toContain('>400\u00a0m<');
  const shapes = (markup: string) => markup.match(/ d="[^"]*"/g);
  expect(shapes(after.drawing)).not.toEqual(shapes(before.drawing));
});
