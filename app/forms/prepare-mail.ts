/** Where mail is sent: set at build; the defaults use this site's own server (`server/settings.ts`). */
export const mailSettings = __BUILT_WITH__.mail;

/** Milliseconds between two messages from one page. */
export const throttleMs = 10_000;

let library: Promise<typeof import('@emailjs/browser')> | undefined;

/**
 * Fetches and initialises the library once. Loaded late, because it reads storage on import.
 * @throws if storage is forbidden or the file does not load; the caller then posts the form natively
 */
export function prepareMail() {
  library ??= import('@emailjs/browser').then((loaded) => {
    loaded.init({
      publicKey: mailSettings.publicKey,
      // Any other value makes the library use its own service.
      origin: mailSettings.origin ?? location.origin,
      blockHeadless: mailSettings.blockHeadless,
      limitRate: { throttle: throttleMs },
      // Without it, `init` removes the library's default storage, and the rate limit does nothing.
      storageProvider: stamps,
    });
    return loaded;
  });
  library.catch(() => {
    library = undefined;
  });
  return library;
}

/** Storage may be null, forbidden or full. Then the message is sent without a rate limit in the browser. */
async function tried<Result>(use: () => Result): Promise<Result | null> {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The rate limit's time stamps, for this visit only; a failed attempt removes its stamp. */
export const stamps = {
  get: (key: string) => tried(() => sessionStorage.getItem(`mail-${key}`)),
  set: async (key: string, value: string) => void (await tried(() => sessionStorage.setItem(`mail-${key}`, value))),
  remove: async (key: string) => void (await tried(() => sessionStorage.removeItem(`mail-${key}`))),
};
