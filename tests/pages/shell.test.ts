import { describe, expect, test } from 'vitest';
import { contact } from '../../app/content/contact.ts';
import { contactForm } from '../../app/content/forms/contact.ts';
import { partnershipForm } from '../../app/content/forms/partnership.ts';
import { home } from '../../app/content/home.ts';
import { machinery } from '../../app/content/our-projects.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { builtPage } from './built-pages.ts';
import { figuresIn, namedIn, numbersIn } from './requirement-figures.ts';
import { said } from './visible-text.ts';

const direct = ['/', '/crisis', '/solutions', '/projects', '/legal', '/environmental', '/partners'];
const more = [
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/our-projects',
  '/planner',
  '/figures',
  '/glossary',
  '/references',
];

describe.each(languages)('in %s', (language) => {
  test('SH-4, SH-5, SH-6: bar and phone menu have all links; Contact and the other language stand in the header', () => {
    const header = builtPage('/legal', language).querySelector('body > header')!;
    const links = (part: string) => [...header.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href'));
    expect(links('.bar-links').filter((link) => direct.includes(link!))).toEqual(direct);
    for (const part of ['.bar-links', '.bar-menu']) {
      expect(links(part), part).toEqual(expect.arrayContaining([...direct, ...more]));
      expect(new Set(links(part)).size, part).toBe(links(part).length);
    }
    expect(header.querySelector('a.bar-contact')!.getAttribute('href')).toMatch(/^\/contact/);
    expect(header.querySelector('a[hreflang]')!.getAttribute('hreflang')).not.toBe(language);
  });

  test('SH-3, SH-8, TE-1: every page ends with the figures and a footer with all links', () => {
    for (const path of paths) {
      const page = builtPage(path, language);
      const figures = [...page.querySelectorAll('.figures-band dt')].flatMap((figure) => numbersIn(said(figure)));
      expect(figures, namedIn('SH-8', figuresIn('SH-8').join())).toEqual(figuresIn('SH-8'));
      const links = [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href')!);
      for (const link of [...direct, ...more, '/community', '/capability', '/terms#imprint', '/terms#accessibility'])
        expect(links, path).toContain(link);
      expect(links.some((link) => link.startsWith('/contact?subject=support'))).toBe(true);
    }
  });

  test('HO-7, CO-1, PJ-3: the chat opens in a new tab with an encoded greeting in the language of the page', () => {
    for (const [path, greeting] of [
      ['/', contact.greeting],
      ['/contact', contact.greeting],
      ['/our-projects', machinery.greeting],
    ] as const) {
      const chat = builtPage(path, language).querySelector('main a[href*="wa.me"]')!;
      expect(chat.getAttribute('target')).toBe('_blank');
      const address = chat.getAttribute('href')!;
      expect(address).not.toContain(' ');
      expect(new URL(address).searchParams.get('text')).toBe(greeting[language]);
    }
  });

  test('HO-1b: each of the four doors is one link', () => {
    const doors = [...builtPage('/', language).querySelectorAll('#doors + ul > li')];
    expect(doors.map((door) => [...door.querySelectorAll('a')].map((link) => link.getAttribute('href')))).toEqual(
      home.doors.list.map(({ to }) => [to]),
    );
  });

  test.each([
    ['/contact', 'contact', contactForm],
    ['/partners', 'partnership', partnershipForm],
  ] as const)('CO-2, PA-2: the form of %s has every field of its contract, named', (path, name, form) => {
    const page = builtPage(path, language);
    for (const [field, { label, ...contract }] of Object.entries(form.fields)) {
      const controls = [...page.querySelectorAll(`form#${name} [name="${field}"]`)];
      expect(controls.length, field).toBeGreaterThan(0);
      if (controls.length > 1) continue;
      expect(page.querySelector(`label[for="${controls[0]!.id}"]`)?.textContent, field).toContain(label[language]);
      if (!('unless' in contract)) expect(controls[0]!.hasAttribute('required'), field).toBe('required' in contract);
    }
  });
});

test('CO-2, PA-2: required are exactly the fields of the documents, without bounds', () => {
  const controls = (['/contact', '/partners'] as const).flatMap((path) => [
    ...builtPage(path, 'en').querySelectorAll('main form :is(input, select, textarea)'),
  ]);
  const required = controls.filter((control) => control.hasAttribute('required')).map(({ id }) => id);
  expect(required).toEqual([
    ...['contact-firstName', 'contact-lastName', 'contact-email', 'contact-subject', 'contact-message'],
    ...['partnership-organizationName', 'partnership-organizationType', 'partnership-details'],
  ]);
  expect(controls.filter((control) => control.matches('[maxlength], [minlength], [pattern]'))).toEqual([]);
  expect(partnershipForm.fields.organizationType.options.map(({ en }) => en)).toEqual([
    'University or Educational Institution',
    'Engineering Consulting Company',
    'Technology Company',
    'Professional Association',
    'International Organization',
  ]);
});

test('FO-2, FO-3: the outcomes in English are the quoted ones', () => {
  const { success, failure, sending } = formWords;
  expect([success.en, failure.en, sending.en]).toEqual(['Successfully Sent', 'Sending Error', 'Sending...']);
  for (const [form, what, request] of [
    [contactForm, 'Your message', 'message'],
    [partnershipForm, 'Partnership request', 'partnership request'],
  ] as const)
    expect([form.outcome.success.en, form.outcome.failure.en]).toEqual([
      `${what} has been sent successfully. We will contact you soon.`,
      `An error occurred while sending the ${request}. Please try again.`,
    ]);
});
