import { join } from 'node:path';
import { parseLanguage } from '../../app/language/preference.ts';
import { drawingFile, parseDrawingFile } from '../../app/media/drawing-file.ts';
import { distDirectory } from '../paths.ts';
import { compressed } from './compress.ts';
import type { Drawings } from './load-code.ts';

/**
 * The drawings' files that a page asks for: those that it names, and for each picture that its viewer opens the whole
 * sheet and the one that the viewer draws on.
 * @param html of the built page
 */
export function drawingsOf(html: string): string[] {
  const language = parseLanguage(/<html lang="(\w+)"/.exec(html)![1])!;
  const opened = [...html.matchAll(/&quot;kind&quot;:&quot;picture&quot;,&quot;of&quot;:&quot;([\w-]+)&quot;/g)];
  return [
    ...[...html.matchAll(/\/drawings\/[\w.-]+\.svg/g)].map(([file]) => file),
    ...opened.flatMap(([, name]) => [drawingFile(name!, language, 'sheet'), drawingFile(name!, language, 'inline')]),
  ];
}

/** Writes drawings to `dist/drawings/`. @param files their addresses */
export async function writeDrawings({ drawingSvg }: Drawings, files: Iterable<string>): Promise<void> {
  const jobs: Promise<void>[] = [];
  for (const file of files) {
    const svg = await drawingSvg(parseDrawingFile(file)!);
    jobs.push(compressed(join(distDirectory, file), Buffer.from(svg), { lasting: true }));
  }
  await Promise.all(jobs);
}
