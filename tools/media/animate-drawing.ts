import type { Recipe } from './film-recipes.ts';

/**
 * Runs in the browser and prepares the drawing on the page. It has no imports, because its source is sent to the
 * browser.
 * @returns a function that shows the drawing at a time from 0 to 1
 */
export function directFilm({ shots, drawnUntil, flow, aspect }: Recipe & { aspect: number }): (time: number) => void {
  const ease = (t: number) => t * t * (3 - 2 * t);
  const between = (t: number, from: number, to: number) => Math.min(1, Math.max(0, (t - from) / (to - from || 1)));

  /** Every positioned part, with its start as a fraction of the sheet. */
  const parts: { part: SVGGraphicsElement; at: number; opacity: string }[] = [];
  const first = document.querySelector('svg') as SVGSVGElement;
  if (drawnUntil) {
    for (const part of first.querySelectorAll<SVGGraphicsElement>('path,circle,rect,ellipse,line')) {
      if (part.closest('defs,clipPath,pattern')) continue;
      const at = Math.min(1, Math.max(0, part.getBoundingClientRect().x / innerWidth));
      parts.push({ part, at, opacity: part.getAttribute('fill-opacity') ?? '1' });
      if (part.hasAttribute('stroke') && !part.hasAttribute('stroke-dasharray')) part.setAttribute('pathLength', '1');
      else part.dataset.plain = '';
    }
  }
  const streams: SVGElement[] = [];
  if (flow) {
    for (const pipe of first.querySelectorAll<SVGElement>(flow.along)) {
      const width = Number(pipe.getAttribute('stroke-width'));
      if (width < 3.5) continue;
      const stream = pipe.cloneNode() as SVGElement;
      stream.setAttribute('stroke', '#d5e2e6');
      stream.setAttribute('stroke-width', String(Math.max(1.6, width * 0.28)));
      stream.setAttribute('stroke-linecap', 'round');
      stream.removeAttribute('pathLength');
      stream.dataset.reach = String(Math.max(14, width * 1.6));
      pipe.after(stream);
      streams.push(stream);
    }
  }

  return (time) => {
    const svg = document.querySelector('svg') as SVGSVGElement;
    svg.setAttribute('width', '100%');
    svg.setAttribute('height', '100%');
    const found = shots.findIndex(([until]) => time < until);
    // At the very end none is found: the last one.
    const shot = found < 0 ? shots.length - 1 : found;
    const [until, from, to] = shots[shot]!;
    const t = ease(between(time, shots[shot - 1]?.[0] ?? 0, until));
    const [x, y, width] = from.map((start, i) => start + (to[i]! - start) * t) as [number, number, number];
    svg.setAttribute('viewBox', `${x - width / 2} ${y - width / aspect / 2} ${width} ${width / aspect}`);
    svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');

    for (const { part, at, opacity } of parts) {
      // A wave runs over the drawing; each part draws its line, then fills.
      const wave = between(time / drawnUntil!, at * 0.75, at * 0.75 + 0.25);
      part.setAttribute('fill-opacity', String(Number(opacity) * between(wave, 0.45, 1)));
      if ('plain' in part.dataset) part.setAttribute('opacity', String(wave));
      else if (wave < 1) {
        part.setAttribute('stroke-dasharray', `${wave} 2`);
        part.setAttribute('stroke-opacity', wave === 0 ? '0' : '1');
      } else {
        part.removeAttribute('stroke-dasharray');
        part.removeAttribute('stroke-opacity');
      }
    }
    for (const stream of streams) {
      const reach = Number(stream.dataset.reach);
      stream.setAttribute('stroke-dasharray', `${reach * 0.45} ${reach * 0.55}`);
      stream.setAttribute('stroke-dashoffset', String(-flow!.way * time));
      stream.setAttribute('opacity', drawnUntil && time < drawnUntil ? '0' : '1');
    }
  };
}
