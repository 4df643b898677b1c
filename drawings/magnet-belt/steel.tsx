import { colour, line, polygon, polyline, seeded } from '../kit/geometry.ts';
import { container, conveyor, floor, magnet } from './layout.ts';

/** A bent bar about a point. */
const bar = (x: number, y: number, length: number, rise: number, bend: number): string =>
  `M${Math.round(x - length / 2)} ${Math.round(y + rise / 2)}q${Math.round(length / 2)} ${Math.round(-rise / 2 - bend)} ${Math.round(length)} ${Math.round(-rise)}`;

/** The point where the magnet's belt releases the steel. */
const release = magnet.to - 30;

/**
 * The separated bars along their path: rising from the load, below the belt, falling, in the container.
 * @param count bars in all
 * @param shift 0 to 1: the progress of each towards the next one's position
 */
export function lifted(count: number, shift: number): string {
  const random = seeded(14);
  const under = magnet.y + magnet.r + 18;
  const [leaping, riding, falling] = [4, 7, 3];
  return Array.from({ length: count }, (_, n) => {
    const [a, b, c] = [random(), random(), random()];
    if (n < leaping) {
      const up = (n + shift) / leaping;
      return bar(conveyor.x - 76 + n * 46, conveyor.y - 96 - up * 96, 62 + a * 20, 34 * (b - 0.4) + 14 - n * 9, 8);
    }
    if (n < leaping + riding) {
      const along = (n - leaping + shift) / riding;
      return bar(
        conveyor.x - 96 + along * (release - conveyor.x + 96),
        under + (n % 3) * 7,
        66 + a * 16,
        (b - 0.5) * 10,
        4 * c,
      );
    }
    if (n < leaping + riding + falling) {
      const down = (n - leaping - riding + shift) / falling;
      return bar(1030 + down * 130, 430 + down * down * 150, 50 + a * 14, 20 - down * 70, 8);
    }
    const k = (n - leaping - riding - falling) / Math.max(1, count - leaping - riding - falling - 1);
    return bar(
      container.x + 56 + k * (container.width - 112),
      floor - container.height - 16 - b * 26,
      60,
      (a - 0.5) * 84,
      14 * c,
    );
  }).join('');
}

/** Chute and container on the discharge side. */
export function Container() {
  const { x, width, height } = container;
  const top = floor - height;
  const random = seeded(3);
  const inside = Array.from({ length: 30 }, () => {
    const at = x + 30 + random() * (width - 70);
    return polyline([at, top + 8], [at + (random() - 0.5) * 60, top - 14 - random() * 26]);
  }).join('');
  return (
    <g stroke={colour.ink} strokeLinejoin="round">
      <path d={inside} stroke={colour.accent} strokeWidth={line.outline} strokeLinecap="round" />
      <path
        d={polygon([x, top], [x + width, top], [x + width - 26, floor - 8], [x + 26, floor - 8])}
        fill={colour.paper}
        strokeWidth={line.cut}
      />
      <path d={`M${x - 8} ${top}h${width + 16}v-12h-${width + 16}z`} fill={colour.steel} strokeWidth={line.outline} />
      <path
        d={[0.17, 0.83]
          .map((part) => polyline([x + width * part, top], [x + 26 + (width - 52) * part, floor - 8]))
          .join('')}
        strokeWidth={line.behind}
      />
      <path d={`M${x + 30} ${floor - 8}h40v8h-40zm${width - 100} 0h40v8h-40z`} fill={colour.ink} />
      <path
        d={polyline([984, 484], [1110, 608]) + polyline([1276, 316], [1276, 430], [1318, 608])}
        strokeWidth={line.ground}
      />
      <path
        d={
          polyline([1276, 316], [1244, 316]) +
          polyline([1056, 556], [1056, floor]) +
          polyline([1040, floor], [1072, floor])
        }
        strokeWidth={line.outline}
      />
    </g>
  );
}
