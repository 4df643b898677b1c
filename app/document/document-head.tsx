/** What build and server add to a page's head, besides title and description. */
export interface DocumentHead {
  /** Inline styles; the content security policy has the hash of each. */
  styles?: readonly string[] | undefined;
  /** The address of the style sheet, if it is not inline. */
  sheet?: string | undefined;
  /** The code of the start script. Undefined on pages without scripts. */
  start?: string | undefined;
  /** The address of the style sheet for paper. */
  print: string;
  /** JSON-LD for search engines. */
  data?: string | undefined;
}

/** @param missing whether the page is the not-found page: the start script logs it (NF-1) */
export function HeadParts({ missing, sheet, print, styles = [], start, data }: DocumentHead & { missing: boolean }) {
  return (
    <>
      {/* On a slow connection the browser may paint between two chunks of the document, and the first screen would
          shift. */}
      <link rel="expect" href="#main" blocking="render" />
      <link rel="expect" href="#first-screen-end" blocking="render" media="(min-width:45rem)" />
      {start && <script data-missing={missing || undefined}>{start}</script>}
      {data && <script type="application/ld+json">{data}</script>}
      {sheet && <link rel="stylesheet" href={sheet} />}
      {styles.map((style) => (
        <style key={style}>{style}</style>
      ))}
      <link rel="stylesheet" href={print} media="print" />
    </>
  );
}
