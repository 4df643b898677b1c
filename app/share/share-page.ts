import type { Language } from '../content/text.ts';
import { shareAddress } from '../ui/share-address.ts';

export interface ShareProps {
  copied: string;
  notCopied: string;
  /** The section to share. */
  section?: string | undefined;
  /** The query parameters that the page answers, which the address keeps. */
  queries?: readonly string[] | undefined;
}

/** Shares the page in the current language. The result is shown beside the button. */
export function sharePage(island: HTMLElement): void {
  const { language, props }: { language: Language; props: ShareProps } = JSON.parse(island.dataset.props!);
  const status = island.querySelector('[role=status]')!;
  island.querySelector('button')!.addEventListener('click', async () => {
    status.textContent = '';
    const address = new URL(location.pathname, location.origin);
    const asked = new URLSearchParams(location.search);
    for (const name of props.queries ?? [])
      for (const value of asked.getAll(name)) address.searchParams.append(name, value);
    address.searchParams.set('lang', language);
    if (props.section) address.hash = props.section;
    const outcome = await shareAddress(address.href, document.title);
    if (outcome === 'copied') status.textContent = props.copied;
    if (outcome !== 'notCopied') return;
    const shown = document.createElement('bdi');
    shown.dir = 'ltr';
    shown.textContent = address.href;
    status.replaceChildren(props.notCopied, ' ', shown);
  });
}
