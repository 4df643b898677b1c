import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '../../app/content/shared/pages.ts';
import { sharePicture } from '../../app/sections/page-head.tsx';
import { mediaFolder, readManifest } from './manifest.ts';

/** Whether a picture is what its page says is compared by `npm run check`. */
describe.each(paths)('%s', (path) => {
  test.each(['ar', 'en'])('has a share picture of 1200 by 630 under 70 kB that its tool knows of (%s)', (language) => {
    const name = `${sharePicture(path)}-${language}`;
    const file = join(mediaFolder, 'share', `${name}.png`);
    const png = readFileSync(file);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(70_000);
    expect(readManifest()[`share/${name}`]?.files).toEqual({ [`share/${name}.png`]: png.length });
  });
});
