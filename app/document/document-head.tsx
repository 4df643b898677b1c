/** What build and server add to a page's head, besides title and description. */
export interface DocumentHead {
  /** The address of the style sheet. */
  sheet: string;
  /** The fonts of the page's language. */
  fonts?: readonly string[] | undefined;
  /** The code of the start script. Undefined on pages without scripts. */
  start?: string | undefined;
  /** The address of the style sheet for paper. */
  print: string;
  /** JSON-LD for search engines. */
  data?: string | undefined;
}

/** @param missing whether the page is the not-found page: the start script logs it (NF-1) */
export function HeadParts({ missing, sheet, fonts = [], print, start, data }: DocumentHead & { missing: boolean }) {
  return (
    <>
      {/* On a slow connection the browser may paint between two chunks of the document, and the first screen would
          shift: on screens wider than a phone, columns do while the next one arrives. */}
      <link rel="expect" href="#main" blocking="render" />
      <link rel="expect" href="#figures" blocking="render" media="(min-width:45rem)" />
      {start && <script data-missing={missing || undefined}>{start}</script>}
      {data && <script type="application/ld+json">{data}</script>}
      <link rel="stylesheet" href={sheet} />
      {/* So that they are there at the first paint, unless the line is slow. */}
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      ))}
      <link rel="stylesheet" href={print} media="print" />
    </>
  );
}
