import { defineContent } from '../define-content.ts';
import { aggregate } from './aggregate.ts';
import { bim } from './bim.ts';
import { clearing } from './clearing.ts';
import { contracts } from './contracts.ts';
import { plant } from './plant.ts';
import { pumping } from './pumping.ts';
import { structures } from './structures.ts';
import type { Term } from './term.ts';
import { wastewater } from './wastewater.ts';

const list = [
  ...clearing,
  ...plant,
  ...aggregate,
  ...wastewater,
  ...pumping,
  ...structures,
  ...bim,
  ...contracts,
] as const;

export type TermId = (typeof list)[number]['id'];

/** GL-1: every term of the glossary. */
export const terms: readonly Term[] = defineContent<readonly Term[]>('glossary.terms', list);

/** @throws for an id that the glossary does not have */
export function termOf(id: string): Term {
  const term = terms.find((one) => one.id === id);
  if (!term) throw new Error(`The glossary has no term ${id}`);
  return term;
}
