/**
 * What stays in one piece: a run without an ordinary space in which a letter follows a stroke (`600,000 t/year`, `(t/day)`), and a name or
 * compound that begins with a few letters and a hyphen (`Al-Houla`, `end-use`).
 */
const whole = /([^ ]+\/\p{L}[^ ]*|(?<!\p{L})\p{L}{1,3}-\p{L}+)/u;

/** A text whose figures, units and names stay in one piece: a browser may end a line after a stroke or hyphen, no-break space or not. */
export function Unparted({ text }: { text: string }) {
  if (!whole.test(text)) return text;
  // In one element: what lays out its children (a label beside its note) takes the text for one.
  return (
    <span>
      {text.split(whole).map((part, index) =>
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
