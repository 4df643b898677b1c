import { createContext, useContext } from 'react';

/** Collects the ids of the figures that a page shows while the build renders it, for the register. */
export const ShownFigures = createContext<Set<string> | undefined>(undefined);

export function useShown(ids: readonly string[]): void {
  const shown = useContext(ShownFigures);
  for (const id of ids) shown?.add(id);
}
