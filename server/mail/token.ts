import { createHmac, timingSafeEqual } from 'node:crypto';
import { privacy } from '../../app/content/figures.ts';
import { cookieIn } from '../../app/language/detect.ts';
import { type Clock, day, second } from './clock.ts';
import type { Mark } from './message.ts';

const cookieName = 'form-opened';
const oldest = privacy.formCookieDays * day;
const youngest = 2 * second;

/**
 * The time token: a cookie set with the page of a form, saying when the page was sent, signed by the server. A person needs
 * more than two seconds to fill in a form; a program that posts without having loaded the page has no token.
 * @param secret the signing key; undefined while the database that holds it cannot be reached
 */
export function createTokens(clock: Clock, secret: () => string | undefined, secure: boolean) {
  const sign = (time: string, key: string) => createHmac('sha256', key).update(time).digest('base64url').slice(0, 22);

  return {
    /** `Set-Cookie` values for the page that carries a form; only the mail calls and posts to that page get to see it. */
    cookies(page: string): string[] {
      const time = clock.now().toString(36);
      const key = secret();
      const token = `${time}.${key === undefined ? '' : sign(time, key)}`;
      const attributes = `Max-Age=${oldest / second}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return ['/api', page].map((path) => `${cookieName}=${token}; Path=${path}; ${attributes}`);
    },

    /** The token in a `Cookie` header, or ''. */
    of: (header: string | undefined): string => cookieIn(header, cookieName) ?? '',

    /**
     * Judges the request's `Cookie` header. What this server can't have set, or not any more, says no more than a missing one: it is the
     * server's own secret or clock that may have changed, and a program that forges can leave it out as well.
     */
    judge(header: string | undefined): 'good' | Exclude<Mark, 'honeypot'> {
      const key = secret();
      const token = cookieIn(header, cookieName);
      if (token === undefined || key === undefined) return 'missing';
      const [time = '', signature = ''] = token.split('.');
      const expected = Buffer.from(sign(time, key));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'missing';
      const age = clock.now() - Number.parseInt(time, 36);
      if (age < 0 || age > oldest) return 'missing';
      return age < youngest ? 'young' : 'good';
    },
  };
}
