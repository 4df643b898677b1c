// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeoutMs } from '../ui/with-timeout.ts';
import { sendForm } from './mail-library.ts';

const response = vi.hoisted(() => ({ after: 0 }));
vi.mock('./prepare-mail.ts', () => ({
  mailSettings: { serviceId: '', templates: {} },
  stamps: { remove: async () => undefined },
  prepareMail: async () => ({
    sendForm: () =>
      new Promise((resolve) => setTimeout(resolve, response.after, { status: 200, text: 'OK abcdefghjkmn.signed' })),
  }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends a message of so many bytes; the response comes after so many milliseconds. */
async function send(bytes: number, after: number) {
  const form = document.createElement('form');
  const message = form.appendChild(document.createElement('textarea'));
  message.name = 'message';
  message.value = 'x'.repeat(bytes);
  response.after = after;
  const sent = sendForm('contact', form).catch(({ message }: Error) => message);
  await vi.runAllTimersAsync();
  return sent;
}

const sent = { reference: 'abcdefghjkmn', receipt: 'abcdefghjkmn.signed' };

test('waits longer for a longer message, because a slow line needs seconds for it (FO-5)', async () => {
  const slowLine = (20_000 / 1_200) * 1000;
  expect(slowLine).toBeGreaterThan(timeoutMs);
  expect(await send(20_000, slowLine)).toEqual(sent);
  expect(await send(60_000, 3 * slowLine)).toEqual(sent);
});

test('gives a short message up soon', async () => {
  expect(await send(500, 2 * timeoutMs)).toBe('Network Error');
});
