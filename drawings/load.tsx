import type { ComponentType } from 'react';
import type { DrawingContent } from '../app/content/drawing.ts';
import { useLanguage } from '../app/language/provider.tsx';
import type { DrawingModule, DrawingProps, View } from './kit/drawing.ts';
import { drawings } from './registry.ts';

const modules: Record<string, () => Promise<DrawingModule>> = drawings;
const contents = import.meta.glob<{ content: DrawingContent }>('../app/content/drawings/*.ts');

/**
 * A drawing's code and content, as one component that only wants to know the view.
 * @throws for a name that is not in the registry
 */
export async function loadDrawing(name: string): Promise<ComponentType<{ view: View }>> {
  const module = modules[name];
  if (!module) throw new Error(`No drawing is named ${name}`);
  const [{ Drawing }, { content }] = await Promise.all([module(), contents[`../app/content/drawings/${name}.ts`]!()]);
  return function LoadedDrawing({ view }) {
    const { language, t } = useLanguage();
    const props: DrawingProps = {
      figures: content.figures,
      language,
      view,
      labels: Object.fromEntries(Object.entries(content.labels).map(([key, text]) => [key, t(text)])),
      title: t(content.title),
      description: t(content.description),
    };
    return <Drawing {...(props as DrawingProps<never>)} />;
  };
}
