import { privacy } from '../../app/content/figures.ts';
import { day, minute, second } from './clock.ts';

/** As /privacy states it: a message is given up with the first failure at or after this age, counted from its first attempt. */
export const giveUpAfter = privacy.retryDays * day;

/** The longest pause between two attempts: mail goes out at most this long after the mail server is back. */
export const longestStep = 30 * minute;

/**
 * The pause before the next attempt, in milliseconds: 30 s, 1 min, 2 min ... up to half an hour.
 * @param failures how many attempts have failed so far, 1 or more
 */
export function backOff(failures: number): number {
  return Math.min(longestStep, 30 * second * 2 ** Math.min(failures - 1, 20));
}
