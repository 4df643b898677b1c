/** `dismissed`: the visitor closed the system's share sheet. */
type Outcome = 'shared' | 'copied' | 'notCopied' | 'dismissed';

/** The system is still busy with the previous press. */
const unfinished = ['AbortError', 'InvalidStateError'];

/** Opens the system's share sheet for an address, or copies it if there is no sheet or it fails. */
export async function shareAddress(url: string, title: string): Promise<Outcome> {
  // Missing on most desktops; fails in frames or long after the press.
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && unfinished.includes(error.name)) return 'dismissed';
  }
  // Missing on insecure pages; fails without permission.
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
