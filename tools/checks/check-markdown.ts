import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';
import { sourceFiles } from './source-files.ts';

/** Paths in Markdown, as a link or between backticks, that lead to no file: from the file's folder, the root or app/. */
export const checkMarkdown = (): string[] =>
  sourceFiles('{*.md,{app,docs,drawings,server,tools,tests,deploy}/**/*.md}').flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#:\s]+)[^):]*\)|`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|css|md|json|sh))`/g)]
      .map(([, link, code]) => link ?? code!)
      .filter((path) => !/NAME|PAGE|PATH|HASH/.test(path))
      .filter((path) => ![dirname(file), '', 'app'].some((base) => existsSync(join(root, base, path))))
      // A name alone may stand for a file of another folder.
      .filter(
        (path) =>
          path.includes('/') ||
          globSync(`{app,docs,drawings,server,tests,tools}/**/${path}`, { cwd: root }).length === 0,
      )
      .map((path) => `${file} names ${path}, which does not exist`),
  );
