import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { sourceFiles } from './source-files.ts';

/**
 * The layers, from the top down: a file imports from its own layer and from lower ones. Files outside the list (style
 * sheets, data) may be imported from anywhere. Biome finds circles.
 */
const layers = [
  ['tests', /^tests\/|\.test\.tsx?$|-suite\.tsx$/],
  ['tools', /^tools\//],
  ['server', /^server\//],
  [
    'document',
    /^app\/(document\/(document|render|bare-page|too-much)\.tsx$|document\/known-path\.ts$|routes\.ts$|islands\/(?!island\.tsx|hydrate\.tsx|list\.ts|(keep-controls|fail-island|load-island|pressed-control|page-language)\.))/,
  ],
  ['pages', /^app\/pages\//],
  ['sections', /^app\/sections\//],
  ['capabilities and shell', /^app\/(shell|document|islands|map|media|forms|carbon|planner|register|search|share)\//],
  ['rich text', /^app\/rich-text\//],
  ['drawings', /^drawings\//],
  ['ui', /^app\/ui\//],
  ['language', /^app\/language\//],
  ['content', /^app\/content\//],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Imports that are forbidden although they go down. */
const strangers: { from: RegExp; to: RegExp; why: string }[] = [
  { from: /^app\/pages\/([^/]+)\//, to: /^app\/pages\/([^/]+)\//, why: 'what two pages share stands in app/sections' },
  { from: /^app\/content\//, to: /^[^.a]|^@|^a(?!pp\/)/, why: 'content imports no package' },
  { from: /^app\/ui\//, to: /^app\/content\//, why: 'ui knows no content: words come as props' },
  { from: /^drawings\//, to: /^app\/ui\//, why: 'drawings stand without the application' },
];

const layerOf = (file: string): number => layers.findIndex(([, pattern]) => pattern.test(file));

/**
 * Everything that a file imports by `import`, `export from`, `import()` or in types: paths from the project's root,
 * templates as written.
 */
export function importsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const note = ({ source: from }: { source: { start: number; end: number } | null }) => {
    const name = from && /^['"`](.*)['"`]$/.exec(source.slice(from.start, from.end))?.[1];
    if (name) found.push(name.startsWith('.') ? join(dirname(file), name).replaceAll('\\', '/') : name);
  };
  new Visitor({
    ImportDeclaration: note,
    ExportAllDeclaration: note,
    ExportNamedDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(program);
  return found;
}

/** @returns the forbidden imports of a file */
export function importProblems(file: string, imports: readonly string[]): string[] {
  const problems: string[] = [];
  const from = layerOf(file);
  if (from === 0) return [];
  if (from < 0 && file.startsWith('app/') && !file.endsWith('.d.ts')) problems.push(`${file} stands in no layer`);
  for (const target of new Set(imports)) {
    // The shortest circle; Biome finds those of two files and more.
    if (target === file) problems.push(`${file} imports itself`);
    const to = layerOf(target);
    if (to >= 0 && to < from) problems.push(`${file} (${layers[from]?.[0]}) imports ${target} (${layers[to]![0]}): up`);
    for (const rule of strangers) {
      const [own, other] = [rule.from.exec(file), rule.to.exec(target)];
      if (own && other && (own[1] === undefined || own[1] !== other[1]))
        problems.push(`${file} imports ${target}: ${rule.why}`);
    }
  }
  return problems;
}

export function checkImports(): string[] {
  const files = sourceFiles('{app,drawings,server,tools}/**/*.{ts,tsx,js,mjs}');
  if (files.length === 0) return ['no file was read'];
  return files.flatMap(({ file, text }) => importProblems(file, importsOf(file, text)));
}
