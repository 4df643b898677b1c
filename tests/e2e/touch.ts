import type { Page } from '@playwright/test';

export type Finger = [x: number, y: number];

/** Fingers that move over the screen, as the browser sees them. */
export async function drag(page: Page, from: Finger[], to: Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  await send('touchStart', from);
  for (let step = 1; step <= 10; step++)
    await send(
      'touchMove',
      from.map(([x, y], n): Finger => [x + ((to[n]![0] - x) * step) / 10, y + ((to[n]![1] - y) * step) / 10]),
    );
  await send('touchEnd', []);
  await session.detach();
}
