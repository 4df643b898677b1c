/** In pixels. Messengers that know the size show the picture large on the first share. */
export const shareSize = { width: 1200, height: 630 } as const;

/** `/projects/bem` -> `projects-bem`, `/` -> `home`. */
export const sharePicture = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
