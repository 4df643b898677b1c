import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
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
