import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const page =
  '<p id="main" lang="ar" class="a sm:a [&amp;&gt;.b]:a [&amp;&gt;li]:a content-[&#x27;/&#x27;]">text</p><input type="radio" name="area"><path fill="var(--drawn)"/>';

test.each([
  '.a{color:red}',
  '.a:hover{color:red}',
  '.a:is(:lang(ar),.rtl){color:red}',
  '.a:not(.b){color:red}',
  ':is(.b,.a p){color:red}',
  '.a:has(>p:not(.b)){color:red}',
  ':where(.a:is(.b,p)){color:red}',
  '.a[aria-invalid=true]{color:red}',
  ':lang(ar) p{color:red}',
  '.sm\\:a{color:red}',
  String.raw`.content-\[\'\/\'\]{color:red}`,
  String.raw`.\[\&\>\.b\]\:a>p{color:red}`,
  'p>path{color:red}',
  'P.a{color:red}',
  String.raw`.\[\&\>li\]\:a{color:red}`,
  '#main input[type=radio]:checked{color:red}',
  '[name="area"][data-x]{color:red}',
  '@media print{.a{color:red}}',
  ':root{--seen:red}.a{color:var(--seen)}',
  ':root{--drawn:red}',
  '@keyframes turn{to{rotate:1turn}}.a{animation:1s turn}',
])('keeps what can match an element of the page: %s', (css) => {
  expect(usedStyles(css, [page])).toBe(css);
});

test.each([
  '.b{color:red}',
  'table{color:red}',
  '.a>video{color:red}',
  '#other{color:red}',
  ':has([name=other]:checked){color:red}',
  '.a .b{color:red}',
  ':is(.b,.a .b){color:red}',
  '.a:has(.b){color:red}',
  '.a:is(:is(.b):hover,.b>p){color:red}',
  '@media print{.b{color:red}}',
  ':root{--unread:red}',
  ':root{--only-b:red}.b{color:var(--only-b)}',
  '@keyframes turn{to{rotate:1turn}}',
  '@property --tw-b{syntax:"*";inherits:false}',
])('drops what can match nothing: %s', (css) => {
  expect(usedStyles(css, [page])).toBe('');
});

test('keeps the matching selector of a list', () => {
  expect(usedStyles('.a,.b{color:red}', [page])).toBe('.a{color:red}');
});

test('inlines a Tailwind variable with a single value and drops its registration', () => {
  const registered = '@property --tw-style{syntax:"*";inherits:false;initial-value:solid}';
  expect(usedStyles(`${registered}.a{border-style:var(--tw-style)}`, [page])).toBe('.a{border-style:solid}');
  const both = `.a{--tw-style:dashed;border-style:var(--tw-style)}${registered}`;
  expect(usedStyles(both, [page])).toBe(both);
  expect(usedStyles(`.a{border-style:var(--tw-style)}.b{--tw-style:dashed}${registered}`, [page])).toBe(
    '.a{border-style:solid}',
  );
});
