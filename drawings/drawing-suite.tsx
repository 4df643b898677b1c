import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { DrawingContent } from '../app/content/drawing.ts';
import type { Language, Text } from '../app/content/text.ts';
import type { DrawingProps, View } from './kit/drawing.ts';

/** One drawing under test. */
export interface DrawingCase {
  name: string;
  /** Its close-up is made of letters that a phone shows large enough. */
  letters?: boolean;
  /** The figure to change, its new value, and what the English sheet said before and says then. */
  change?: [figure: string, value: unknown, old: RegExp, renewed: RegExp];
}

const modules = import.meta.glob<{ Drawing: (props: DrawingProps<never>) => React.ReactNode }>('./*/drawing.tsx');
const contents = import.meta.glob<{ content: DrawingContent }>('../app/content/drawings/*.ts');

async function load(name: string) {
  const { Drawing } = await modules[`./${name}/drawing.tsx`]!();
  const { content } = await contents[`../app/content/drawings/${name}.ts`]!();
  const words = (labels: Record<string, Text>, language: Language) =>
    Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, text[language]]));
  const draw = (language: Language, view: View, figures: object = content.figures) =>
    renderToStaticMarkup(
      <Drawing
        {...{ figures: figures as never, language, view }}
        labels={words(content.labels, language)}
        title={content.title[language]}
        description={content.description[language]}
      />,
    );
  return { draw, content };
}

/** What every drawing has to keep: determinism, whole numbers, a close-up without texts, and figures that move the geometry. */
export function testDrawings(cases: DrawingCase[]): void {
  describe.each(cases)('the drawing $name', ({ name, change, letters }) => {
    test('is the same picture every time, without holes in its numbers and without inline styles', async () => {
      const { draw } = await load(name);
      for (const language of ['ar', 'en'] as const)
        for (const view of ['sheet', 'card'] as const) {
          const markup = draw(language, view);
          expect(draw(language, view)).toBe(markup);
          expect(markup).not.toMatch(/NaN|undefined|Infinity| style=|<style/);
        }
    });

    test.skipIf(letters)('has no text in its close-up, because phones would shrink it', async () => {
      const { draw } = await load(name);
      expect(draw('en', 'card')).not.toContain('<text');
    });

    test.runIf(change)('follows its figure in geometry and in words', async () => {
      const [figure, value, old, renewed] = change!;
      const { draw, content } = await load(name);
      const before = draw('en', 'sheet');
      const after = draw('en', 'sheet', { ...content.figures, [figure]: value });
      expect(before).toMatch(old);
      expect(after).toMatch(renewed);
      const paths = (markup: string) => markup.match(/ d="[^"]*"/g);
      expect(paths(after)).not.toEqual(paths(before));
    });
  });
}
