// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { emptyForm, markPosted, restoreDraft, saveDraft } from './stored-draft.ts';

const html = `<form id="contact" data-draft="contact">
  <input type="hidden" name="page" value="/contact"><input id="trap" name="echo" tabindex="-1">
  <input id="name" name="name"><input id="city" name="city" value="Homs"><textarea id="text" name="text"></textarea>
  <input type="checkbox" id="plants" name="interest" value="plants">
  <select id="kind" name="kind"><option>–</option><option>A</option><option>B</option></select></form>`;

/** The page, loaded again. */
function load(): HTMLFormElement {
  document.body.innerHTML = html;
  const form = document.querySelector('form')!;
  restoreDraft(form);
  return form;
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const chosen = () => document.querySelector('select')!.selectedIndex;
function type(form: HTMLFormElement, id: string, value: string): void {
  field(id).value = value;
  saveDraft(form, field(id));
}

beforeEach(() => sessionStorage.clear());

test('restores what was typed, chosen and filled in without an event, but not the honeypot', () => {
  const form = load();
  field('name').value = 'Noor';
  field('trap').value = 'robot';
  field('plants').checked = true;
  document.querySelector('select')!.selectedIndex = 2;
  type(form, 'text', 'Our street');
  expect('restored' in load().dataset).toBe(true);
  expect([field('name').value, field('text').value, field('city').value]).toEqual(['Noor', 'Our street', 'Homs']);
  expect([field('trap').value, field('plants').checked, chosen()]).toEqual(['', true, 2]);
});

test('adds what is typed later, also an emptied field', () => {
  type(load(), 'name', 'Noor');
  const later = load();
  type(later, 'city', '');
  type(later, 'text', 'Our street');
  load();
  expect([field('name').value, field('city').value, field('text').value]).toEqual(['Noor', '', 'Our street']);
});

test('leaves a control alone that the visitor has changed before the draft comes back', () => {
  type(load(), 'name', 'Noor');
  document.body.innerHTML = html;
  field('name').value = 'Leila';
  restoreDraft(document.querySelector('form')!);
  expect(field('name').value).toBe('Leila');
});

test('an untouched form has no draft, nor has one that was emptied after it was sent', () => {
  expect('restored' in load().dataset).toBe(false);
  const form = load();
  type(form, 'name', 'Noor');
  emptyForm(form);
  expect([field('name').value, field('city').value]).toEqual(['', '']);
  expect('restored' in load().dataset).toBe(false);
  expect(field('name').value).toBe('');
});

test('a draft that the browser has posted goes with the receipt, and no later one does', () => {
  const form = load();
  type(form, 'name', 'Noor');
  markPosted(form);
  document.body.innerHTML = `<p id="sent-contact"></p>${html}`;
  const after = document.querySelector('form')!;
  restoreDraft(after);
  expect(field('name').value).toBe('');
  type(after, 'name', 'Leila');
  document.body.innerHTML = `<p id="sent-contact"></p>${html}`;
  restoreDraft(document.querySelector('form')!);
  expect(field('name').value).toBe('Leila');
});
