/** The year of the build, for the footer. */
declare const __BUILD_YEAR__: number;
/** The colours of `app/styles/colours.css` that code uses. */
declare const __COLOURS__: Readonly<
  Record<'ink' | 'ink2' | 'ink3' | 'inkSoft' | 'accent' | 'accentNight' | 'accentSoft', string> &
    Record<'paper' | 'paper2' | 'water' | 'steel' | 'building', string>
>;
/** The settings of the build; see `server/settings.ts`. */
declare const __BUILT_WITH__: import('../server/settings.ts').BuildSettings;
