/** What the tests need that npm does not bring: on Debian, where that is allowed, they get it themselves. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Debian's packages, and a file by which each is known, also where another system or hand has put it. */
const files = {
  /** Arial's widths and DejaVu's Arabic: what a visitor reads in until the site's own letters are there (`theme.css`). */
  'fonts-liberation': '/usr/share/fonts/**/{Arial,arial,LiberationSans-Regular,Arimo*}.ttf',
  'fonts-dejavu-core': '/usr/share/fonts/**/DejaVuSans.ttf',
  caddy: '/usr/{,local/}bin/caddy',
  nginx: '/usr/{,local/}{s,}bin/nginx',
  openssl: '/usr/{,local/}bin/openssl',
  /** Reads the text of a PDF. */
  'poppler-utils': '/usr/{,local/}bin/pdftotext',
};
export type Package = keyof typeof files;

/** The file by which the package is known, where this machine has it. */
export const pathOf = (name: Package): string | undefined => globSync(files[name])[0];

/**
 * Installs Debian's packages, one by one, as one of them may not exist; nothing where that is not allowed.
 * @param enough asked before each
 */
export function installPackages(names: readonly string[], enough = () => false): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || names.length === 0) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quiet);
  for (const name of names)
    if (!enough()) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
}

/** Before the tests, and not by each that needs one: two that install at once stand in each other's way. */
export const installTestPackages = (): void =>
  installPackages((Object.keys(files) as Package[]).filter((name) => !pathOf(name)));
