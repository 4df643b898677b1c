/** The error of binary fractions: 63,180 t in loads of 17.55 t are 3,600 loads, not 3,601. */
const slack = 1e-12;

/** Rounds up; for values from 0. */
export const ceil = (value: number): number => Math.ceil(value * (1 - slack));

/** Rounds down; for values from 0. */
export const floor = (value: number): number => Math.floor(value * (1 + slack));
