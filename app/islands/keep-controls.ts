type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const selector = 'input:not([type=hidden]), textarea, select';

/**
 * Saves what a visitor typed and chose in an island, in case React renders it again. React drops the old controls
 * then, but they still hold their values.
 * @returns a function that writes values, checks, focus and selection into the new controls
 */
export function keepControls(island: HTMLElement): () => void {
  const controls = () => [...island.querySelectorAll<Control>(selector)];
  const before = controls();
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  island.addEventListener('focusin', follow);
  return () => {
    island.removeEventListener('focusin', follow);
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
          // Numbers and addresses have no selection.
        }
    }
  };
}

/** @returns whether it changed the control */
function write(old: Control, control: Control): boolean {
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
