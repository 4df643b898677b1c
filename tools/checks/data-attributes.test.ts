import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { sourceFiles } from './source-files.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

test('lists every data attribute of the application', () => {
  const used = sourceFiles('app/**/*.{ts,tsx,js,css}')
    .filter(({ file }) => !/^app\/content\/|\.test\./.test(file))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/(?<![\w/-])data-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name),
      ...[...text.matchAll(/\bdataset\.(\w+)/g)].map(([, name]) => `data-${kebab(name!)}`),
    ]);
  const list = readFileSync(join(root, 'app/document/README.md'), 'utf8').split('## Data attributes')[1]!;
  const explained = [...list.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell]) => cell!.match(/data-[a-z-]+/g) ?? []);
  expect([...new Set(used)].toSorted()).toEqual(explained.toSorted());
});
