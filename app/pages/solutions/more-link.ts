import type { SolutionId } from '../../content/solutions.ts';

/** The link on a solution's card; the way back leads to it. */
export const moreLinkId = (id: SolutionId): string => `more-${id}`;
