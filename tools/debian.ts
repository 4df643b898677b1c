/** Installs what the tests need besides npm packages, on Debian with sufficient rights. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Debian packages, each with a file that shows whether it is installed, by any means. */
const files = {
  /** Arial's widths and DejaVu's Arabic: the fallback fonts until the site's own are loaded (`theme.css`). */
  'fonts-liberation': '/usr/share/fonts/**/{Arial,arial,LiberationSans-Regular,Arimo*}.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/**/DejaVuSans.ttf',
};
export type Package = keyof typeof files;

/** The file of a package, if it is installed. */
export const pathOf = (name: Package): string | undefined => globSync(files[name])[0];

/**
 * Installs Debian packages one by one, because one of them may not exist; does nothing without the rights.
 * @param enough checked before each
 */
export function installPackages(names: readonly string[], enough = () => false): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || names.length === 0) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quiet);
  for (const name of names)
    if (!enough()) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
}

/** Once before the tests: concurrent installations block each other. */
export const installTestPackages = (): void =>
  installPackages((Object.keys(files) as Package[]).filter((name) => !pathOf(name)));
