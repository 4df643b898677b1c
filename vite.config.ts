import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Sonner injects its styles from script, which the site's policy forbids; its CSS file is imported instead. */
const noInjectedStyles: Plugin = {
  name: 'no-injected-styles',
  transform(code, id) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs$/.test(id)) return undefined;
    const stripped = code.replace(/^__insertCSS\(.*\);$/m, '');
    if (stripped === code) throw new Error('sonner no longer injects its styles as expected: see vite.config.ts');
    return { code: stripped, map: null };
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), noInjectedStyles],
  publicDir: 'public',
  define: { __BUILD_YEAR__: new Date().getUTCFullYear() },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tools/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
