/** The interface of a browser for the journeys, independent of engine and protocol. */
export interface Engine {
  /** Name and version as the browser reports them. */
  name: string;
  size: (width: number, height: number) => Promise<void>;
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  ask: <Value>(expression: string) => Promise<Value>;
  /** A PNG of the viewport. */
  picture: () => Promise<Buffer>;
  /** Console errors and warnings since the last call; `undefined` if the protocol has no access to them. */
  messages: () => string[] | undefined;
  stop: () => Promise<void>;
}

/** Waits until an expression is true. @throws Error that names the expectation */
export async function until(engine: Engine, expression: string, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await engine.ask<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() > end) throw new Error(`timed out: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
