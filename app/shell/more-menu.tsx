import { type ComponentType, type ReactNode, useState } from 'react';

export interface MoreMenuProps {
  label: ReactNode;
  look: string;
  current: boolean;
  links: { href: string; name: string; current: boolean }[];
}

/** The look of the list, the same for both menus. */
export const moreListLook = 'min-w-52 border-2 border-ink bg-white py-1.5';
export const moreItemLook =
  'flex min-h-11 items-center border-s-4 border-transparent px-5 no-underline outline-offset-[-3px] hover:bg-paper-2 focus:bg-paper-2 aria-[current]:border-accent aria-[current]:font-semibold';

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
