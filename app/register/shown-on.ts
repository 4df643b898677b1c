/** Page paths by the id of a figure on them. */
export type ShownOn = Readonly<Record<string, readonly string[]>>;

/** Written by the build, relative to `dist/`; the register reads it when it is prerendered and when it is rendered. */
export const shownOnFile = 'pages/shown-on.json';
