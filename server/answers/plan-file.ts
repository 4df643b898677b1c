/** There is no workbook of a plan any more. */
export const planFile = (_: unknown): Promise<Uint8Array> => Promise.reject(new Error('No workbook of plans'));
