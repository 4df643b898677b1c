/** What a page's head holds besides the page's own words: known to the build and the server, not to the page. */
export interface DocumentHead {
  /** Rules in the page itself; the policy knows their hash. */
  style?: string | undefined;
  /** The whole style sheet, where nobody looked at the finished page to see which rules it needs. */
  sheet?: string | undefined;
  /** Font files of the first screen. */
  fonts?: readonly string[] | undefined;
  /** The script that starts the application, the application's parts and its style sheet; pages without scripts have none. */
  boot?: { code: string; app: readonly string[]; sheet: string } | undefined;
  /** For search engines (JSON-LD). */
  data?: string | undefined;
  /** Modules of the development server. */
  modules?: readonly string[] | undefined;
}

/** The browser's application does not render these: React leaves what it does not know of in a head as it is. */
export function HeadParts({ style, sheet, fonts = [], boot, data, modules = [] }: DocumentHead) {
  return (
    <>
      {/* A slow phone may paint between two pieces of the document; the header's parts would move as the next of them arrives. */}
      <link rel="expect" href="#main" blocking="render" />
      {boot && (
        <script data-app={boot.app.join(' ')} data-sheet={boot.sheet}>
          {boot.code}
        </script>
      )}
      {data && <script type="application/ld+json">{data}</script>}
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {sheet && <link rel="stylesheet" href={sheet} />}
      {style && <style>{style}</style>}
      {modules.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}
