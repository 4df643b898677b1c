import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs the reference numbers of stored messages, so that a page confirms only a message that was sent from it. The
 * signature has only letters and digits: `repairQuery` takes a `-` or `_` at an address's end for a stray mark.
 * @param secret the signing key; undefined while its database is unreachable
 */
export function createReceipts(secret: () => string | undefined) {
  const sign = (page: string, reference: string, key: string) =>
    createHmac('sha256', key).update(`receipt ${page} ${reference}`).digest('hex').slice(0, 24);

  return {
    /** The value of `?sent=` on this page: the number and its signature. */
    sign(page: string, reference: string): string {
      const key = secret();
      return key === undefined ? reference : `${reference}.${sign(page, reference, key)}`;
    },

    /** The reference number in a value of `?sent=`, or undefined if this server did not sign it for this page. */
    verify(page: string, receipt: string): string | undefined {
      const key = secret();
      const [reference = '', signature = ''] = receipt.split('.');
      if (key === undefined || receipt !== `${reference}.${signature}`) return undefined;
      const expected = Buffer.from(sign(page, reference, key));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given) ? reference : undefined;
    },
  };
}
