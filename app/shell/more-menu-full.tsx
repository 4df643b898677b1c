import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useState } from 'react';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

export interface MoreMenuProps {
  label: ReactNode;
  look: string;
  current: boolean;
  links: { href: string; name: string; current: boolean }[];
}

/** The menu with keyboard and pointer behaviour of its own. Not modal: a modal one would inject styles, which the policy forbids. */
export function FullMoreMenu({ label, look, current, links, defaultOpen }: MoreMenuProps & { defaultOpen: boolean }) {
  const { language } = useLanguage();
  // It takes the place of a `details`; where that has the focus, the focus would be lost with it.
  const [focused] = useState(() => document.activeElement?.localName === 'summary');
  return (
    <Root modal={false} defaultOpen={defaultOpen} dir={directionOf(language)}>
      <Trigger className={look} aria-current={current || undefined} autoFocus={focused}>
        {label}
      </Trigger>
      <Content align="end" className="more-list z-20">
        {links.map((link) => (
          <Item key={link.href} asChild>
            <a href={link.href} aria-current={link.current ? 'page' : undefined} className="menu-link">
              {link.name}
            </a>
          </Item>
        ))}
      </Content>
    </Root>
  );
}
