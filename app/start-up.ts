/**
 * The state of the start in the browser. A prerendered page keeps its drawings as plain HTML: their code is fetched only
 * when something needs it, a change of language or of page.
 */
let openGate: () => void = () => {};
const gate = new Promise<void>((resolve) => {
  openGate = resolve;
});

export const startUp = {
  /** True until the first page change in the browser: what is on screen came as HTML. */
  prerendered: true,
  /** Resolves once drawings must be able to render anew. */
  drawingsNeeded: gate,
  needDrawings: () => openGate(),
};
