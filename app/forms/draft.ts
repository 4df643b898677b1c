import type { Control } from './validity.ts';

/** What a visitor is writing, kept for this tab until it is sent: a reload, a crash or a wrong tap loses nothing. */
const key = (form: HTMLFormElement) => `draft-${form.id}`;

/** Fields of the form's own machinery, and what must never be kept. */
const own = new Set(['page', 'language', 'submission', 'website', 'template_id', 'service_id', 'user_id']);

export function saveDraft(form: HTMLFormElement): void {
  const draft = [...new FormData(form)]
    .filter(([name, value]) => !own.has(name) && value !== '')
    .map(([name, value]) => {
      const control = form.elements.namedItem(name);
      // An option's value follows the language; its place does not.
      return [name, control instanceof HTMLSelectElement ? String(control.selectedIndex) : value];
    });
  keep(form, draft);
}

export const dropDraft = (form: HTMLFormElement): void => keep(form, []);

function keep(form: HTMLFormElement, draft: unknown[]): void {
  try {
    if (draft.length > 0) sessionStorage.setItem(key(form), JSON.stringify(draft));
    else sessionStorage.removeItem(key(form));
  } catch {
    // Storage may be forbidden; the text is still in the fields.
  }
}

/**
 * Puts a draft back into fields that are empty; what is typed already wins.
 * @returns whether anything came back
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  let draft: [string, string][];
  try {
    draft = JSON.parse(sessionStorage.getItem(key(form)) ?? '[]');
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
