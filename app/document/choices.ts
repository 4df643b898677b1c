import { aim } from './target.ts';

/** What a visitor can set without script. */
const settable = 'input, select, textarea, details';

const read = (control: Element) =>
  control instanceof HTMLDetailsElement
    ? { open: control.open }
    : control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)
      ? { checked: control.checked }
      : { value: (control as HTMLInputElement).value };

/**
 * What was chosen, opened and typed in a part of the page that is about to be drawn anew.
 * @returns the function that does the same to the new part, if it has the same controls
 */
export function readChoices(part: Element): (anew: Element) => void {
  const choices = [...part.querySelectorAll(settable)].map(read);
  const target = part.querySelector(':target');
  return (anew) => {
    const controls = [...anew.querySelectorAll(settable)];
    if (controls.length === choices.length)
      for (const [n, control] of controls.entries()) Object.assign(control, choices[n]);
    if (target) aim();
  };
}
