import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

/** One file's imports: `import`, `export from`, `import()` and types, as they are written. */
export function importsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const literal = (node: unknown) => {
    const { type, value, quasis } = node as { type: string; value: unknown; quasis: { value: { cooked: string } }[] };
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    // A place in a template stands for any file of the folder.
    if (type === 'TemplateLiteral') found.push(quasis.map((part) => part.value.cooked).join('*'));
  };
  new Visitor({
    ImportDeclaration: (node) => literal(node.source),
    ExportAllDeclaration: (node) => literal(node.source),
    ExportNamedDeclaration: (node) => node.source && literal(node.source),
    ImportExpression: (node) => literal(node.source),
    TSImportType: (node) => literal(node.source),
  }).visit(program);
  return found;
}

/** Every import between the project's own files, and of packages by their names, by file. Paths are relative to `root`. */
export function readImports(root: string, patterns: string[]): Map<string, string[]> {
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return resolveImports(new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))])));
}

/** Turns what is written into paths; a place in a template into all files that it may stand for. */
export function resolveImports(written: Map<string, string[]>): Map<string, string[]> {
  const files = [...written.keys()];
  return new Map(
    [...written].map(([file, names]) => [
      file,
      names.flatMap((name) => {
        if (!name.startsWith('.')) return [name];
        const target = relative('.', join(dirname(file), name)).replaceAll('\\', '/');
        return target.includes('*') ? files.filter((other) => matchesGlob(other, target)) : [target];
      }),
    ]),
  );
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components of two and more, or of one with itself). */
export function findCycles(imports: Map<string, string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || imports.get(file)!.includes(file)) cycles.push(group.sort());
  };
  for (const file of imports.keys()) if (!index.has(file)) visit(file);
  return cycles;
}
