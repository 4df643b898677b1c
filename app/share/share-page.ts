import type { Language } from '../content/text.ts';
import { shareAddress } from '../ui/share-address.ts';

export interface ShareProps {
  copied: string;
  notCopied: string;
  /** The name of a link that sends the address by WhatsApp, if the browser has no share sheet. */
  chat: string;
  /** Path and query to share, if not the page's path alone. */
  address?: string | undefined;
}

/**
 * Shares the page in the current language. The outcome is shown beside the button.
 */
export function enhance(island: HTMLElement): void {
  const status = island.querySelector('[role=status]')!;
  island.querySelector('button')!.addEventListener('click', async () => {
    status.textContent = '';
    const { language, props }: { language: Language; props: ShareProps } = JSON.parse(island.dataset.props!);
    const address = new URL(props.address ?? location.pathname, location.origin);
    address.searchParams.set('lang', language);
    const outcome = await shareAddress(address.href, document.title);
    const chat = Object.assign(document.createElement('a'), {
      href: `https://wa.me/?text=${encodeURIComponent(`${document.title}\n${address.href}`)}`,
      target: '_blank',
      rel: 'noopener',
      textContent: props.chat,
    });
    if (outcome === 'copied') status.replaceChildren(props.copied, ' · ', chat);
    if (outcome !== 'notCopied') return;
    const field = Object.assign(document.createElement('input'), {
      className: 'control my-2',
      dir: 'ltr',
      readOnly: true,
      value: address.href,
    });
    field.setAttribute('aria-label', props.notCopied);
    status.replaceChildren(props.notCopied, field, chat);
    field.focus();
    field.select();
  });
  addEventListener('pointerdown', ({ target }) => island.contains(target as Node) || status.replaceChildren());
}
