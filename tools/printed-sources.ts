import { createHash } from 'node:crypto';
import { capability } from '../app/content/capability.ts';
import { guideCards } from '../app/content/community.ts';
import documents from '../app/content/documents-manifest.json' with { type: 'json' };
import type { Guide } from '../app/content/guides/guide.ts';
import guides from '../app/content/guides-manifest.json' with { type: 'json' };
import { office } from '../app/content/office.ts';
import { projectList } from '../app/content/shared/project-list.ts';
import { solutions } from '../app/content/solutions.ts';
import { registerRows } from '../app/register/rows.ts';
import { guideHtml } from './guide-html.ts';

const fingerprint = (source: string): string => createHash('sha256').update(source).digest('base64url').slice(0, 12);

export async function readGuide(file: string): Promise<Guide> {
  const { guide }: { guide: Guide } = await import(`../app/content/guides/${file}.ts`);
  return guide;
}

/**
 * What each committed PDF is printed from, by its name, as a fingerprint: texts, office and figures.
 * @param figures ids of the figures that /capability shows, as the build saw them
 */
export async function printedSources(figures: readonly string[]): Promise<Record<string, string>> {
  const values = (await registerRows()).filter(({ id }) => figures.includes(id)).map(({ id, shown }) => [id, shown]);
  const statement = fingerprint(JSON.stringify([capability, office, projectList, solutions, values]));
  const sources: Record<string, string> = { 'capability-ar': statement, 'capability-en': statement };
  for (const { file, hidden } of guideCards) if (!hidden) sources[file] = fingerprint(guideHtml(await readGuide(file)));
  return sources;
}

/** A PDF that was printed before its texts or figures changed. */
export async function stalePrints(): Promise<string[]> {
  const printed: Record<string, { source: string }> = { ...documents.files, ...guides.files };
  return Object.entries(await printedSources(documents.figures))
    .filter(([name, source]) => printed[name]?.source !== source)
    .map(([name]) => `${name}.pdf is older than its texts or figures: run npm run print`);
}
