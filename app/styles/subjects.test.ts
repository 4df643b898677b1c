import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { subjects } from '../content/shared/subjects.ts';

/** The custom properties of every rule, by its selector. */
const rules = new Map<string, Map<string, string>>();
for (const name of ['subjects.css', 'colours.css'])
  postcss.parse(readFileSync(join(import.meta.dirname, name), 'utf8')).walkDecls(/^--/, ({ parent, prop, value }) => {
    const key = parent?.type === 'rule' ? (parent as postcss.Rule).selector : '@theme';
    if (!rules.has(key)) rules.set(key, new Map());
    rules.get(key)!.set(prop, value);
  });

function token(selector: string, property: string): string {
  const value = rules.get(selector)?.get(property);
  if (!value) throw new Error(`${selector} has no ${property}`);
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? token('@theme', other) : value;
}

const ground = (name: string): string => token('@theme', `--color-${name}`);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(subjects)('the colours of the subject %s', (subject) => {
  test('stand out on paper: lines 3:1, words 4.5:1', () => {
    for (const paper of ['paper', 'paper-2', 'white']) {
      expect(contrast(token(`.subject-${subject}`, '--s-line'), ground(paper))).toBeGreaterThanOrEqual(3);
      expect(contrast(token(`.subject-${subject}`, '--s-ink'), ground(paper))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
