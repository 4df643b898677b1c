/**
 * A round step, and the end of an axis that includes the largest value.
 * @param most steps
 */
export function axisOf(largest: number, most: number): { step: number; end: number; ticks: number[] } {
  const rough = largest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!);
  const count = Math.max(1, Math.ceil(largest / step));
  return { step, end: count * step, ticks: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** Positions on a scale in percent, as SVG attributes; from the right in a right-to-left page. */
export function placesOn(from: number, to: number, mirrored: boolean) {
  const percent = (value: number) => ((value - from) / (to - from)) * 100;
  const at = (value: number): string => `${(mirrored ? 100 - percent(value) : percent(value)).toFixed(2)}%`;
  return {
    at,
    /** A bar between two values. */
    bar: (start: number, end: number) => ({
      x: at(mirrored ? end : start),
      width: `${Math.max(0.3, percent(end) - percent(start)).toFixed(2)}%`,
    }),
  };
}

export type Places = ReturnType<typeof placesOn>;
