/** Styles that few visitors need: for paper, and for who has colours of their own. They travel in a file of their own, which holds up nobody's page. */
import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { distDirectory } from '../paths.ts';

/** For everybody else a browser fetches such a file last, and waits for it with nothing. A query that asks for more stays where it is. */
const media = ['print', '(forced-colors:active)'];

const isApart = ({ name, params }: AtRule): boolean => name === 'media' && media.includes(params.replace(/\s/g, ''));

/** @returns the rules for a screen, and the others, each in its layer; linked after the first, the second wins where it did before */
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

/** @returns what links the file */
export function writeApart(css: string): { href: string; media: string } {
  const href = `/assets/apart-${hash('sha256', css).slice(0, 8)}.css`;
  writeFileSync(join(distDirectory, href), css);
  return { href, media: media.join() };
}
