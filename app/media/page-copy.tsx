import type { RefObject } from 'react';

interface PageCopyProps {
  /** The id of an element of the page. */
  of: string;
  stage?: RefObject<HTMLElement | null>;
  className?: string;
  /** A click beside the copy. */
  onClose?: () => void;
}

/** A copy of what an element of the page holds, with its links. */
export function PageCopy({ of, stage, className, onClose }: PageCopyProps) {
  const copy = (element: HTMLDivElement | null) => {
    const copied = document.getElementById(of);
    element?.replaceChildren(...[...(copied?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    if (stage) stage.current = element;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to click beside
    <div
      ref={copy}
      className={className}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose?.()}
    />
  );
}
