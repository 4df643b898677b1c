/** Where the mail goes: set at build, with defaults that use this site's own server (`server/settings.ts`). */
export const mailSettings = __BUILT_WITH__.mail;

let library: Promise<typeof import('@emailjs/browser')> | undefined;

/**
 * Fetches and initialises the library, once. It reads storage when it is loaded, so it is loaded late.
 * @throws where storage is forbidden or the file can't be had; the caller then sends the form the native way
 */
export function prepareMail() {
  library ??= import('@emailjs/browser').then((loaded) => {
    loaded.init({
      publicKey: mailSettings.publicKey,
      // Another origin makes the library talk to its own service.
      origin: mailSettings.origin ?? location.origin,
      blockHeadless: mailSettings.blockHeadless,
      // Milliseconds between two messages from one page.
      limitRate: { throttle: 10_000 },
      // Left out, `init` erases the library's own storage and the rate limit does nothing.
      storageProvider: stamps,
    });
    return loaded;
  });
  library.catch(() => {
    library = undefined;
  });
  return library;
}

/** Storage may be null, forbidden or full; then there is no rate limit in the browser, and the message is sent all the same. */
async function tried<Result>(use: () => Result): Promise<Result | null> {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The rate limit's time stamps. Kept for this visit only; a failed attempt takes its stamp back. */
export const stamps = {
  get: (key: string) => tried(() => sessionStorage.getItem(`mail-${key}`)),
  set: async (key: string, value: string) => void (await tried(() => sessionStorage.setItem(`mail-${key}`, value))),
  remove: async (key: string) => void (await tried(() => sessionStorage.removeItem(`mail-${key}`))),
};
