/** Of every share picture, in pixels. Messengers that know it beforehand show it large from the first share on. */
export const shareSize = { width: 1200, height: 630 } as const;

/** `/projects/bem` -> `projects-bem`, `/` -> `home`. */
export const sharePicture = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
