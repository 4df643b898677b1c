import type { ReactNode } from 'react';

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
