/** A number as it is shown to be checked: `75,000`, `142.5`. */
export const numberText = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 20 });
