import { damascus } from '../content/figures.ts';

/** The planner with the figures of the Damascus study: its volume and its plant. The months are the planner's own: the project's are no deadline. */
export const damascusPlan = `/planner?by=volume&m3=${damascus.rubbleCubicMetres}&plants=1&rated=${damascus.plantTonnesPerHour}`;
