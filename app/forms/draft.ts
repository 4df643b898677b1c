import {
  changesIn,
  controlsOf,
  draftKey,
  isChanged,
  readDraft,
  setValue,
  valueIn,
  writeDraft,
} from './stored-draft.ts';

/** Text that the browser posted natively; the page that reports success may not show the same form. */
const sentKey = (form: HTMLFormElement) => `sent-${form.id} ${form.dataset.draft}`;

/**
 * Resets the form after success. A prefilled message (a plan) and returned values of a refused form are cleared too.
 */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of controlsOf(form)) {
    if (form.dataset.returned === undefined && control.localName !== 'textarea') continue;
    setValue(control, control.selectedIndex === undefined ? (control.type === 'checkbox' ? false : '') : 0);
  }
  writeDraft(draftKey(form), []);
}

/** The visitor's changes, for comparison. */
export const draftOf = (form: HTMLFormElement): string => JSON.stringify(changesIn(form));

export const saveDraft = (form: HTMLFormElement): void => writeDraft(draftKey(form), changesIn(form));

/**
 * Deletes the draft that was sent, unless the visitor has typed on in another form of the same name.
 * @param sent the result of `draftOf` at that time
 */
export function dropDraft(form: HTMLFormElement, sent: string): void {
  if (JSON.stringify(readDraft(draftKey(form))) === sent) writeDraft(draftKey(form), []);
  writeDraft(sentKey(form), []);
}

/** Called before the browser posts a form natively: its text is no draft once the next page reports success. */
export const markSent = (form: HTMLFormElement): void => writeDraft(sentKey(form), changesIn(form));

/** Deletes the drafts of all forms that the browser posted under this name, once their receipt is shown. */
export function dropPosted(form: string): void {
  const start = `sent-${form} `;
  try {
    for (const name of Object.keys(sessionStorage).filter((one) => one.startsWith(start))) {
      const key = `draft-${name.slice(start.length)}`;
      if (sessionStorage.getItem(key) === sessionStorage.getItem(name)) writeDraft(key, []);
      writeDraft(name, []);
    }
  } catch {
    // Storage is forbidden: there are no drafts.
  }
}

/**
 * Restores a draft into untouched controls. Text typed already takes precedence and is stored with it.
 * @returns whether anything was restored
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = new Map(form.dataset.returned === undefined ? readDraft(draftKey(form)) : []);
  let restored = false;
  for (const control of controlsOf(form)) {
    const value = draft.get(control.id);
    if (value === undefined || value === valueIn(control) || isChanged(control)) continue;
    setValue(control, value);
    restored = true;
  }
  saveDraft(form);
  return restored;
}
