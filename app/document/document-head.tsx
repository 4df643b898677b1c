/** What build and server add to a page's head, besides title and description. */
export interface DocumentHead {
  /** Inline styles; the content security policy has their hash. */
  style?: string | undefined;
  /** A link to the whole style sheet, for pages rendered at request time. */
  sheet?: string | undefined;
  /** The start script, and the style sheet that the first island loads. Undefined on pages without scripts. */
  start?: { code: string; sheet?: string } | undefined;
  /** Non-blocking styles for print and forced colors. */
  apart?: { href: string; media: string } | undefined;
  /** JSON-LD for search engines. */
  data?: string | undefined;
  /** Modules of the development server. */
  modules?: readonly string[] | undefined;
}

/** @param missing whether the page is the not-found page: the start script logs it (NF-1) */
export function HeadParts({
  missing,
  style,
  apart,
  sheet,
  start,
  data,
  modules = [],
}: DocumentHead & { missing: boolean }) {
  return (
    <>
      {/* On a slow connection the browser may paint between two chunks of the document, and the first screen would
          shift. */}
      <link rel="expect" href="#main" blocking="render" />
      <link rel="expect" href="#first-screen-end" blocking="render" media="(min-width:45rem)" />
      {start && (
        <script data-sheet={start.sheet} data-missing={missing || undefined}>
          {start.code}
        </script>
      )}
      {data && <script type="application/ld+json">{data}</script>}
      {sheet && <link rel="stylesheet" href={sheet} />}
      {style && <style>{style}</style>}
      {apart && <link rel="stylesheet" {...apart} />}
      {modules.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}
