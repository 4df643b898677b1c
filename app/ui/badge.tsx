import type { ReactNode } from 'react';

/** PJ-2's colours, for the disc; frame and word are ink. */
const statusColours = { green: 'text-green', blue: 'text-water', orange: 'text-plan', grey: 'text-ink-2' };

const frame = 'inline-flex items-center gap-2.5 border px-3 py-1 font-semibold small';

/** The emphasis of a status and the shape of its disc: done, running, to come. */
const variants = {
  default: { look: 'border-ink bg-ink text-white', disc: 'status-disc-full' },
  secondary: { look: 'border-ink bg-ink-soft/40 text-ink', disc: 'status-disc-half' },
  outline: { look: 'border-ink bg-white text-ink', disc: 'status-disc-dashed' },
};

interface StatusBadgeProps {
  colour: keyof typeof statusColours;
  variant: keyof typeof variants;
  children: ReactNode;
}

/** A status: symbol and word, never colour alone. */
export function StatusBadge({ colour, variant, children }: StatusBadgeProps) {
  const { look, disc } = variants[variant];
  return (
    <span className={`${frame} whitespace-nowrap ${look}`}>
      <i className={`status-disc ${disc} ${variant === 'default' ? 'text-green-light' : statusColours[colour]}`} />
      <span>{children}</span>
    </span>
  );
}

/** CR-2: red and filled, ink and filled, tinted; the hatch tells them apart without colour. */
const severityLooks = {
  'very-high': 'border-danger bg-danger text-white [--pitch:2.6px]',
  high: 'border-ink bg-ink text-white [--pitch:4.4px]',
  medium: 'border-ink bg-ochre text-ink [--pitch:8px]',
};
export type SeverityLevel = keyof typeof severityLooks;

/** A severity: hatch and word. */
export const SeverityBadge = ({ level, children }: { level: SeverityLevel; children: ReactNode }) => (
  <span className={`${frame} whitespace-nowrap ${severityLooks[level]}`}>
    <i className="hatch" />
    {children}
  </span>
);

/** A plain label, for categories. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className={`${frame} bg-white text-ink-2`}>{children}</span>
);
