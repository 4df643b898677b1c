import { expect, test } from 'vitest';
import { readBuildSettings } from '../settings.ts';
import type { Call } from './calls.ts';
import { day } from './clock.ts';
import { missingFields, readValues } from './fields.ts';
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
  expect(missingFields('contact', read)).toEqual([]);
  expect(missingFields('contact', { ...read, email: '', message: '' })).toEqual(['email', 'message']);
  const partnership = readValues('partnership', call({ supportTypes: ['training', ''], website: 'x' }).sent);
  expect(partnership.supportTypes).toEqual(['training']);
  expect(missingFields('partnership', partnership)).toEqual(['organizationName', 'organizationType', 'details']);
});
