/** Made by tools/building/drawings-plugin.ts. */
declare module 'virtual:drawing-sizes' {
  export const drawingSizes: import('./drawing-file.ts').DrawingSizes;
}
