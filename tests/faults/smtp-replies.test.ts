import { expect, test } from 'vitest';
import { cases, tryCase, trySelfSigned } from './smtp-replies.ts';

test.concurrent.each(cases)('$name leaves the message $state (FO-6)', async (fault) => {
  expect(await tryCase(fault)).toBeUndefined();
});

test('a self-signed certificate on the way to the mail server keeps the message waiting (FO-6)', async () => {
  expect(await trySelfSigned()).toBeUndefined();
});
