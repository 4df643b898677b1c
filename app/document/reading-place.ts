/** Where along the line the eye is looked for, as a share of the window's width: the middle of the text, then its edges. */
const columns = [0.5, 0.25, 0.75];
/** How far below the header, in CSS pixels. */
const depths = [8, 60, 140, 260];

/** Where an element stands: text that is read through keeps the share of it above the line, what starts below keeps its distance. */
function mark(element: Element, line: number) {
  const { top, height } = element.getBoundingClientRect();
  return {
    element,
    share: top < line && height > 0 ? (line - top) / height : 0,
    distance: Math.max(top - line, 0),
  };
}

/**
 * What the visitor is reading. A change of language makes everything above longer or shorter.
 * @returns the function that brings the same place back to where it was
 */
export function readingPlace(): () => void {
  if (scrollY < 1) return () => {};
  const line = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
  const marks = depths.flatMap((depth) =>
    columns
      .map((column) => document.elementFromPoint(innerWidth * column, line + depth))
      .filter((element) => element?.closest('main, footer, main ~ section') && !element.matches('main'))
      .map((element) => mark(element!, line)),
  );
  return () => {
    // What is drawn anew in the other language is not there any more; its neighbour is.
    const kept = marks.find(({ element }) => element.isConnected);
    if (!kept) return;
    const { top, height } = kept.element.getBoundingClientRect();
    scrollBy({ top: top + kept.share * height - line - kept.distance, behavior: 'instant' });
  };
}
