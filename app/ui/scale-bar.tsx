interface ScaleBarProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** The label for screen readers. */
  label: string;
  /** Three or four labels below the bar, equally spaced. */
  ticks?: readonly string[] | undefined;
}

/** For a bar of percentages. */
export const percentTicks = ['0', '50', '100'] as const;

/** Progress as a scale bar that fills from the start side. */
export function ScaleBar({ value, max = 100, label, ticks }: ScaleBarProps) {
  return (
    <>
      <progress className="scale-bar" value={value} max={max} aria-label={label} />
      {ticks && (
        <span
          aria-hidden="true"
          data-computed
          className={`grid text-center font-mono text-tiny leading-[1.6] text-ink-2 *:first:text-start *:last:text-end ${ticks.length === 3 ? 'grid-cols-[1fr_2fr_1fr]' : 'grid-cols-[1fr_2fr_2fr_1fr]'}`}
        >
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </span>
      )}
    </>
  );
}
