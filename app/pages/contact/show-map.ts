/** CO-1: the button loads the map; until then its host is not contacted. */
export function showMap(island: HTMLElement): void {
  const button = island.querySelector<HTMLElement>('button[data-frame]')!;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = button.dataset.frame!;
    frame.title = button.dataset.title!;
    frame.className = 'h-76 w-full sm:absolute sm:inset-0 sm:h-full';
    island.closest('section')!.firstElementChild!.replaceWith(frame);
    island.remove();
    frame.focus();
  });
}
