import { type Element, element } from '../../drawings/svg-tree.ts';
import { token } from './tokens.ts';

/** The site's icon: a square sheet with a slope in the accent colour, 42 units wide. */
export function iconSvg(): Element {
  const ink = token('ink');
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 42 42' }, [
    element('path', { d: 'M2 40V2h38v38z', fill: token('white'), stroke: ink, 'stroke-width': '2' }),
    element('path', { d: 'M2 40L40 14v26z', fill: token('accent') }),
    element('path', { d: 'M2 40L40 2M2 14L14 2', stroke: ink, 'stroke-width': '1.5' }),
  ]);
}
