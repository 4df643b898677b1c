/** A run without an ordinary space in which a letter follows a stroke: `600,000 t/year`, `(t/day)`. */
const stroked = /([^ ]+\/\p{L}[^ ]*)/u;

/** A text whose figures and units stay in one piece: a browser may end a line after a stroke, no-break space or not. */
export function Unparted({ text }: { text: string }) {
  if (!stroked.test(text)) return text;
  // In one element: what lays out its children (a label beside its note) takes the text for one.
  return (
    <span>
      {text.split(stroked).map((part, index) =>
        // split() with one group alternates: text, match, text ...
        index % 2 === 1 ? (
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
