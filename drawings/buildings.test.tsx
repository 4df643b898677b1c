import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { DrawingContent } from '../app/content/drawing.ts';
import type { Language, Text } from '../app/content/text.ts';
import type { DrawingProps, View } from './kit/drawing.ts';

interface Case {
  name: string;
  /** The figure to change, its new value, and what the sheet then says instead. */
  change?: [figure: string, value: number, old: RegExp, renewed: RegExp];
}

const cases: Case[] = [
  { name: 'steel-facade', change: ['lengthMetres', 400, />350 m</, />400 m</] },
  { name: 'dairy-axonometric', change: ['floors', 5, />4 floors</, />5 floors</] },
  { name: 'sports-hall-section', change: ['squareMetres', 3000, / 2,500 m²</, / 3,000 m²</] },
  { name: 'facade-section', change: ['heightMetres', 72, /\+65\.00/, /\+72\.00/] },
  { name: 'facade-panel' },
  { name: 'facade-components', change: ['lengthMetres', 400, />350 m</, />400 m</] },
  { name: 'facade-scale', change: ['lengthMetres', 400, />350 m</, />400 m</] },
  { name: 'dairy-section', change: ['floors', 3, />\+20\.00</, />\+15\.00</] },
  { name: 'dairy-envelope', change: ['percent', 55, />40%</, />55%</] },
  { name: 'bim-layers' },
  { name: 'bim-clash' },
  { name: 'bim-coordination' },
  { name: 'sports-hall-plan', change: ['squareMetres', 3000, / 2,500 m²</, / 3,000 m²</] },
  { name: 'sports-hall-roof' },
  { name: 'bim-sequence' },
  { name: 'dairy-plan', change: ['squareMetres', 4800, />4 × 1,050 m²</, />4 × 1,200 m²</] },
];

const modules = import.meta.glob<{ Drawing: (props: DrawingProps<never>) => React.ReactNode }>('./*/drawing.tsx');
const contents = import.meta.glob<{ content: DrawingContent }>('../app/content/drawings/*.ts');

async function load(name: string) {
  const { Drawing } = await modules[`./${name}/drawing.tsx`]!();
  const { content } = await contents[`../app/content/drawings/${name}.ts`]!();
  const words = (labels: Record<string, Text>, language: Language) =>
    Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, text[language]]));
  return (language: Language, view: View, figures: object = content.figures) =>
    renderToStaticMarkup(
      <Drawing
        {...{ figures: figures as never, language, view }}
        labels={words(content.labels, language)}
        title={content.title[language]}
        description={content.description[language]}
      />,
    );
}

describe.each(cases)('the drawing $name', ({ name, change }) => {
  test('is the same picture every time, without holes in its numbers and without inline styles', async () => {
    const draw = await load(name);
    for (const language of ['ar', 'en'] as const)
      for (const view of ['sheet', 'card'] as const) {
        const markup = draw(language, view);
        expect(draw(language, view)).toBe(markup);
        expect(markup).not.toMatch(/NaN|undefined|Infinity| style=|<style/);
      }
  });

  test('has no text in its close-up, because phones would shrink it', async () => {
    const draw = await load(name);
    expect(draw('en', 'card')).not.toContain('<text');
  });

  test.runIf(change)('follows its figure in geometry and in words', async () => {
    const [figure, value, old, renewed] = change!;
    const draw = await load(name);
    const { content } = await contents[`../app/content/drawings/${name}.ts`]!();
    const before = draw('en', 'sheet');
    const after = draw('en', 'sheet', { ...content.figures, [figure]: value });
    expect(before).toMatch(old);
    expect(after).toMatch(renewed);
    const paths = (markup: string) => markup.match(/ d="[^"]*"/g);
    expect(paths(after)).not.toEqual(paths(before));
  });
});
