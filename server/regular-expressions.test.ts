import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSafe } from 'redos-detector';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../tools/paths.ts';

/** Patterns that are not linear, or unsupported by the tool, each with the reason why visitors can't reach it. */
const reviewed: Record<string, string> = {
  "app/language/read-number.ts /^([\\d.,٬٫' ]*\\d)\\s*(?:%|\\p{L}[\\p{L}/.²³ ]*|[mم][23])$/u":
    'reads at most 60 characters',
  'app/language/read-number.ts /^[\\d,٬]*[,٬][\\d,٬.٫]*$/': 'reads at most 60 characters',
  'app/language/format.ts /^-?\\p{L}{4,}$/u': 'reads the content, never what a visitor sends',
  'app/language/describe-drawing.ts /\\{(\\w+)\\}(?= \\p{L}{4,})/gu': 'reads the content, never what a visitor sends',
  'app/language/format.ts /\\{(\\w+)\\}/': 'reads the content, never what a visitor sends',
  'app/language/format.ts /\\{(\\w+)\\}/g': 'reads the content, never what a visitor sends',
  'app/offline/offline-copies.ts /(.)\\/+$/': 'runs in the service worker, on addresses of its own browser',
  'app/pages/not-found/nearest.ts /[^\\w/-].*$/': 'reads at most 100 characters',
  'app/pages/not-found/nearest.ts /\\/+$/': 'reads at most 100 characters',
  'app/language/read-number.ts /^(.*\\d)([.,٫])(\\d+)$/':
    'each separator ends the digits that are tried before it; measured in server/parsers.test.ts',
  'app/rich-text/rich-text.tsx /^[^ ]*\\d\\u00a0\\p{L}+\\u00a0/u': 'reads the content, never what a visitor sends',
  'app/ui/bidi.tsx /([^ ]+\\/\\p{L}[^ ]*|\\p{L}{1,3}[-–]\\p{L}+)|\\p{L}{4,}/gu':
    'reads the content, never what a visitor sends',
  'server/mail/calls.ts /"(?:[^"\\\\]|\\\\.)*"(?:\\s*:)?|[{}[\\]]/gs':
    'runs after JSON.parse, so every quote has its partner; measured in server/parsers.test.ts',
  'server/mail/smtp.ts /mailbox (?:is )?full|over ?quota|daily [\\w ]{0,40}limit/i':
    'reads replies of the office’s own mail server',
};
const settingsOnly = 'server/mail/mailbox.ts /^(?:(?<name>';

/** The regular expression literals of a file. */
function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(walk);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } };
    if (type === 'Literal' && regex) found.push(new RegExp(regex.pattern, regex.flags));
    Object.values(node).forEach(walk);
  };
  walk(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return found;
}

function safe(pattern: RegExp): boolean {
  try {
    return isSafe(pattern).safe;
  } catch {
    // Syntax that the tool does not support.
    return false;
  }
}

test('runs every regular expression that visitors reach in linear time', () => {
  const files = globSync(['server/**/*.ts', 'app/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const unsafe = files.flatMap((file) =>
    patternsIn(file)
      .filter((pattern) => !safe(pattern))
      .map((pattern) => `${file.replaceAll('\\', '/')} ${pattern}`),
  );
  expect(unsafe.filter((name) => !(name in reviewed) && !name.startsWith(settingsOnly))).toEqual([]);
  // A removed pattern has to leave the list.
  expect(Object.keys(reviewed).filter((name) => !unsafe.includes(name))).toEqual([]);
});
