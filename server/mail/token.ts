/** Signed values: when a page with a form was opened, and the reference number of a stored message (FO-1). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieIn } from '../../app/language/detect.ts';
import { type Clock, day, second } from './clock.ts';
import type { Mark } from './outbox.ts';

const cookieName = 'form-opened';
/** Longer than a browser that restores its windows keeps a page open. */
const oldest = 180 * day;
export const youngest = 2 * second;

/** A value with its signature; hexadecimal, because a `-` or `_` at an address's end may get lost when it is passed on. */
const sign = (purpose: string, value: string, key: string): string =>
  `${value}.${createHmac('sha256', key).update(`${purpose} ${value}`).digest('hex').slice(0, 24)}`;

/** The value of a signed text, or undefined if its signature is another. */
function verify(purpose: string, signed: string, key: string | undefined): string | undefined {
  const [value = ''] = signed.split('.', 1);
  const [expected, given] = [Buffer.from(sign(purpose, value, key ?? '')), Buffer.from(signed)];
  return key && expected.length === given.length && timingSafeEqual(expected, given) ? value : undefined;
}

/** Signs when a form's page was sent, as a session cookie, and reference numbers. @param secret undefined without a database */
export function createTokens(clock: Clock, secret: () => string | undefined, secure: boolean) {
  return {
    /** `Set-Cookie` values for a page with a form; only the mail calls and posts to that page get the cookie. */
    cookies(page: string): string[] {
      const key = secret();
      const time = clock.now().toString(36);
      const token = key === undefined ? time : sign('time', time, key);
      const rest = `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return ['/api', page].map((path) => `${cookieName}=${token}; Path=${path}; ${rest}`);
    },

    /** A person needs over two seconds for a form; a program may never load its page. An invalid token counts as missing. */
    judge(header: string | undefined): 'good' | Extract<Mark, 'young' | 'missing'> {
      const time = verify('time', cookieIn(header, cookieName) ?? '', secret());
      const age = time === undefined ? -1 : clock.now() - Number.parseInt(time, 36);
      if (age < 0 || age > oldest) return 'missing';
      return age < youngest ? 'young' : 'good';
    },

    /** The value of `?sent=` on a page: the reference number and its signature. */
    receipt(page: string, reference: string): string {
      const key = secret();
      return key === undefined ? reference : sign(`receipt ${page}`, reference, key);
    },

    /** The reference number in a value of `?sent=`, or undefined if this server did not give it on this page. */
    referenceOf: (page: string, receipt: string): string | undefined => verify(`receipt ${page}`, receipt, secret()),
  };
}
