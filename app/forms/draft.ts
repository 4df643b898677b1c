import { trapName } from '../content/forms/forms.ts';
import type { Control } from './validity.ts';

/**
 * What a visitor is typing, stored for this tab until it is sent: survives reloads and crashes. A prefilled form, for
 * example with a plan, has a draft of its own (`data-draft`).
 */
const key = (form: HTMLFormElement) => `draft-${form.dataset.draft}`;
/** Text that the browser posted natively; the page that reports success may not show the same form. */
const sentKey = (form: HTMLFormElement) => `sent-${form.id} ${form.dataset.draft}`;

/** Controls that visitors don't fill in. */
const own = new Set(['', trapName]);

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')].filter(
    ({ name }) => !own.has(name),
  );

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
/** Checkboxes share the name of their question. */
const nameOf = (control: Control): string => (isBox(control) ? `${control.name}=${control.value}` : control.name);

/** The value of a control; for an option its index, because its value depends on the language. */
function standing(control: Control): string {
  if (control instanceof HTMLSelectElement) return String(control.selectedIndex);
  return isBox(control) ? String(control.checked) : control.value;
}

/** The initial value of a control. */
function first(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return String(Math.max(0, chosen));
  }
  return isBox(control) ? String(control.defaultChecked) : control.defaultValue;
}

function put(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) control.selectedIndex = Number(value);
  else if (isBox(control)) control.checked = value === 'true';
  else control.value = value;
}

/**
 * Resets the form after success. A prefilled message (a plan) and returned values of a refused form are cleared too.
 */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) {
    if (form.dataset.returned === undefined && !(control instanceof HTMLTextAreaElement)) continue;
    put(control, control instanceof HTMLSelectElement ? '0' : isBox(control) ? 'false' : '');
  }
  keep(key(form), empty);
}

/** The visitor's changes as they are stored. In a returned form, every value counts as a change. */
export const draftOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    controlsOf(form)
      .filter((control) => form.dataset.returned !== undefined || standing(control) !== first(control))
      .map((control) => [nameOf(control), standing(control)]),
  );

const empty = '[]';

export const saveDraft = (form: HTMLFormElement): void => keep(key(form), draftOf(form));

/**
 * Deletes the draft that was sent, unless the visitor has typed on in another form of the same name.
 * @param sent the result of `draftOf` at that time
 */
export function dropDraft(form: HTMLFormElement, sent: string): void {
  if (kept(key(form)) === sent) keep(key(form), empty);
  keep(sentKey(form), empty);
}

/** Called before the browser posts a form natively: its text is no draft once the next page reports success. */
export const markSent = (form: HTMLFormElement): void => keep(sentKey(form), draftOf(form));

function keep(name: string, draft: string): void {
  try {
    if (draft !== empty) sessionStorage.setItem(name, draft);
    else sessionStorage.removeItem(name);
  } catch {
    // Storage may be forbidden; the text is still in the fields.
  }
}

function kept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? empty;
  } catch {
    return empty;
  }
}

/** Deletes the drafts of all forms that the browser posted under this name, once success is shown. */
function dropPosted(form: HTMLFormElement): void {
  const start = `sent-${form.id} `;
  for (const name of Object.keys(sessionStorage).filter((one) => one.startsWith(start))) {
    const draft = `draft-${name.slice(start.length)}`;
    if (kept(draft) === kept(name)) keep(draft, empty);
    keep(name, empty);
  }
}

/**
 * Restores a draft into untouched controls. Text typed already takes precedence and is stored with it.
 * @returns whether anything was restored
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  let came = false;
  try {
    // The server redirects a posted form here (`server/mail/handler.ts`).
    if (location.hash === `#sent-${form.id}`) dropPosted(form);
    const draft = new Map<string, string>(form.dataset.returned === undefined ? JSON.parse(kept(key(form))) : []);
    for (const control of controlsOf(form)) {
      const value = draft.get(nameOf(control));
      if (value === undefined || value === standing(control) || standing(control) !== first(control)) continue;
      put(control, value);
      came = true;
    }
  } catch {
    // Storage is forbidden or holds an invalid value.
  }
  saveDraft(form);
  return came;
}
