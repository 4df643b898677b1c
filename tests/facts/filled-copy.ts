/**
 * `node tests/facts/filled-copy.ts`: a copy of the project with a marked value in every fact of the office, to build
 * and look at.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Workspace } from '../../tools/edit/workspace.ts';
import { launchPlan } from '../../tools/office/all-facts.ts';
import { scratchCopy } from '../edit/scratch-copy.ts';
import { filledFiles, markedValue } from './marked-facts.ts';

const copy = scratchCopy();
for (const [file, code] of filledFiles(new Workspace(copy))) writeFileSync(join(copy, file), code);
mkdirSync(join(copy, 'public/photos'), { recursive: true });
for (const fact of launchPlan()) {
  if (fact.kind !== 'photo') continue;
  const { src, width, height } = markedValue(fact);
  const picture = sharp({
    create: { width: Number(width), height: Number(height), channels: 3, background: '#c9d3d6' },
  });
  await picture.webp().toFile(join(copy, 'public', String(src)));
}
console.log(copy);
