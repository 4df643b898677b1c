/** A formula whose indices stand lower: what follows `_`. */
export const Lowered = ({ text }: { text: string }) =>
  text.split(/_([a-z\d]+)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <sub key={index} className="leading-none">
        {part}
      </sub>
    ),
  );
