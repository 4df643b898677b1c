/** A request that is turned down before it is a message, with the status and plain text of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, text: string, headers: Record<string, string> = {}) {
    super(text);
    this.status = status;
    this.headers = headers;
  }
}
