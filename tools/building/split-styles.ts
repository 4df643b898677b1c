/** Splits print and forced-colors rules off into a separate, non-blocking file. */
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { distDirectory } from '../paths.ts';

/**
 * Browsers fetch a sheet last, without blocking, if its media query does not match. Queries with further conditions
 * stay in place.
 */
const media = ['print', '(forced-colors:active)'];

const isApart = ({ name, params }: AtRule): boolean => name === 'media' && media.includes(params.replace(/\s/g, ''));

/**
 * @returns the screen rules and the others, each in its layer, so that the cascade stays the same if the second is
 * linked after the first
 */
export function setApart(css: string): { screen: string; apart: string } {
  const screen = postcss.parse(css);
  const apart = postcss.root();
  screen.walkAtRules((rule) => {
    if (!isApart(rule)) return;
    const { parent } = rule;
    apart.append(parent?.type === 'atrule' ? (parent as AtRule).clone({ nodes: [rule.clone()] }) : rule.clone());
    rule.remove();
  });
  return { screen: screen.toString(), apart: apart.toString() };
}

/** @returns the element that links the file */
export function writeApart(css: string): { href: string; media: string } {
  const href = `/assets/apart-${hash('sha256', css).slice(0, 8)}.css`;
  writeFileSync(join(distDirectory, href), css);
  return { href, media: media.join() };
}
