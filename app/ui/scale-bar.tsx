interface ScaleBarProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** What the bar measures, for people who hear the page. */
  label: string;
  /** `0 50 100` under the bar. */
  ticks?: boolean;
}

/** Progress as a scale bar. It fills from the start side. */
export function ScaleBar({ value, max = 100, label, ticks }: ScaleBarProps) {
  return (
    <>
      <progress className="scale-bar" value={value} max={max} aria-label={label} />
      {ticks && (
        <span aria-hidden="true" className="grid grid-cols-[1fr_auto_1fr] font-mono text-tiny leading-[1.6] text-ink-2">
          <span>0</span>
          <span>{max / 2}</span>
          <span className="text-end">{max}</span>
        </span>
      )}
    </>
  );
}

/** The same bar as a mere picture, for labels: a label may hold no second control, and `progress` counts as one. */
export const ShownShare = ({ percent }: { percent: number }) => (
  <svg
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="h-[11px] w-full shrink border-[1.5px] border-current rtl:-scale-x-100"
  >
    <path d={`M0 0h${percent}v8H0z`} fill="currentColor" />
  </svg>
);
