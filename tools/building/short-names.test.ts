import { expect, test } from 'vitest';
import { chooseShortNames, shortenList, shortenScript, shortenStyles } from './short-names.ts';

const css = `
@layer components { .a { color: red } .card-head { color: red } }
@layer utilities {
  .flex { display: flex }
  .mt-4 { margin-top: var(--gutter-x, var(--gutter)); color: var(--color-ink-2) }
  .h-4 { height: 1rem }
  .md\\:grid-cols-\\[auto_minmax\\(0\\,1fr\\)\\] { @media (width >= 45rem) { grid-template-columns: auto } }
  .first\\:pt-0:first-child > .inset-0\\.5 { padding: .125rem }
}
.print .mt-4 { margin: 0 }`;
const names = chooseShortNames(css);
const wide = 'md:grid-cols-[auto_minmax(0,1fr)]';

test('gives utilities short unique names and leaves words, own names and path data alone', () => {
  expect([...names.keys()]).toEqual(['mt-4', wide, 'first:pt-0', 'inset-0.5', '--gutter', '--color-ink-2']);
  expect([...names.values()]).toEqual(['b', 'c', 'd', 'e', '--a', '--b']);
});

test('renames them wherever the styles name them', () => {
  const short = shortenStyles(css, names);
  for (const rule of [
    '.a {',
    '.card-head {',
    '.flex {',
    '.b {',
    '.c {',
    '.d:first-child > .e {',
    '.print .b {',
    '.125rem',
    'var(--gutter-x, var(--a))',
    'var(--b)',
  ])
    expect(short).toContain(rule);
  for (const long of names.keys()) expect(short.replace('--gutter-x', '')).not.toContain(long);
});

test('renames whole words in the strings of scripts', () => {
  const code = `const s = open ? "flex mt-4" : \`mt-4 \${wide} ${wide}\`; call('inset-0.5', 'mt-40', "inset-0.5 of it's", mt - 4);`;
  expect(shortenScript(code, names)).toBe(
    `const s = open ? "flex b" : \`b \${wide} c\`; call("e", 'mt-40', "e of it's", mt - 4);`,
  );
  expect(shortenList('flex  mt-4', names)).toBe('flex  b');
  expect(shortenList('var(--color-ink-2) calc(2 * var(--gutter))', names)).toBe('var(--b) calc(2 * var(--a))');
});
