import { type ComponentType, lazy, Suspense, useState } from 'react';
import { startUp } from './start-up.ts';

/**
 * A part of the page that is complete as HTML and needs no script to work: drawings, the map. In a prerendered page it stays
 * the HTML that it is, and costs neither bytes nor time, until the language or the page changes.
 */
export function staticPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const atOnce = lazy(async () => ({ default: await load() }));
  const whenNeeded = lazy(async () => {
    await startUp.partsNeeded;
    return { default: await load() };
  });
  return function StaticPart(props: Props) {
    const [prerendered] = useState(() => startUp.prerendered);
    const Part = (prerendered && !import.meta.env.SSR ? whenNeeded : atOnce) as unknown as ComponentType<Props>;
    // Only what came as HTML may wait on its own; on a page change the whole page waits, so that nothing jumps.
    return prerendered ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : (
      <Part {...props} />
    );
  };
}
