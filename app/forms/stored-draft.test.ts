// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { restoreDraft } from './draft.ts';
import { addToDraft, draftKey, readDraft } from './stored-draft.ts';

const html = `<form id="contact" data-draft="contact">
  <input type="hidden" name="page" value="/contact"><input id="trap" name="echo" tabindex="-1">
  <input id="name" name="name"><input id="city" name="city" value="Homs"><textarea id="text" name="text"></textarea>
  <input type="checkbox" id="plants" name="interest" value="plants">
  <select id="kind" name="kind"><option>–</option><option>A</option><option>B</option></select></form>`;

function freshForm(): HTMLFormElement {
  document.body.innerHTML = html;
  return document.querySelector('form')!;
}
const field = <Control extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as Control;

beforeEach(() => sessionStorage.clear());

test('what the start script stores before hydration, the form restores', () => {
  const form = freshForm();
  field('name').value = 'Noor';
  field('trap').value = 'robot';
  field('plants').checked = true;
  field<HTMLSelectElement>('kind').selectedIndex = 2;
  addToDraft(form);
  expect(readDraft(draftKey(form))).toEqual([
    ['name', 'Noor'],
    ['plants', true],
    ['kind', 2],
  ]);
  expect(restoreDraft(freshForm())).toBe(true);
  expect(field('name').value).toBe('Noor');
  expect(field('plants').checked).toBe(true);
  expect(field<HTMLSelectElement>('kind').selectedIndex).toBe(2);
  expect(field('city').value).toBe('Homs');
});

test('text typed before hydration is added to an older draft', () => {
  const form = freshForm();
  field('name').value = 'Noor';
  addToDraft(form);
  const later = freshForm();
  field('text').value = 'Our street';
  addToDraft(later);
  restoreDraft(freshForm());
  expect([field('name').value, field('text').value]).toEqual(['Noor', 'Our street']);
});

test('an untouched form has no draft', () => {
  const form = freshForm();
  addToDraft(form);
  expect(readDraft(draftKey(form))).toEqual([]);
  expect(restoreDraft(form)).toBe(false);
});
