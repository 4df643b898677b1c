import type { SolutionId } from '../../content/solutions.ts';

/** The link on a solution's card, to which the way back leads. */
export const moreLinkId = (id: SolutionId): string => `more-${id}`;
