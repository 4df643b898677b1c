import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieIn } from '../../app/language/detect.ts';
import { type Clock, day, second } from './clock.ts';
import type { Mark } from './message.ts';

const cookieName = 'form-opened';
/** Longer than a browser that restores its windows keeps a page open. */
const oldest = 180 * day;
export const youngest = 2 * second;

/**
 * The time token: a signed session cookie with the time when the form's page was sent. A person needs more than two seconds to
 * fill in a form; a program that never loaded the page has no token.
 * @param secret the signing key; undefined while its database is unreachable
 */
export function createTokens(clock: Clock, secret: () => string | undefined, secure: boolean) {
  /** The whole token for a time. */
  const tokenOf = (time: string, key: string) =>
    `${time}.${createHmac('sha256', key).update(time).digest('base64url').slice(0, 22)}`;

  return {
    /** `Set-Cookie` values for a page with a form; only the mail calls and posts to that page get the cookie. */
    cookies(page: string): string[] {
      const time = clock.now().toString(36);
      const key = secret();
      const token = key === undefined ? `${time}.` : tokenOf(time, key);
      const attributes = `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return ['/api', page].map((path) => `${cookieName}=${token}; Path=${path}; ${attributes}`);
    },

    /** The token in a `Cookie` header, or ''. */
    of: (header: string | undefined): string => cookieIn(header, cookieName) ?? '',

    /**
     * Judges the request's `Cookie` header. An invalid token counts as missing: the server's secret or clock may have
     * changed, and a forger could leave the token out as well.
     */
    judge(header: string | undefined): 'good' | Exclude<Mark, 'honeypot'> {
      const key = secret();
      const token = cookieIn(header, cookieName);
      if (token === undefined || key === undefined) return 'missing';
      const [time = ''] = token.split('.');
      const expected = Buffer.from(tokenOf(time, key));
      const given = Buffer.from(token);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'missing';
      const age = clock.now() - Number.parseInt(time, 36);
      if (age < 0 || age > oldest) return 'missing';
      return age < youngest ? 'young' : 'good';
    },
  };
}
