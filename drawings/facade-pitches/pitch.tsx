import { colour, dash, line, round } from '../kit/geometry.ts';

/** The standard pitch in metres. */
export const pitch = { length: 105, width: 68 } as const;

interface PitchProps {
  x: number;
  y: number;
  unit: number;
  /** The part that counts, from 0 to 1; the rest is dashed. */
  share: number;
  id: string;
}

/** A football pitch with its lines to scale; only its share is mown and solid. */
export function Pitch({ x, y, unit, share, id }: PitchProps) {
  const u = (metres: number): number => round(metres * unit);
  const [w, h] = [u(pitch.length), u(pitch.width)];
  const area = (depth: number, width: number): string =>
    `M${x} ${round(y + h / 2 - u(width / 2))}h${u(depth)}v${u(width)}h${-u(depth)}M${round(x + w)} ${round(y + h / 2 - u(width / 2))}h${-u(depth)}v${u(width)}h${u(depth)}`;
  const dot = (at: number): string => `M${round(x + u(at))} ${round(y + h / 2)}h.1`;
  const arc = (sweep: 0 | 1): string => {
    const reach = 9.15;
    const half = Math.sqrt(reach ** 2 - 5.5 ** 2);
    const edge = sweep ? 16.5 : pitch.length - 16.5;
    return `M${round(x + u(edge))} ${round(y + h / 2 - u(half))}a${u(reach)} ${u(reach)} 0 0 ${sweep} 0 ${u(2 * half)}`;
  };
  const corner = u(1);
  const corners = `M${x} ${round(y + corner)}a${corner} ${corner} 0 0 0 ${corner} ${-corner}M${round(x + w - corner)} ${y}a${corner} ${corner} 0 0 0 ${corner} ${corner}M${round(x + w)} ${round(y + h - corner)}a${corner} ${corner} 0 0 0 ${-corner} ${corner}M${round(x + corner)} ${round(y + h)}a${corner} ${corner} 0 0 0 ${-corner} ${-corner}`;
  const lines =
    `M${x} ${y}h${w}v${h}h${-w}zM${round(x + w / 2)} ${y}v${h}` +
    `M${round(x + w / 2 - u(9.15))} ${round(y + h / 2)}a${u(9.15)} ${u(9.15)} 0 1 0 ${u(18.3)} 0a${u(9.15)} ${u(9.15)} 0 1 0 ${-u(18.3)} 0` +
    area(16.5, 40.32) +
    area(5.5, 18.32) +
    arc(1) +
    arc(0) +
    corners;
  const stripe = round(w / 10);
  const mown = Array.from(
    { length: 5 },
    (_, index) => `M${round(x + stripe * 2 * index)} ${y}h${stripe}v${h}h${-stripe}z`,
  );
  const whole = share >= 1;
  const clip = `${id}share`;
  return (
    <g>
      {!whole && (
        <>
          <clipPath id={clip}>
            <path d={`M${x} ${y - 4}h${round(w * share)}v${h + 8}h${round(-w * share)}z`} />
          </clipPath>
          <path d={lines} stroke={colour.ink2} strokeWidth={line.fine} strokeDasharray={dash.ghost} />
        </>
      )}
      <g clipPath={whole ? undefined : `url(#${clip})`}>
        <path
          d={`M${x} ${y}h${w}v${h}h${-w}z`}
          fill={whole ? colour.green : colour.paper}
          fillOpacity={whole ? 0.3 : 1}
        />
        {!whole && <path d={`M${x} ${y}h${w}v${h}h${-w}z`} fill={colour.green} fillOpacity=".3" />}
        <path d={mown.join('')} fill={colour.green} fillOpacity=".22" />
        <path d={lines} stroke={colour.ink} strokeWidth={line.behind} />
        <path
          d={dot(11) + dot(pitch.length / 2) + dot(pitch.length - 11)}
          stroke={colour.ink}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      {!whole && <path d={`M${round(x + w * share)} ${y}v${h}`} stroke={colour.accent} strokeWidth={line.outline} />}
    </g>
  );
}
