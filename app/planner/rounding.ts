/** What binary fractions add to or take from a value that is whole on paper: 63,180 t in loads of 17.55 t are 3,600 loads, not 3,601. */
const slack = 1e-12;

/** Up to a whole number, from values of 0 and more. */
export const ceil = (value: number): number => Math.ceil(value * (1 - slack));

/** Down to a whole number, from values of 0 and more. */
export const floor = (value: number): number => Math.floor(value * (1 + slack));
