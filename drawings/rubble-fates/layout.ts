/** One ground line for the three scenes; 14 sheet units are a metre above the ground and below it. */
export const ground = 290;
export const unitsPerMetre = 14;
export const storey = 3 * unitsPerMetre;
