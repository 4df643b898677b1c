import type { ReactNode } from 'react';

export interface MoreMenuProps {
  label: ReactNode;
  look: string;
  current: boolean;
  links: { href: string; name: string; current: boolean }[];
}
