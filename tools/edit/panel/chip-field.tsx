import { useLayoutEffect, useRef } from 'react';

interface ChipFieldProps {
  id: string;
  label: string;
  dir: 'rtl' | 'ltr';
  lang: 'ar' | 'en' | 'de';
  value: string;
  /** What a chip shows instead of its placeholder. */
  chipText: (chip: string) => string;
  invalid?: boolean;
  onChange: (value: string) => void;
}

const pieces = (text: string): string[] => text.split(/(\{=?\w+\})/).filter(Boolean);

/** The text of a field, with the placeholder of each chip. */
const read = (field: HTMLElement): string =>
  [...field.childNodes]
    .map((node) =>
      node instanceof HTMLElement
        ? (node.dataset.chip ?? (node.localName === 'br' ? '\n' : (node.textContent ?? '')))
        : (node.nodeValue ?? ''),
    )
    .join('')
    .replace(/\u00a0$/, '');

/** A text field whose figures are chips: they can be moved and deleted, but not typed into. */
export function ChipField({ id, label, dir, lang, value, chipText, invalid, onChange }: ChipFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  // A layout effect: a later one would see the next letter already typed, put the text before it back, and move the caret to its start.
  useLayoutEffect(() => {
    const element = field.current;
    // Render only values from outside: during typing, the field itself holds the newest text.
    if (!element || read(element) === value) return;
    element.replaceChildren(
      ...pieces(value).map((piece) => {
        if (!/^\{=?\w+\}$/.test(piece)) return document.createTextNode(piece);
        const chip = document.createElement('span');
        chip.className = 'chip';
        chip.contentEditable = 'false';
        chip.dataset.chip = piece;
        chip.textContent = chipText(piece);
        return chip;
      }),
    );
  }, [value, chipText]);
  return (
    <div className="field">
      <span id={`${id}-label`}>{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a text area can't hold chips */}
      <div
        ref={field}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={`${id}-label`}
        aria-invalid={invalid || undefined}
        className="text"
        dir={dir}
        lang={lang}
        contentEditable
        suppressContentEditableWarning
        onInput={(event) => onChange(read(event.currentTarget))}
        onPaste={(event) => {
          event.preventDefault();
          const text = event.clipboardData.getData('text/plain').replace(/\s+/g, ' ');
          document.execCommand('insertText', false, text);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
