/** The year of the build, for the footer. */
declare const __BUILD_YEAR__: number;
/** The colour of the paper, for the browser's own bar. */
declare const __PAPER__: string;
/** The settings of the build; see `server/settings.ts`. */
declare const __BUILT_WITH__: import('../server/settings.ts').BuildSettings;
