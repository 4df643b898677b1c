/** What a journey asks of a browser, whatever its make and its protocol. */
export interface Engine {
  /** Name and version, as it says itself. */
  name: string;
  size: (width: number, height: number) => Promise<void>;
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  ask: <Value>(expression: string) => Promise<Value>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** A PNG of what is on screen. */
  picture: () => Promise<Buffer>;
  /** Console errors and warnings since the last call; `undefined` where the protocol tells of none. */
  messages: () => string[] | undefined;
  stop: () => Promise<void>;
}

/** Waits until an expression is true. @throws naming what did not happen */
export async function until(engine: Engine, expression: string, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await engine.ask<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() > end) throw new Error(`did not happen: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
