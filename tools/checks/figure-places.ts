import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import documents from '../../app/content/documents-manifest.json' with { type: 'json' };
import type { FigureRecord } from '../../app/content/figures/records.ts';
import { type Unit, units } from '../../app/content/shared/units.ts';
import { figureText } from '../../app/language/format.ts';
import { type RegisterRow, registerRows } from '../../app/register/rows.ts';
import { distDirectory, root } from '../paths.ts';

/** A unit's thing: other words for it ("4-storey") have its Arabic noun. */
const nounOf = (unit: Unit | undefined) => unit && units[unit].plural.ar.other.split(' ')[0];

const isRecord = (node: unknown): node is FigureRecord =>
  typeof node === 'object' && node !== null && 'id' in node && 'counts' in node;

/** Each figure with the places that print it, and where two places differ in value, unit, scope or owner. */
export async function figurePlaces(): Promise<{
  rows: RegisterRow[];
  places: Map<string, string[]>;
  differences: string[];
}> {
  const rows = await registerRows({ hidden: true });
  const places = new Map(rows.map(({ id }): [string, string[]] => [id, []]));
  const differences: string[] = [];

  function visit(node: unknown, path: string): void {
    if (node === null || typeof node !== 'object') return;
    if (isRecord(node)) {
      const row = rows.find(({ id }) => id === node.id);
      const same = row && figureText(node, 'en') === row.shown.en && node.counts.en === row.counts.en;
      if (!same || (node.publisher ?? 'office') !== row.publisher.id) differences.push(`${node.id} differs in ${path}`);
      return void places.get(node.id)?.push(path);
    }
    if ('value' in node && isRecord(node.value) && 'unit' in node && node.unit) {
      const unit = node.unit as Unit;
      if (nounOf(unit) !== nounOf(node.value.unit)) differences.push(`${node.value.id} is in ${unit} in ${path}`);
    }
    for (const [key, child] of Object.entries(node)) visit(child, Array.isArray(node) ? path : `${path}.${key}`);
  }
  for (const file of globSync('app/content/**/*.ts', { cwd: root, exclude: ['**/figures/*', '**/*.test.ts'] }))
    visit(await import(join(root, file)), file.replace(/^app\/content\/|\.ts$/g, ''));

  // One thing has one row.
  const things = Map.groupBy(rows, ({ counts, place, unit }) => `${counts.en}, ${place.id}, ${unit?.en}`);
  for (const [thing, of] of things)
    if (of.length > 1) differences.push(`${of.map(({ id }) => id).join(' and ')}: ${thing}`);

  for (const id of documents.figures) places.get(id)?.push('capability.pdf');
  const data = join(distDirectory, 'data/figures.json');
  const written: RegisterRow[] = existsSync(data) ? JSON.parse(readFileSync(data, 'utf8')).figures : [];
  for (const { pages, ...row } of written) {
    const { pages: _, ...now } = rows.find(({ id }) => id === row.id) ?? { pages };
    if (JSON.stringify(now) !== JSON.stringify(row)) differences.push(`${row.id} differs in data/figures.json`);
    places.get(row.id)?.push('data/figures.*', ...pages.map((page) => `page ${page}`));
  }
  return { rows, places, differences };
}

if (import.meta.main) {
  const { rows, places, differences } = await figurePlaces();
  for (const { id, shown, publisher } of rows)
    console.log(`${id}\t${shown.en}\t${publisher.id}\t${[...new Set(places.get(id))].join(', ')}`);
  console.error(differences.map((line) => `Differs: ${line}`).join('\n') || 'No difference.');
  process.exitCode = differences.length > 0 ? 1 : 0;
}
