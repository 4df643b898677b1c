import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { sharePicture, shareSize } from '../../app/sections/share-picture.ts';
import { distDirectory } from '../paths.ts';
import { appleIcon, icons, maskableIcons } from './icons.ts';

describe.each(paths)('%s', (path) => {
  test.each(['ar', 'en'])('has a share picture of 1200 by 630 under 90 kB (%s)', (language) => {
    const file = join(distDirectory, 'media/share', `${sharePicture(path)}-${language}.png`);
    const png = readFileSync(file);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([shareSize.width, shareSize.height]);
    expect(statSync(file).size).toBeLessThan(90_000);
  });
});

test.each([appleIcon, ...icons, ...maskableIcons])('$file is a square PNG of $size pixels', ({ file, size }) => {
  const png = readFileSync(join(distDirectory, file));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

test.each(languages)('the manifest (%s) names existing icons, for any purpose and maskable', (language) => {
  const manifest = JSON.parse(readFileSync(join(distDirectory, `manifest-${language}.webmanifest`), 'utf8'));
  const listed: { src: string; type: string; purpose: string }[] = manifest.icons;
  for (const { src } of listed) expect(statSync(join(distDirectory, src)).size).toBeGreaterThan(0);
  for (const purpose of ['any', 'maskable'])
    expect(listed.filter((icon) => icon.type === 'image/png' && icon.purpose === purpose)).toHaveLength(2);
});
