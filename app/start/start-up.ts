/**
 * The state of the start in the browser. A prerendered page keeps its drawings and its map as plain HTML: their code is fetched only
 * when something needs it, a change of language or of page.
 */
let openGate: () => void = () => {};
const gate = new Promise<void>((resolve) => {
  openGate = resolve;
});

export const startUp = {
  /** True until the first page change in the browser: what is on screen came as HTML. */
  prerendered: true,
  /** Resolves once these parts must be able to render anew. */
  partsNeeded: gate,
  needParts: () => openGate(),
};
