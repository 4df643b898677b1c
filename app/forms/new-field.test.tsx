import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { composeText } from '../../server/mail/compose.ts';
import { missingFields, readValues } from '../../server/mail/fields.ts';
import { storedMessage } from '../../tests/faults/harness/test-outbox.ts';
import type { Field } from '../content/forms/contract.ts';
import { forms } from '../content/forms/forms.ts';
import { byLanguage, languages } from '../content/text.ts';
import { RequestContext, requestFor } from '../document/request.ts';
import { LanguageProvider } from '../language/provider.tsx';
import { ContactForm } from './contact-form.tsx';

/** A field as a developer would add it to `content/forms/contact.ts`. */
const city: Field = {
  kind: 'line',
  required: true,
  label: byLanguage((language) => `City (${language})`),
};
const { fields } = forms.contact;
fields.city = city;
afterAll(() => {
  delete fields.city;
});

test.each(languages)('a new field is an entry of its form’s contract: page, check and mail follow (%s)', (language) => {
  const page = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <RequestContext value={requestFor('/contact')}>
        <ContactForm />
      </RequestContext>
    </LanguageProvider>,
  );
  expect(page).toMatch(/<input[^>]* required=""[^>]* name="city"[^>]*/);
  expect(page).toContain(city.label[language]);

  const typed = readValues('contact', new Map([['city', ['Homs']]]));
  expect(typed.city).toBe('Homs');
  expect(missingFields('contact', { ...typed, city: '' })).toContain('city');

  const { values } = storedMessage();
  const stored = storedMessage({ language, values: { ...values, city: 'Homs' } });
  const mail = composeText(stored, false);
  expect(mail).toContain(`\n${city.label[language]}: Homs\n`);
});
