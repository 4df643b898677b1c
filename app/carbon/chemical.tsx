/** A text with its CO2 set as people write it; the fonts have no lowered 2 of their own. */
export function Chemical({ text }: { text: string }) {
  if (!text.includes('CO2')) return text;
  return text.split('CO2').map((part, index) => (
    <span key={index}>
      {index > 0 && (
        <>
          CO<sub className="leading-none">2</sub>
        </>
      )}
      {part}
    </span>
  ));
}
