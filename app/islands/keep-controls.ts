type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const selector = 'input:not([type=hidden]), textarea, select, details, summary';

/**
 * Saves what a visitor typed, chose and opened in an island, in case React renders it again: the removed controls still
 * have their values.
 * @returns a function that writes values, checks, focus, selection and open state into the new controls
 */
export function keepControls(island: HTMLElement): () => void {
  const controls = () => [...island.querySelectorAll<Control>(selector)];
  const before = controls();
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  // While it hydrates, React stops this event on its way down.
  island.addEventListener('focusin', follow, true);
  return () => {
    island.removeEventListener('focusin', follow, true);
    const after = controls();
    for (const [index, old] of before.entries()) {
      const control = after.find(({ id }) => id !== '' && id === old.id) ?? after[index];
      if (!control || control === old) continue;
      if (write(old, control)) control.dispatchEvent(new Event('input', { bubbles: true }));
      if (old !== focused || (document.activeElement !== document.body && document.activeElement)) continue;
      control.focus({ preventScroll: true });
      if ('setSelectionRange' in control && old instanceof control.constructor)
        try {
          control.setSelectionRange((old as HTMLInputElement).selectionStart, (old as HTMLInputElement).selectionEnd);
        } catch {
          // Numbers and e-mail addresses have no selection.
        }
    }
  };
}

/** @returns whether it changed the control */
function write(old: Control | HTMLDetailsElement, control: Control | HTMLDetailsElement): boolean {
  if (old instanceof HTMLDetailsElement || control instanceof HTMLDetailsElement) {
    // React learns of it from the element's own `toggle` event.
    (control as HTMLDetailsElement).open = (old as HTMLDetailsElement).open;
    return false;
  }
  if (old instanceof HTMLSelectElement || control instanceof HTMLSelectElement) {
    const [from, to] = [old as HTMLSelectElement, control as HTMLSelectElement];
    if (from.selectedIndex === to.selectedIndex) return false;
    to.selectedIndex = from.selectedIndex;
    return true;
  }
  const checkable = old.type === 'checkbox' || old.type === 'radio';
  const name = checkable ? 'checked' : 'value';
  const [from, to] = [old as HTMLInputElement, control as HTMLInputElement];
  if (from[name] === to[name]) return false;
  Object.assign(to, { [name]: from[name] });
  return true;
}

/**
 * On hydration React writes the server's text into each textarea again, over what was typed since, and moves the caret.
 * Prevents that until released.
 */
export function guardTextareas(island: HTMLElement): () => void {
  const textareas = [...island.querySelectorAll('textarea')];
  const properties = ['value', 'defaultValue'] as const;
  for (const property of properties) {
    const { get } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, property)!;
    for (const textarea of textareas) Object.defineProperty(textarea, property, { configurable: true, get, set() {} });
  }
  return () => {
    for (const textarea of textareas) for (const property of properties) Reflect.deleteProperty(textarea, property);
  };
}
