import { expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { createBudget } from './budget.ts';
import { alarmAt, createCapacity, mostWaiting } from './capacity.ts';
import { hour } from './clock.ts';
import { noCounts } from './outbox-admin.ts';
import { widerNetwork } from './sender.ts';

const passed = (budget: ReturnType<typeof createBudget>, good: boolean, addresses: string[]) =>
  addresses.filter((address) => budget.take(good, address)).length;
/** Each in its own /64, all in one /48. */
const oneNetwork = Array.from({ length: 1_500 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`);
const manyNetworks = Array.from({ length: 1_500 }, (_, n) => `2001:db8:${n.toString(16)}::1`);

test('counts the /48 of IPv6 and the /24 of IPv4 as one network', () => {
  expect(new Set(oneNetwork.map(widerNetwork)).size).toBe(1);
  expect(widerNetwork('198.51.100.7')).toBe(widerNetwork('198.51.100.250'));
  expect(widerNetwork('198.51.100.7')).not.toBe(widerNetwork('198.51.101.7'));
});

test('leaves others their share during a flood from one network, with and without form token', () => {
  const budget = createBudget(testClock(), 400);
  expect(passed(budget, false, oneNetwork)).toBe(5);
  expect(budget.take(false, '198.51.100.7')).toBe(true);
  expect(budget.take(true, '198.51.100.7')).toBe(true);
});

test('takes nothing from messages with a token during a flood without tokens', () => {
  const budget = createBudget(testClock(), 400);
  expect(passed(budget, false, manyNetworks)).toBe(20);
  expect(passed(budget, true, manyNetworks)).toBe(100);
});

test('delivers the hourly number of mails in the long run and a quarter of it at once', () => {
  const clock = testClock();
  const budget = createBudget(clock, 400);
  passed(budget, true, manyNetworks);
  let mails = 0;
  for (let minutes = 0; minutes < 60; minutes += 1) {
    clock.skip(hour / 60);
    while (budget.spare(true)) mails += 1;
  }
  expect(mails).toBe(400);
});

test('accepts only messages with a token from half of the outbox on, and none when it is full', async () => {
  const clock = testClock();
  const log: object[] = [];
  const room = async (queued: number) => {
    const capacity = createCapacity({ counts: async () => ({ ...noCounts, queued }) }, clock, (line) => log.push(line));
    return [await capacity.hasRoom(false), await capacity.hasRoom(true)];
  };
  expect(await room(alarmAt - 1)).toEqual([true, true]);
  expect(await room(alarmAt)).toEqual([false, true]);
  expect(await room(mostWaiting)).toEqual([false, false]);
  expect(log[0]).toMatchObject({ level: 'error', event: 'outbox-full' });
});
