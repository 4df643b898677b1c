/** Section across the conveyor; 170 sheet units are a metre. */
export const floor = 790;
export const unitsPerMetre = 170;
/** Middle and level of the loaded belt. */
export const conveyor = { x: 640, y: 600 };
/** Axis of the magnet's drums, from the tail to the discharge side. */
export const magnet = { from: 396, to: 1000, y: 330, r: 66 };
export const container = { x: 1084, width: 270, height: 150 };
/** Overhead beam. */
export const beam = 92;
/** The number of bars that represent all the steel. */
export const bars = 20;
