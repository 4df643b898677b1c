/** The result of one fault: a row of `docs/reliability.md`. */
export interface Finding {
  fault: string;
  /** How much was tried, and the seed. */
  tried: string;
  /** The limit. */
  figure: string;
  measured: string;
  /** Undefined if this machine could not try it; `measured` then says why. */
  held: boolean | undefined;
}
