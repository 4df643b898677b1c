/** Stands for the number in the template of the receipt; no number contains a 0. */
export const anyReference = '000000000000';
