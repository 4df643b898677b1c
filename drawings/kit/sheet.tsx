import { type ReactNode, useId } from 'react';
import { colour, line } from './geometry.ts';

interface SheetProps {
  /** `x y width height` in sheet units. */
  viewBox: string;
  title: string;
  description: string;
  /** Receives the prefix of this picture's pattern ids, for `url(#...)`. */
  children: (id: string) => ReactNode;
}

/**
 * The root of every drawing. `direction="ltr"` keeps `text-anchor` geometric on Arabic pages; each Arabic text sets its
 * own direction. The picture ignores pointer events, so that the link or button around it gets them.
 */
export function Sheet({ viewBox, title, description, children }: SheetProps) {
  const id = useId().replace(/[^\w-]/g, '');
  const [, , width, height] = viewBox.split(' ');
  return (
    <svg
      className="drawing"
      viewBox={viewBox}
      width={width}
      height={height}
      fill="none"
      direction="ltr"
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {children(id)}
    </svg>
  );
}

type HatchName = 'steel' | 'cast' | 'concrete' | 'earth' | 'rubble' | 'water';

/** The hatch patterns of a drawing; list only those in use, because each costs bytes. Fill with `hatch(id, name)`. */
export function Hatches({ id, use }: { id: string; use: HatchName[] }) {
  return (
    <defs>
      {use.map((name) => (
        <Pattern key={name} id={`${id}${name}`} name={name} />
      ))}
    </defs>
  );
}

export const hatch = (id: string, name: HatchName): string => `url(#${id}${name})`;

function Pattern({ id, name }: { id: string; name: HatchName }) {
  const common = { id, patternUnits: 'userSpaceOnUse' } as const;
  switch (name) {
    case 'steel':
      return (
        <pattern {...common} width="7" height="7" patternTransform="rotate(45)">
          <path d="M0 0V7" stroke={colour.ink} strokeWidth={line.fine} />
        </pattern>
      );
    // For one of two adjacent cut parts, the opposite hatch.
    case 'cast':
      return (
        <pattern {...common} width="7" height="7" patternTransform="rotate(-45)">
          <path d="M0 0V7" stroke={colour.ink} strokeWidth={line.fine} />
        </pattern>
      );
    case 'earth':
      return (
        <pattern {...common} width="16" height="16" patternTransform="rotate(45)">
          <path d="M0 0V16M4 0V16M8 0V16" stroke={colour.ink2} strokeWidth={line.fine} />
        </pattern>
      );
    case 'concrete':
      return (
        <pattern {...common} width="34" height="30">
          <path d="M0 0H34V30H0z" fill={colour.concrete} />
          <path d="M5 6l3 4h-5zM22 20l4 1-2 3zM27 5l2 3-4 0z" stroke={colour.ink2} strokeWidth={line.texture} />
          <path
            d="M14 4h.1M11 17h.1M19 11h.1M30 15h.1M4 24h.1M17 26h.1M31 27h.1M1 15h.1"
            stroke={colour.ink2}
            strokeWidth="1.3"
            strokeLinecap="round"
          />
        </pattern>
      );
    case 'rubble':
      return (
        <pattern {...common} width="44" height="36">
          <path
            d="M3 10l6-7 8 2 3 8-7 5-8-1zM24 7l8-5 9 4-1 8-9 3-6-4zM12 26l7-7 9 2 2 8-8 5-8-2zM34 27l5-6 5 3v8l-7 2z"
            fill={colour.paper2}
            stroke={colour.ink2}
            strokeWidth={line.fine}
          />
        </pattern>
      );
    case 'water':
      return (
        <pattern {...common} width="24" height="12">
          <path d="M0 6q6-5 12 0t12 0" stroke={colour.water} strokeWidth={line.fine} />
        </pattern>
      );
  }
}
