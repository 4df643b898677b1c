import { privacy } from '../../app/content/settings.ts';
import { day, minute, second } from './clock.ts';

/**
 * As /privacy states it: the first failure at or after this age, counted from the first attempt, makes a dead letter.
 */
export const giveUpAfter = privacy.retryDays * day;

/** The longest pause between two attempts: mail is delivered at most this long after an outage. */
export const longestStep = 30 * minute;

/**
 * The pause before the next attempt in milliseconds: 30 s, 1 min, 2 min ... up to half an hour.
 * @param failures failed attempts so far, 1 or more
 */
export function backOff(failures: number): number {
  return Math.min(longestStep, 30 * second * 2 ** Math.min(failures - 1, 20));
}
