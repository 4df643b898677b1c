/**
 * Places in prerendered pages that the server fills for the one request at hand. Each is a text that occurs nowhere else.
 * See server/slots.ts.
 */
export const slots = {
  /** The path a visitor asked for, on the not-found page. */
  path: '__path__',
  address: '__address__',
  agent: '__agent__',
  nearestPath: '__nearest-path__',
  nearestName: '__nearest-name__',
} as const;
