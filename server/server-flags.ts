/**
 * Node options of the server: a small young generation, and one V8 helper thread, to save memory and leave processors
 * to pages.
 */
export const serverFlags = ['--max-semi-space-size=2', '--v8-pool-size=1'];
