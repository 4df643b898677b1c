/**
 * The files that `boot.js` fetches when somebody reaches for something that answers: the application with the code of the page, its
 * entry first, and its style sheet; then, beside it, what a control opens that has code of its own, by the control's `data-answers`.
 */
export type StartParts = Record<'app' | 'sheet' | 'search' | 'viewer' | 'more' | 'offline' | 'kept', readonly string[]>;

/** A font file that the boot script puts on. */
export interface Letters {
  family: string;
  weight: string;
  href: string;
}

/** What a page's head holds besides the page's own words: known to the build and the server, not to the page. */
export interface DocumentHead {
  /** Rules in the page itself; the policy knows their hash. */
  style?: string | undefined;
  /** A file with the rules that few need, beside those in the page. */
  apart?: { href: string; media: string } | undefined;
  /** The whole style sheet, where nobody looked at the finished page to see which rules it needs. */
  sheet?: string | undefined;
  /** Font files of the first screen, where the styles name them. */
  fonts?: readonly string[] | undefined;
  /** The script that starts the application, and what it fetches; pages without scripts have none. */
  boot?: { code: string; parts: StartParts; letters?: readonly Letters[] | undefined } | undefined;
  /** For search engines (JSON-LD). */
  data?: string | undefined;
  /** Modules of the development server. */
  modules?: readonly string[] | undefined;
}

/** The browser's application does not render these: React leaves what it does not know of in a head as it is. */
export function HeadParts({ style, apart, sheet, fonts = [], boot, data, modules = [] }: DocumentHead) {
  return (
    <>
      {/*
       * A slow phone may paint between two pieces of the document; the header's parts would move as the next of them arrives, and
       * wherever parts stand side by side, those of the first screen too.
       */}
      <link rel="expect" href="#main" blocking="render" />
      <link rel="expect" href="#first-screen-end" blocking="render" media="(min-width:45rem)" />
      {boot && (
        <script {...startAttributes(boot.parts)} data-letters={lettersAttribute(boot.letters)}>
          {boot.code}
        </script>
      )}
      {data && <script type="application/ld+json">{data}</script>}
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {sheet && <link rel="stylesheet" href={sheet} />}
      {style && <style>{style}</style>}
      {apart && <link rel="stylesheet" {...apart} />}
      {modules.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}

/** `Sheet Sans ar|400|/assets/…,…`, as `boot.js` reads it. */
const lettersAttribute = (letters: readonly Letters[] | undefined): string | undefined =>
  letters?.map(({ family, weight, href }) => [family, weight, href].join('|')).join(',');

/** `data-app`, `data-search` and so on, of what there is. */
const startAttributes = (parts: StartParts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts)
      .filter(([, files]) => files.length > 0)
      .map(([name, files]) => [`data-${name}`, files.join(' ')]),
  );
