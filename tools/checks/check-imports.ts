import { root } from '../paths.ts';
import { findCycles, readImports } from './imports.ts';

/**
 * The layers, from the top down: a file imports from its own line and from the lines below it, never from above. What is not on the
 * list (style sheets, data) may be imported from anywhere.
 */
const layers = [
  ['tests', /^tests\/|\.test\.tsx?$|-suite\.tsx$/],
  ['tools', /^tools\//],
  ['server', /^server\//],
  ['start', /^app\/(start\/|root\.tsx$|routes\.ts$)/],
  ['pages', /^app\/pages\//],
  ['sections', /^app\/sections\//],
  ['capabilities and shell', /^app\/(shell|document|map|media|forms|carbon|planner|register|search|offline)\//],
  ['drawings', /^drawings\//],
  ['ui', /^app\/ui\//],
  ['language', /^app\/language\//],
  ['content', /^app\/content\//],
] as const satisfies readonly (readonly [string, RegExp])[];

/** What a folder may not know, although it stands below. */
const strangers: { from: RegExp; to: RegExp; why: string }[] = [
  { from: /^app\/pages\/([^/]+)\//, to: /^app\/pages\/([^/]+)\//, why: 'what two pages share stands in app/sections' },
  { from: /^app\/content\//, to: /^[^.a]|^@|^a(?!pp\/)/, why: 'content imports no package' },
  { from: /^app\/ui\//, to: /^app\/content\//, why: 'ui knows no content: words come as props' },
  { from: /^(app\/(ui|language)|drawings)\//, to: /^react-router/, why: 'knows no router' },
  { from: /^drawings\//, to: /^app\/ui\//, why: 'drawings stand without the application' },
];

const layerOf = (file: string): number => layers.findIndex(([, pattern]) => pattern.test(file));

/** @returns what is wrong with the imports of these files: upward, strange to each other, or in a circle */
export function importProblems(imports: Map<string, string[]>): string[] {
  const problems: string[] = imports.size === 0 ? ['no file was read'] : [];
  for (const [file, targets] of imports) {
    const from = layerOf(file);
    if (from === 0) continue;
    if (from < 0 && file.startsWith('app/') && !file.endsWith('.d.ts')) problems.push(`${file} stands in no layer`);
    for (const target of new Set(targets)) {
      const to = layerOf(target);
      if (to >= 0 && to < from)
        problems.push(`${file} (${layers[from]?.[0]}) imports ${target} (${layers[to]![0]}): up`);
      for (const rule of strangers) {
        const [own, other] = [rule.from.exec(file), rule.to.exec(target)];
        if (own && other && (own[1] === undefined || own[1] !== other[1]))
          problems.push(`${file} imports ${target}: ${rule.why}`);
      }
    }
  }
  for (const cycle of findCycles(imports)) problems.push(`In a circle: ${cycle.join(', ')}`);
  return problems;
}

export const checkImports = (): string[] =>
  importProblems(readImports(root, ['{app,drawings,server,tools,tests}/**/*.{ts,tsx,js,mjs}']));
