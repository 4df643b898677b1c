/** SH-11: a form's result, one at a time, until it is closed or the form is sent again; small news, up to 3 for 4000 ms. */
const kinds = {
  success: { most: 1, ms: null },
  error: { most: 1, ms: null },
  news: { most: 3, ms: 4_000 },
} as const;

/**
 * Copies the template of its kind into the live region around it (toast-regions.tsx): a new element each time, so that
 * screen readers announce repeated words.
 * @param returnFocus gets the focus when the toast is closed
 */
export function showToast(root: ParentNode, kind: keyof typeof kinds, returnFocus?: HTMLElement): void {
  const { most, ms } = kinds[kind];
  const template = root.querySelector<HTMLTemplateElement>(`template[data-toast=${kind}]`)!;
  const region = template.parentElement!;
  const openToasts = [...region.querySelectorAll(':scope > :not(template)')];
  for (const old of openToasts.slice(0, Math.max(0, openToasts.length + 1 - most))) old.remove();
  const toast = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  toast.querySelector('button')?.addEventListener('click', () => {
    toast.remove();
    returnFocus?.focus({ preventScroll: true });
  });
  region.append(toast);
  if (ms) setTimeout(() => toast.remove(), ms);
  // A form's result stands in the page.
  else toast.scrollIntoView({ block: 'nearest' });
}

/** Before the form is sent again. */
export function clearResults(root: ParentNode): void {
  for (const toast of root.querySelectorAll('[role=alert] > :not(template)')) toast.remove();
}
