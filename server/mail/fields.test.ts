import { expect, test } from 'vitest';
import { forms } from '../../app/content/forms/forms.ts';
import { readBuildSettings } from '../settings.ts';
import type { Call } from './calls.ts';
import { asciiAddress, keyOf, missingFields, readSubmission, readValues } from './fields.ts';

const { templates } = readBuildSettings({}).mail;
const call = (sent: Record<string, string>, changes: Partial<Call> = {}): Call => ({
  library: true,
  templateId: 'contact',
  sent: new Map(Object.entries(sent).map(([name, value]) => [name, [value]])),
  ...changes,
});
const contact = { firstName: 'A', lastName: 'B', email: 'a@b', subject: 'S', message: 'M' };

test('FO-4: finds the form by its template, or by the page of a plain post or of an earlier release', () => {
  expect(readSubmission(call({}, { templateId: 'partnership' }), templates).form).toBe('partnership');
  for (const templateId of [undefined, 'earlier'])
    expect(readSubmission(call({ page: '/partners' }, { templateId }), templates).form).toBe('partnership');
  expect(() => readSubmission(call({}, { templateId: 'other' }), templates)).toThrow('template ID');
  const { page } = readSubmission(call({ page: 'https://evil.example/' }), templates);
  expect(page, 'redirects go to the pages of forms only').toBe('/contact');
});

test('takes the same text from any page for the same message, and a corrected one for another', () => {
  const key = (sent: Record<string, string>) => keyOf(readSubmission(call(sent), templates));
  expect(key({ message: 'one', page: '/partners' })).toBe(key({ message: 'one' }));
  expect(key({ message: 'two' })).not.toBe(key({ message: 'one' }));
});

test.each(Object.entries(forms))('refuses an empty required field of %s, and nothing else (CO-2, PA-2)', (_, form) => {
  const name = form === forms.contact ? 'contact' : 'partnership';
  const required = Object.entries(form.fields).filter(([, field]) => 'required' in field && field.required);
  const filled = Object.fromEntries(required.map(([field]) => [field, 'x'.repeat(20_000)]));
  const read = (sent: Record<string, string>) => readValues(name, call(sent).sent);
  expect(missingFields(name, read(filled))).toEqual([]);
  expect(missingFields(name, read({}))).toEqual(required.map(([field]) => field));
});

test.each(['a@b', 'info@müller.de', 'محمد@مثال.موقع', 'nobody', '"x y"@b.example', 'a@127.1'])(
  'accepts what a browser lets through as an address: %s (CO-2)',
  (email) => expect(missingFields('contact', readValues('contact', call({ ...contact, email }).sent))).toEqual([]),
);

test('CO-2: folds digits of any script in numbers and addresses, strips invisible marks there, leaves texts alone', () => {
  const read = (typed: string) =>
    readValues('contact', call({ ...contact, email: typed, phone: typed, message: typed }).sent);
  for (const [plain, typed] of [
    [
      '0944 123 4569',
      '\u202a٠٩٤٤ ۱۲۳ ४५६\u00ad𝟗|0944\u00a0123\u202f4569|\ufeff٠٩٤٤ ١٢٣ ٤٥٦٩\u200f| 0944\t123  4569 |０９４４ １２３ ４５６９',
    ],
    [
      '+963 11 555 0100',
      '\u2066+963\u2069 11 555 0100|+٩٦٣ ١١ ٥٥٥ ٠١٠٠\u061c|+9\u200b63 11 555\u00a00100|+৯৬৩ ১১ ৫৫৫ ০১০০',
    ],
    ['a3@b.org', '\u200fa٣@b.org\u200e |a\u00ad3@b\u200c.org|\ufeffa3@b.org\n|a۳@b.org\u2060|a\u180e3@b.org\ufe0f'],
  ] as const)
    for (const one of typed.split('|')) {
      const { email, phone, message } = read(one);
      expect([email, phone, message], one).toEqual([plain, plain, one]);
    }
  expect(read('٣\r\n\u200f').message).toBe('٣\n\u200f');
});

test('CO-2: keeps what is too long for an address or number as it was typed, before any work on it', () => {
  for (const typed of ['\u{1d7d7}'.repeat(16_000), `a@b${'\u0327\u0301'.repeat(15_000)}`, `${'a'.repeat(999)}@b.org`]) {
    const { email, phone } = readValues('contact', call({ email: typed, phone: typed }).sent);
    expect([email === typed, phone === typed]).toEqual([true, true]);
    expect(asciiAddress(typed)).toBeUndefined();
  }
});

test('replies to addresses that mail programs and servers read in one way only', () => {
  expect(asciiAddress('info@müller.de')).toBe('info@xn--mller-kva.de');
  expect(asciiAddress('a@b')).toBe('a@b');
  const ambiguous = [
    ...['"x@gmail.example y"@b.example', '"x> ORCPT=a@evil.example"@b.example', 'user@good.example(x)evil.example'],
    ...['a@b.example, c@d.example', '<a@b.example>', 'a@b.example\r\nBcc: c@d.example', 'a@exa mple.org', 'a@127.1'],
    ...['a@0x7f.1', 'a@b?x', 'a@b#x.org', 'a@b:25', 'a@ｅxample.org', 'محمد@مثال.موقع', 'a@', '+963 11 555 0100'],
  ];
  for (const address of ambiguous) expect(asciiAddress(address), address).toBeUndefined();
});
