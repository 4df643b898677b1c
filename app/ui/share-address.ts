/** `dismissed`: the visitor has closed the list of the system. */
type Outcome = 'shared' | 'copied' | 'notCopied' | 'dismissed';

/** The system is still busy with the press before. */
const unfinished = ['AbortError', 'InvalidStateError'];

/** Passes an address to the system's share sheet, or to the clipboard if there is no sheet or it refuses. */
export async function shareAddress(url: string, title: string): Promise<Outcome> {
  // Missing on most desktops; refused in a frame, or when the press is too long ago.
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && unfinished.includes(error.name)) return 'dismissed';
  }
  // Missing on an insecure page; refused where the visitor or the browser does not allow it.
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
