import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { MoreMenuProps } from './more-menu-full.tsx';

/**
 * SH-4. A `details` that works at once; at the first sign of interest it becomes the menu proper, with type-ahead, arrow keys
 * and a pointer grace area. Already open, it stays open.
 */
export function MoreMenu(props: MoreMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MoreMenuProps & { defaultOpen: boolean }>>();
  const details = useRef<HTMLDetailsElement>(null);
  const wasOpen = useRef(false);
  const upgrade = useCallback(() => {
    import('./more-menu-full.tsx').then(
      ({ FullMoreMenu }) => {
        // Whoever has gone on into the list already would lose the place.
        if (details.current?.lastElementChild?.contains(document.activeElement)) return;
        wasOpen.current = details.current?.open ?? false;
        setMenu(() => FullMoreMenu);
      },
      // The list itself needs no code.
      () => {},
    );
  }, []);
  // The interest may be older than the application.
  useEffect(() => {
    if (details.current?.matches(':is([open], :hover, :focus-within)')) upgrade();
  }, [upgrade]);
  if (Menu) return <Menu {...props} defaultOpen={wasOpen.current} />;
  return (
    <details ref={details} className="relative" name="menu" onPointerEnter={upgrade} onFocus={upgrade}>
      <summary data-answers="more" {...props.trigger} />
      <ul className="more-list absolute end-0 top-full">
        {props.links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </details>
  );
}
