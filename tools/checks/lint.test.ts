import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';

/** Biome's reports for the project's own rules: `file:line message`. */
function lint(files: Record<string, string>): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const name of ['biome.json', 'tools/checks/imports.grit']) cpSync(join(root, name), join(copy, name));
    for (const [name, source] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, name)), { recursive: true });
      writeFileSync(join(copy, name), source);
    }
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '.'];
    const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/biome'), ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { message: string; category: string; location: { path: string; start: { line: number } } }[];
    };
    return diagnostics
      .filter(({ category }) => /^plugin$|noImportCycles$/.test(category))
      .map(({ message, location }) => `${location.path}:${location.start.line} ${message}`)
      .sort();
  } finally {
    rmSync(copy, { recursive: true });
  }
}

test.each([
  ['values', "import { b } from './b.ts'; export const a = b;"],
  ['types', "import type { B } from './b.ts'; export type A = B;"],
  ['what is passed on', "export { b } from './b.ts';"],
  ['what comes later', "export const later = () => import('./b.ts');"],
])('finds a circle of %s, also over several files', (_, source) => {
  const others = { 'app/map/b.ts': "export * from './c.ts';", 'app/map/c.ts': "export * from './a.ts';" };
  expect(lint({ 'app/map/a.ts': source, ...others })).toContain('app/map/a.ts:1 This import is part of a cycle.');
});

test("refuses imports that the circle check can't follow", () => {
  const source = `
    export type A = import('./a.ts').A;
    export type B = typeof import('./b.ts');
    export const c = (name: string) => import(\`./c/\${name}.ts\`);
    export type D = import('react').D;
    export const e = (name: string) => import(\`../content/projects/\${name}.ts\`);`;
  expect(lint({ 'app/map/x.ts': source })).toEqual(
    [2, 3, 4].map((line) => expect.stringContaining(`app/map/x.ts:${line} a type comes by`)),
  );
});
