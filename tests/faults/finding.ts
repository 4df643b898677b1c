/** What one fault came to: a row of `docs/reliability.md`. */
export interface Finding {
  fault: string;
  /** How much was tried and with which seed. */
  tried: string;
  /** What has to hold. */
  figure: string;
  measured: string;
  /** Undefined where this machine could not try it; `measured` then says why. */
  held: boolean | undefined;
}
