/** The year of the build, for the footer. */
declare const __BUILD_YEAR__: number;
