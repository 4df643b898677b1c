/** A round step up to the largest value, and where an axis with whole steps ends. @param most steps */
export function axisOf(largest: number, most: number): { step: number; end: number; ticks: number[] } {
  const rough = largest / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!);
  const count = Math.max(1, Math.ceil(largest / step));
  return { step, end: count * step, ticks: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** Places on a scale in percent of its length, as attributes of SVG; from the right where the page reads from there. */
export function placesOn(from: number, to: number, mirrored: boolean) {
  const percent = (value: number) => ((value - from) / (to - from)) * 100;
  const at = (value: number): string => `${(mirrored ? 100 - percent(value) : percent(value)).toFixed(2)}%`;
  return {
    at,
    /** Of a bar between two values. */
    bar: (start: number, end: number) => ({
      x: at(mirrored ? end : start),
      width: `${Math.max(0.3, percent(end) - percent(start)).toFixed(2)}%`,
    }),
  };
}

export type Places = ReturnType<typeof placesOn>;
