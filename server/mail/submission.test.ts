import { expect, test } from 'vitest';
import { readBuildSettings } from '../settings.ts';
import type { Call } from './calls.ts';
import { day } from './clock.ts';
import { checkValues, readValues } from './fields.ts';
import { readSubmission, submissionKeys } from './submission.ts';

const service = readBuildSettings({}).mail;
const call = (
  sent: Record<string, string | string[]>,
  library = true,
  templateId: string | undefined = 'contact',
): Call => ({
  library,
  templateId,
  serviceId: service.serviceId,
  publicKey: service.publicKey,
  sent: new Map(Object.entries(sent).map(([name, value]) => [name, Array.isArray(value) ? value : [value]])),
});
const keys = (sent: Record<string, string>, now = 0) => submissionKeys(readSubmission(call(sent), service), now);

test('finds the form by its template, or by the page of a plain post', () => {
  expect(readSubmission(call({}, true, 'partnership'), service).form).toBe('partnership');
  expect(readSubmission({ ...call({ page: '/partners' }, false), templateId: undefined }, service).form).toBe(
    'partnership',
  );
  expect(() => readSubmission(call({}, true, 'other'), service)).toThrow('template ID');
});

test('redirects only to the two form pages', () => {
  expect(readSubmission(call({ page: 'https://evil.example/' }), service).page).toBe('/contact');
  expect(readSubmission(call({ page: '/partners' }), service).page).toBe('/partners');
});

test('takes the same text within a day for the same message and a corrected one for another', () => {
  const first = keys({ message: 'one' }, 0.9 * day);
  expect(keys({ message: 'one' }, 0.95 * day)).toMatchObject({ key: first.key });
  expect(keys({ message: 'one' }, 1.1 * day).previous.key).toBe(first.key);
  expect(keys({ message: 'one' }, 1.1 * day).previous.after).toBeCloseTo(0.1 * day);
  expect(keys({ message: 'two' }, 0.9 * day).key).not.toBe(first.key);
  expect(keys({ message: 'one', page: '/partners' }, 0.9 * day).key).toBe(first.key);
});

test('validates as the browser does (CO-2, PA-2)', () => {
  const contact = { firstName: ' ', lastName: 'B', email: ' a@b.org ', subject: 'S', message: 'a\r\nb' };
  const read = readValues('contact', call(contact).sent);
  expect(read).toEqual({ firstName: ' ', lastName: 'B', email: 'a@b.org', phone: '', subject: 'S', message: 'a\nb' });
  expect(checkValues('contact', read)).toEqual({});
  expect(checkValues('contact', { ...read, email: 'a@', message: '', subject: 'x'.repeat(201) })).toEqual({
    email: 'email',
    message: 'missing',
    subject: 'long',
  });
  // A phone number replaces the address, in the browser and here.
  expect(checkValues('contact', { ...read, email: '' })).toEqual({ email: 'missing' });
  expect(checkValues('contact', { ...read, email: '', phone: ' ' })).toMatchObject({ email: 'missing' });
  expect(checkValues('contact', { ...read, email: '', phone: '+963 11 555 0100' })).toEqual({});
  expect(checkValues('contact', { ...read, email: 'a@', phone: '+963 11 555 0100' })).toEqual({ email: 'email' });
  expect(checkValues('contact', { ...read, email: '', phone: '٠٩٤٤ ٥٥٥ ٠١٠' })).toEqual({});
  const partnership = readValues('partnership', call({ supportTypes: ['training', ''], website: 'x' }).sent);
  expect(partnership.supportTypes).toEqual(['training']);
  expect(checkValues('partnership', partnership)).toEqual({
    organizationName: 'missing',
    organizationType: 'missing',
    details: 'missing',
  });
});

test('asks again for an address without a dot in its domain and a number that nobody can call (CO-2)', () => {
  const typed = { firstName: 'A', lastName: 'B', subject: 'S', message: 'M' };
  const check = (email: string, phone: string) => checkValues('contact', { ...typed, email, phone });
  for (const email of ['a@b', 'a@b.', 'محمد@مثال']) expect(check(email, ''), email).toEqual({ email: 'email' });
  for (const phone of ['12', '١٢', 'call me']) expect(check('', phone), phone).toEqual({ phone: 'phone' });
});

test.each(['a@127.1', 'a@0x7f.1', 'a@b?x', 'a@b#x.org', 'a@b:25', 'a@ｅxample.org'])(
  'refuses an address whose reply would go to another than the one shown: %s',
  (email) => {
    const read = readValues('contact', call({ email }).sent);
    expect(checkValues('contact', { ...read, firstName: 'A', lastName: 'B', subject: 'S', message: 'M' })).toEqual({
      email: 'email',
    });
  },
);

test('accepts ten thousand characters and not one more', () => {
  const values = (message: string) => ({
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.org',
    phone: '',
    subject: 'S',
    message,
  });
  expect(checkValues('contact', values('ن'.repeat(10_000)))).toEqual({});
  expect(checkValues('contact', values('ن'.repeat(10_001)))).toEqual({ message: 'long' });
});
