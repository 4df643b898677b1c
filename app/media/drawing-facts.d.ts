/** Made by tools/building/drawings-plugin.ts. */
declare module 'virtual:drawing-facts' {
  export const drawingFacts: Readonly<Record<string, import('../../drawings/kit/drawing.ts').PublicFacts>>;
}
