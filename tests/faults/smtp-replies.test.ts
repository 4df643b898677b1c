import { expect, test } from 'vitest';
import { cases, tryCase, trySelfSigned } from './smtp-replies.ts';

test.concurrent.each(cases)('$name leaves the message $state (FO-6)', async (fault) => {
  expect(await tryCase(fault)).toBeUndefined();
});

test('keeps a message waiting while the mail server has a self-signed certificate (FO-6)', async () => {
  expect(await trySelfSigned()).toBeUndefined();
});
