import { expect, test } from 'vitest';
import { checkImports, importProblems, importsOf } from './check-imports.ts';

const problems = (files: Record<string, string[]>) =>
  Object.entries(files).flatMap(([file, imports]) => importProblems(file, imports));

test('finds imports, types, re-exports and import() in any form', () => {
  const source = `
    import type { A } from './a.ts';
    export { b } from './b.ts';
    export * from './c.ts';
    type D = import('./d.ts').D;
    const e = () => import('./e.ts');
    const f = (name: string) => import(\`./f/\${name}.ts\`);
    import 'react';
    // import './comment.ts'
    const text = "import './text.ts'";`;
  expect(importsOf('app/x.ts', source).sort()).toEqual([
    'app/a.ts',
    'app/b.ts',
    'app/c.ts',
    'app/d.ts',
    'app/e.ts',
    expect.stringMatching(/^app\/f\/.*\.ts$/),
    'react',
  ]);
});

test.each([
  ['ui that imports a page', { 'app/ui/x.tsx': ['app/pages/home/page.tsx'] }, 'up'],
  ['content that imports React', { 'app/content/x.ts': ['react'] }, 'no package'],
  ['ui that knows a word', { 'app/ui/x.tsx': ['app/content/home.ts'] }, 'props'],
  ['a page that takes from another', { 'app/pages/a/x.tsx': ['app/pages/b/y.tsx'] }, 'app/sections'],
  ['the server that needs a tool', { 'server/x.ts': ['tools/y.ts'] }, 'up'],
  ['a folder that nobody has described', { 'app/misc/x.ts': [] }, 'no layer'],
])('refuses %s', (_, files, why) => {
  expect(problems(files)).toEqual([expect.stringContaining(why)]);
});

test('allows imports down the list', () => {
  expect(
    problems({
      'app/pages/home/page.tsx': ['app/sections/x.tsx', 'app/ui/y.tsx', 'app/content/home.ts', 'react'],
      'app/map/map.tsx': ['drawings/kit/palette.ts', 'app/language/format.ts'],
      'tools/build.ts': ['server/main.ts', 'app/routes.ts'],
    }),
  ).toEqual([]);
});

test('the project keeps to its layers', () => {
  expect(checkImports()).toEqual([]);
});
