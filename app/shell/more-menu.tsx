import { type ComponentType, useState } from 'react';
import { type MoreMenuProps, moreItemLook, moreListLook } from './more-menu-look.ts';

/**
 * SH-4. A `details` that works at once; at the first sign of interest it becomes the menu proper, with type-ahead, arrow keys
 * and a pointer grace area. Already open, it stays open.
 */
export function MoreMenu(props: MoreMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MoreMenuProps & { defaultOpen: boolean }>>();
  const [open, setOpen] = useState(false);
  const upgrade = () =>
    import('./more-menu-full.tsx').then(
      ({ FullMoreMenu }) => setMenu(() => FullMoreMenu),
      () => {},
    );
  if (Menu) return <Menu {...props} defaultOpen={open} />;
  return (
    <details
      className="relative"
      name="menu"
      onPointerEnter={upgrade}
      onFocus={upgrade}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={props.look} aria-current={props.current || undefined}>
        {props.label}
      </summary>
      <ul className={`absolute end-0 top-full ${moreListLook}`}>
        {props.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? 'page' : undefined} className={moreItemLook}>
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
