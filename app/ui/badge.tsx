import type { ReactNode } from 'react';

const frame = 'inline-flex items-center gap-2.5 border px-3 py-1 font-semibold small';

/** PJ-2's colours: filled, and as a tint under ink. */
const statusColours = {
  green: ['border-green bg-green text-white', 'border-green bg-green/20 text-ink'],
  blue: ['border-water bg-water text-white', 'border-water bg-water/20 text-ink'],
  orange: ['border-plan bg-plan text-white', 'border-plan bg-plan/20 text-ink'],
  grey: ['border-ink-2 bg-ink-2 text-white', 'border-ink-2 bg-ink-2/20 text-ink'],
};

interface StatusBadgeProps {
  colour: keyof typeof statusColours;
  /** The emphasis where a page has one: filled, tinted or a frame alone. Without it the badge is filled. */
  variant?: 'default' | 'secondary' | 'outline' | undefined;
  children: ReactNode;
}

/** A status in its colour, and in words. */
export function StatusBadge({ colour, variant = 'default', children }: StatusBadgeProps) {
  const [filled, tinted] = statusColours[colour];
  const look = { default: filled, secondary: tinted, outline: 'border-ink-2 bg-white text-ink' }[variant];
  return <span className={`${frame} whitespace-nowrap ${look}`}>{children}</span>;
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
  <span className={`${frame} ${severityLooks[level]}`}>
    <i className="hatch" />
    {children}
  </span>
);

/** A plain label, for categories. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className={`${frame} bg-white text-ink-2`}>{children}</span>
);
