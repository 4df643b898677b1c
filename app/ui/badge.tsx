import type { ReactNode } from 'react';

type StatusLook = 'green' | 'blue' | 'orange' | 'grey';

/** PJ-2's colours, each with its own symbol: the disc is coloured, frame and word are ink. */
const statusLooks: Record<StatusLook, { colour: string; disc: string }> = {
  green: { colour: 'text-green', disc: 'status-disc-full' },
  blue: { colour: 'text-water', disc: 'status-disc-half' },
  orange: { colour: 'text-plan', disc: 'status-disc-dashed' },
  grey: { colour: 'text-ink-2', disc: '' },
};

const frame = 'inline-flex items-center gap-2.5 border px-3 py-1 font-semibold small';

/** The emphasis of a status: filled, tinted, or a frame only. */
const variants = {
  default: 'border-ink bg-ink text-white',
  secondary: 'border-ink bg-ink-soft/40 text-ink',
  outline: 'border-ink bg-white text-ink',
};

interface StatusBadgeProps {
  look: StatusLook;
  variant?: keyof typeof variants;
  children: ReactNode;
}

/** A status: symbol and word, never colour alone. */
export function StatusBadge({ look, variant = 'outline', children }: StatusBadgeProps) {
  const { colour, disc } = statusLooks[look];
  return (
    <span className={`${frame} whitespace-nowrap ${variants[variant]}`}>
      <i className={`status-disc ${disc} ${variant === 'default' ? 'text-green-light' : colour}`} />
      <span>{children}</span>
    </span>
  );
}

/** CR-2: very high destructive, high default, medium secondary. */
const severityLooks = {
  'very-high': { words: 'text-danger border-2', hatch: 'hatch-very-high' },
  high: { words: 'text-ink', hatch: 'hatch-high' },
  medium: { words: 'text-ink-2', hatch: 'hatch-medium' },
};
export type SeverityLevel = keyof typeof severityLooks;

/** The hatch alone, for use beside the word. */
export const SeverityHatch = ({ level }: { level: SeverityLevel }) => (
  <i className={`hatch ${severityLooks[level].hatch}`} />
);

/** A severity: hatch and word. */
export function SeverityBadge({ level, children }: { level: SeverityLevel; children: ReactNode }) {
  return (
    <span className={`${frame} bg-white whitespace-nowrap ${severityLooks[level].words}`}>
      <SeverityHatch level={level} />
      {children}
    </span>
  );
}

/** A plain label, for categories. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className={`${frame} bg-white text-ink-2`}>{children}</span>
);
