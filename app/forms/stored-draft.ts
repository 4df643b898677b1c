/**
 * What a visitor is typing, kept for this tab until it is sent: survives reloads, crashes and the other language. The
 * start script stores and restores it, so no other code has to load; the form's enhancement deletes it. A prefilled
 * form, for example with a plan, has a draft of its own (`data-draft`).
 */
type Control = HTMLInputElement & { readonly selectedIndex?: number };
type Value = string | number | boolean | undefined;

/** What visitors fill in; they can't reach the honeypot, and hidden fields have no id. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter((control) => control.id && control.tabIndex >= 0);

/** The property with a control's value; of an option its index, because its value depends on the language. */
const property = ({ localName, type }: Control) =>
  localName === 'select' ? 'selectedIndex' : type === 'checkbox' ? 'checked' : 'value';

const valueIn = (control: Control): Value => control[property(control)];
const setValue = (control: Control, value: Value) => Object.assign(control, { [property(control)]: value });

/** Whether the visitor changed a control. No form of the site starts with another than the first option. */
const isChanged = (control: Control): boolean =>
  valueIn(control) !==
  { selectedIndex: 0, checked: control.defaultChecked, value: control.defaultValue }[property(control)];

const keyOf = ({ dataset }: HTMLFormElement): string => `draft-${dataset.draft}`;
/** Holds the key of the draft that the browser is posting natively. */
const postedKey = 'posted-draft';

function read(key: string): Record<string, Value> {
  try {
    return JSON.parse(sessionStorage.getItem(key)!) ?? {};
  } catch {
    // Storage is forbidden.
    return {};
  }
}

function write(key: string, value: Record<string, Value>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full; the text is still in the fields.
  }
}

/** Stores the control that is being typed into, and what the browser has filled in without an event. */
export function saveDraft(form: HTMLFormElement, typed: Element): void {
  const draft = read(keyOf(form));
  for (const control of controlsOf(form))
    if (control === typed || isChanged(control)) draft[control.id] = valueIn(control);
  write(keyOf(form), draft);
}

/** Called before the browser posts a form natively: its draft goes once the next page shows the receipt. */
export const markPosted = (form: HTMLFormElement): void => write(postedKey, { key: keyOf(form) });

/** Restores the draft into controls that the visitor has not touched; `data-restored` says whether there was one. */
export function restoreDraft(form: HTMLFormElement): void {
  const { key } = read(postedKey);
  write(postedKey, {});
  if (key && document.getElementById(`sent-${form.id}`)) write(String(key), {});
  // A form that the server returned holds what was posted.
  if ('returned' in form.dataset) return;
  const draft = read(keyOf(form));
  for (const control of controlsOf(form)) {
    const value = draft[control.id];
    if (value === undefined || value === valueIn(control) || isChanged(control)) continue;
    setValue(control, value);
    form.dataset.restored = '';
  }
}

/** Empties the form after success, also of what the page was prefilled with, and deletes its draft. */
export function emptyForm(form: HTMLFormElement): void {
  for (const control of controlsOf(form))
    setValue(control, { selectedIndex: 0, checked: false, value: '' }[property(control)]);
  write(keyOf(form), {});
}
