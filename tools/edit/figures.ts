/** Finds a figure's value in the content and what the register says about it, and saves a new value. */
import type { Unit } from '../../app/content/shared/units.ts';
import { scaleOf } from '../../app/language/format.ts';
import type { EditorText } from '../office/languages.ts';
import { entryAt, groupsIn, nodeAt, type TextPlace } from '../source/literals.ts';
import { apply, codeOf } from '../source/rewrite.ts';
import { amountOf, changesFile, withReason } from './figure-changes.ts';
import { numberText } from './number-text.ts';
import { projectFile } from './project-list.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk, numberFrom } from './save.ts';
import { shownText } from './texts.ts';
import type { Workspace } from './workspace.ts';

/** The files in which figures are defined. */
const isHome = (file: string): boolean => /^app\/content\/(figures|projects)\//.test(file);

/** Where a figure's record is in the content. @throws Refusal for an unknown id */
export function figurePlace(workspace: Workspace, id: string) {
  for (const place of recordPlaces(workspace, id)) {
    const entry = workspace.entryAt(place.file, `${place.path}|value`);
    if (entry?.kind !== 'number' && entry?.kind !== 'span') continue;
    const values = entry.kind === 'number' ? [entry.value] : entry.ends.map((end) => end.value);
    const unit = workspace.entryAt(place.file, `${place.path}|unit`);
    return {
      file: place.file,
      path: `${place.path}|value`,
      values,
      scale: unit?.kind === 'string' ? scaleOf(values.at(-1)!, unit.value.text as Unit) : 1,
      isShare: unit?.kind === 'string' && unit.value.text === 'percent',
      words: registerWords(workspace, place),
    };
  }
  throw new Refusal('noPlace', { file: id });
}

/** The places that a record with this id can have: in its group, or, for a project's year, in the project list. */
function recordPlaces(workspace: Workspace, id: string): TextPlace[] {
  const [group, ...keys] = id.split('.');
  const year = workspace.entries(projectFile).find((one) => one.kind === 'string' && one.value.text === id);
  const groups = workspace
    .contentFiles()
    .filter(isHome)
    .flatMap((file) => groupsIn(workspace.read(file)).map((one) => ({ ...one, file })))
    .filter(({ name }) => name === group)
    // A project's file writes a deeper key in one piece: 'phasePercents.study'.
    .flatMap(({ file, constant }) =>
      [keys, [keys.join('.')]].map((path) => ({ file, path: [constant, ...path].join('|') })),
    );
  return [...groups, ...(year ? [{ file: projectFile, path: year.path.replace(/\|id$/, '') }] : [])];
}

/** The figure whose value is at a place. */
export function figureAt(file: string, path: string, code: string): string | undefined {
  const [constant = '', ...keys] = path.split('|');
  if (keys.at(-1) !== 'value') return undefined;
  if (file === projectFile) {
    const id = entryAt(code, path.replace(/value$/, 'id'));
    return id?.kind === 'string' ? id.value.text : undefined;
  }
  const name = isHome(file) ? groupsIn(code).find((one) => one.constant === constant)?.name : undefined;
  return name && [name, ...keys.slice(0, -1)].join('.');
}

/** What a figure counts, in the register's first sentence. */
export function figureName(workspace: Workspace, id: string): EditorText | undefined {
  const { words } = figurePlace(workspace, id);
  const counts = words.find(({ path }) => path.endsWith('|counts')) ?? words[0];
  const [ar, en] = [counts?.ar, counts?.en].map((text = '') => text.split('. ')[0]!);
  return counts && { ar: ar!, en: en! };
}

/** No figure of this site can be larger. */
const largest = 1e12;
/** A change by more than this factor is asked about. */
const muchFactor = 10;
const isMuch = (before: number, now: number): boolean =>
  before !== 0 && (now / before > muchFactor || now / before < 1 / muchFactor);

/** `143` beside “million tonnes” and `143,000,000` are the same. */
function typedValue(number: number, before: number, scale: number): number {
  const whole = scale > 1 && !isMuch(before, number);
  return whole ? number : Number((number * scale).toPrecision(15));
}

interface FigureChange {
  id: string;
  /** One number, or the two ends of a span, as the page shows them. */
  typed: readonly string[];
  why: EditorText;
  /** What the form showed. */
  seen: readonly number[];
  /** A large change is meant. */
  sure?: boolean;
}

/** Saves the value of a figure and the reason for it. @returns the stored value. @throws Refusal */
export async function saveFigure(
  workspace: Workspace,
  { id, typed, why, seen, sure = false }: FigureChange,
): Promise<number[]> {
  const { file, path, values, scale, isShare } = figurePlace(workspace, id);
  if (String(values) !== String(seen)) throw new Refusal('changedMeanwhile', { file });
  if (typed.length !== values.length) throw new Refusal('noPlace', { file });
  const now = typed.map((one, index) => typedValue(numberFrom(one, String(index)), values[index]!, scale));
  for (const [index, value] of now.entries()) {
    const before = values[index]!;
    if (value === 0 && before !== 0 && !isShare) throw new Refusal('figureZero', {}, String(index));
    if (value > largest) throw new Refusal('figureTooLarge', { after: numberText(value) }, String(index));
    if (isMuch(before, value) && value !== 0 && !sure)
      throw new Refusal('muchChanged', { before: numberText(before), after: numberText(value) });
  }
  const code = workspace.read(file);
  const { start, end } = nodeAt(code, path);
  const changes = new Map([[file, apply(code, [{ start, end, code: codeOf(amountOf(now)) }])]]);
  const reasons = withReason(workspace, id, now, why, new Date().toISOString().slice(0, 10));
  if (reasons) changes.set(changesFile, reasons);
  await commitToDisk(workspace, changes);
  return now;
}

/** The register's texts about a figure: what it counts, its source. */
const registerWords = (workspace: Workspace, { file, path }: TextPlace) =>
  workspace
    .entries(file)
    .filter((entry) => entry.kind === 'pair' && entry.path.startsWith(`${path}|`))
    .flatMap((entry) => shownText(file, entry) ?? []);
