/** A level in metres with its sign, as level marks carry it in both languages: `+65.00`, `±0.00`, `−3.50`. */
export const level = (metres: number): string =>
  (metres > 0 ? '+' : metres < 0 ? '\u2212' : '\u00b1') + Math.abs(metres).toFixed(2);
