/** What the build and the server put into a page's head, besides the page's own title and description. */
export interface DocumentHead {
  /** Inline styles; the content security policy knows their hash. */
  style?: string | undefined;
  /** The whole style sheet as a link, for pages that are rendered at request time. */
  sheet?: string | undefined;
  /** The start script, and the style sheet that comes with the first island. Pages without scripts have none. */
  start?: { code: string; sheet?: string } | undefined;
  /** Styles for print and forced colors, which block nothing. */
  apart?: { href: string; media: string } | undefined;
  /** JSON-LD for search engines. */
  data?: string | undefined;
  /** Modules of the development server. */
  modules?: readonly string[] | undefined;
}

/** @param missing whether no page has this address: the start script logs it (NF-1) */
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
      {/* A slow phone may paint between two chunks of the document; without this, the parts of the first screen would shift. */}
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
