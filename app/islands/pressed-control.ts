import { clearBusy, setBusy } from '../ui/busy.ts';
import { showFailure } from './fail-island.ts';
import { islandOf, loadIsland } from './load-island.ts';

/** The control that waits for its island: the last one that was pressed. */
let waiting: Element | undefined;

/** Another press, or the focus elsewhere, cancels a waiting press; a form is sent in any case. */
export function cancelPress(focused?: Element): void {
  if (waiting !== focused) waiting = undefined;
}

/**
 * Holds a press back while its island loads, then repeats it: a ready island answers it, a failed one leaves it to the
 * browser.
 * @param control a control of an island, one that opens a dialog, or a form
 * @param repeat sends the event again
 */
export async function holdPress(event: Event, control: HTMLElement, repeat: () => void): Promise<void> {
  const { opens } = control.dataset;
  const island = opens ? document.getElementById(opens) : islandOf(control);
  if (!island || (island.dataset.state && !opens) || island.dataset.state === 'failed') return;
  event.preventDefault();
  event.stopPropagation();
  waiting = control;
  if (!setBusy(control)) return;
  const open = await loadIsland(island);
  clearBusy(control);
  if (waiting !== control && event.type === 'click') return;
  if (open) open(control);
  // Without its island a button does nothing, unlike a link or a form.
  else if (island.dataset.state === 'failed' && control.localName === 'button') showFailure();
  else repeat();
}
