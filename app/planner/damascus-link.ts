import { damascus } from '../content/figures.ts';

/** The planner with the figures of the Damascus study: its volume, its months, its plant. */
export const damascusPlan = `/planner?by=volume&m3=${damascus.rubbleCubicMetres}&months=${damascus.months}&plants=1&rated=${damascus.plantTonnesPerHour}`;
