import type { Control } from './validity.ts';

/** What a visitor is writing, kept for this tab until it is sent: a reload, a crash or a wrong tap loses nothing. */
const key = (form: HTMLFormElement) => `draft-${form.id}`;
const sentKey = (form: HTMLFormElement) => `sent-${form.id}`;

/** Fields of the form's own machinery, and what must never be kept. */
const own = new Set(['page', 'language', 'submission', 'website', 'template_id', 'service_id', 'user_id']);

/** What is typed into a form, as it is kept. */
export const draftOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)]
      .filter(([name, value]) => !own.has(name) && value !== '')
      .map(([name, value]) => {
        const control = form.elements.namedItem(name);
        // An option's value follows the language; its place does not.
        return [name, control instanceof HTMLSelectElement ? String(control.selectedIndex) : value];
      }),
  );

const empty = '[]';

export const saveDraft = (form: HTMLFormElement): void => keep(key(form), draftOf(form));

export function dropDraft(form: HTMLFormElement): void {
  keep(key(form), empty);
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

/**
 * Puts a draft back into fields that are empty; what is typed already wins.
 * @returns whether anything came back
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  let draft: [string, string][] = [];
  try {
    const kept = sessionStorage.getItem(key(form)) ?? empty;
    // The server's answer to a posted form leads here (`server/mail/handler.ts`).
    if (location.hash === `#sent-${form.id}` && kept === sessionStorage.getItem(sentKey(form))) dropDraft(form);
    else draft = JSON.parse(kept);
  } catch {
    return false;
  }
  const content = () => JSON.stringify([...new FormData(form)]);
  const before = content();
  for (const [name, value] of draft) {
    for (const control of form.querySelectorAll<Control>(`[name="${name}"]`)) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked ||= control.value === value;
      else if (control instanceof HTMLSelectElement) control.selectedIndex ||= Number(value);
      else if (control.value === '' && control.type !== 'hidden') control.value = value;
    }
  }
  return content() !== before;
}
