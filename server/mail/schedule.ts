import { privacy } from '../../app/content/settings.ts';
import { day, minute, second } from './clock.ts';

/** The longest pause between two attempts: mail is delivered at most this long after an outage. */
export const longestStep = 30 * minute;

/**
 * The pause before the next attempt in milliseconds: 30 s, 1 min, 2 min ... up to half an hour.
 * @param failures failed attempts so far, 1 or more
 */
export function backOff(failures: number): number {
  return Math.min(longestStep, 30 * second * 2 ** Math.min(failures - 1, 20));
}

/** The number of attempts whose pauses add up to this time. */
function attemptsIn(time: number): number {
  let attempts = 1;
  for (let rest = time; rest > 0; attempts += 1) rest -= backOff(attempts);
  return attempts;
}

/**
 * Failed attempts of its own that make a message a dead letter: as many as fit into the time that /privacy states.
 * Attempts are counted instead of hours, so that neither a wrong clock nor other messages use them up.
 */
export const maxAttempts = attemptsIn(privacy.retryDays * day);
