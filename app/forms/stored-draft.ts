/**
 * What a visitor is typing, stored for this tab until it is sent: survives reloads and crashes. The start script stores
 * it until the form is hydrated, then the form does. A prefilled form, for example with a plan, has a draft of its own
 * (`data-draft`).
 */
type Control = HTMLInputElement & { readonly selectedIndex?: number };

/** The id of a control and its value; of two entries for a control the later counts. */
type Draft = [id: string, value: string | number | boolean][];

/** What visitors fill in; they can't reach the honeypot, and hidden fields have no id. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter((control) => control.id && control.tabIndex >= 0);

/** The value of a control; for an option its index, because its value depends on the language. */
export const valueIn = (control: Control): Draft[number][1] =>
  control.selectedIndex ?? (control.type === 'checkbox' ? control.checked : control.value);

/** Whether the visitor changed a control. No form of the site starts with another than the first option. */
export const isChanged = (control: Control): boolean =>
  Boolean(control.selectedIndex) ||
  control.checked !== control.defaultChecked ||
  control.value !== (control.defaultValue ?? control.value);

export function setValue(control: Control, value: Draft[number][1]): void {
  if (typeof value === 'number') Object.assign(control, { selectedIndex: value });
  else if (typeof value === 'boolean') control.checked = value;
  else control.value = value;
}

/** The visitor's changes. In a form that the server returned, every value counts as a change. */
export const changesIn = (form: HTMLFormElement): Draft =>
  controlsOf(form)
    .filter((control) => 'returned' in form.dataset || isChanged(control))
    .map((control) => [control.id, valueIn(control)]);

export const draftKey = ({ dataset }: HTMLFormElement): string => `draft-${dataset.draft}`;

export function readDraft(key: string): Draft {
  try {
    return JSON.parse(sessionStorage[key]);
  } catch {
    // None is stored, or storage is forbidden.
    return [];
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage[key] = JSON.stringify(draft);
  } catch {
    // Storage is forbidden or full; the text is still in the fields.
  }
}

/** Adds what was typed before the form restored its draft. */
export const addToDraft = (form: HTMLFormElement): void =>
  writeDraft(draftKey(form), [
    ...new Map([...readDraft(draftKey(form)), ...changesIn(form)].map((entry) => [entry[0], entry])).values(),
  ]);
