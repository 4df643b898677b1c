import { trapName } from '../content/forms/forms.ts';
import type { Control } from './validity.ts';

/**
 * What a visitor is writing, kept for this tab until it is sent: a reload, a crash or a wrong tap loses nothing. A form that came filled
 * in, with a plan for example, has a draft of its own (`data-draft`), so that no other message makes room for it.
 */
const key = (form: HTMLFormElement) => `draft-${form.dataset.draft}`;
/** Text that the browser posted natively; the page that reports its success may not have the same form. */
const sentKey = (form: HTMLFormElement) => `sent-${form.id} ${form.dataset.draft}`;

/** What no visitor fills in. */
const own = new Set(['', trapName]);

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')].filter(
    ({ name }) => !own.has(name),
  );

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
/** Boxes share the name of their question. */
const nameOf = (control: Control): string => (isBox(control) ? `${control.name}=${control.value}` : control.name);

/** The value of a control; for an option its index, because its value depends on the language. */
function standing(control: Control): string {
  if (control instanceof HTMLSelectElement) return String(control.selectedIndex);
  return isBox(control) ? String(control.checked) : control.value;
}

/** What stood in it before the visitor did anything. */
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

/** After its success: as it came, but for the message, also a plan's, and for words that came back because they had not been accepted. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) {
    if (form.dataset.returned === undefined && !(control instanceof HTMLTextAreaElement)) continue;
    put(control, control instanceof HTMLSelectElement ? '0' : isBox(control) ? 'false' : '');
  }
  keep(key(form), empty);
}

/** What the visitor has changed in a form, as it is kept. What came back with a form that was not accepted is all the visitor's. */
export const draftOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    controlsOf(form)
      .filter((control) => form.dataset.returned !== undefined || standing(control) !== first(control))
      .map((control) => [nameOf(control), standing(control)]),
  );

const empty = '[]';

export const saveDraft = (form: HTMLFormElement): void => keep(key(form), draftOf(form));

/** Forgets what was sent, unless the visitor has typed on in another form of the name. @param sent as `draftOf` had it */
export function dropDraft(form: HTMLFormElement, sent: string): void {
  if (kept(key(form)) === sent) keep(key(form), empty);
  keep(sentKey(form), empty);
}

/** Before the browser itself posts a form: once the next page tells its success, what it took along is no draft any more. */
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

/** Clears the drafts of every form that the browser posted under this name, once its success is shown. */
function dropPosted(form: HTMLFormElement): void {
  const start = `sent-${form.id} `;
  for (const name of Object.keys(sessionStorage).filter((one) => one.startsWith(start))) {
    const draft = `draft-${name.slice(start.length)}`;
    if (kept(draft) === kept(name)) keep(draft, empty);
    keep(name, empty);
  }
}

/**
 * Restores a draft into untouched controls; text typed already wins and is stored with it.
 * @returns whether anything was restored
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  let came = false;
  try {
    // The server's answer to a posted form leads here (`server/mail/handler.ts`).
    if (location.hash === `#sent-${form.id}`) dropPosted(form);
    const draft = new Map<string, string>(form.dataset.returned === undefined ? JSON.parse(kept(key(form))) : []);
    for (const control of controlsOf(form)) {
      const value = draft.get(nameOf(control));
      if (value === undefined || value === standing(control) || standing(control) !== first(control)) continue;
      put(control, value);
      came = true;
    }
  } catch {
    // Storage is forbidden, or holds what this site never wrote.
  }
  saveDraft(form);
  return came;
}
