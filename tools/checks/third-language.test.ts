import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';

test('reports a third language where texts and languages are defined, and nowhere else', () => {
  const copy = mkdtempSync(join(tmpdir(), 'language-'));
  try {
    for (const name of ['app', 'drawings', 'server', 'tools', 'tsconfig.json', 'vite.config.ts'])
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        // Tests have texts of their own.
        filter: (path) => !/node_modules|\.test\.tsx?$/.test(path),
      });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const file = join(copy, 'app/content/text.ts');
    const before = readFileSync(file, 'utf8');
    const after = before.replace("languages = ['ar', 'en']", "languages = ['ar', 'en', 'tr']");
    expect(after).not.toBe(before);
    writeFileSync(file, after);
    // Several threads would check the same files.
    const compiler = [join(root, 'node_modules/.bin/tsc'), '-p', '.', '--singleThreaded'];
    const { stdout } = spawnSync(process.execPath, compiler, {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const files = [...stdout.matchAll(/^([^\s(][^(]*)\(\d+,\d+\): error/gm)].map(([, name]) => name!);
    expect(files).toContain('app/content/home.ts');
    expect(files).toContain('app/language/format.ts');
    expect(files.filter((name) => !/^app\/(content|language)\//.test(name))).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
