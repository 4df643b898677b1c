/** CO-1: the button loads the map; until then its host is not contacted. */
export function enhance(island: HTMLElement): void {
  const button = island.querySelector<HTMLElement>('button[data-frame]')!;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = button.dataset.frame!;
    frame.title = button.dataset.title!;
    frame.className = 'mt-3.5 h-76 w-full';
    island.replaceWith(frame);
    frame.focus();
  });
}
