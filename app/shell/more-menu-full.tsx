import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

export interface MoreMenuProps {
  /** Of what opens it. */
  trigger: Pick<ComponentProps<'button'>, 'aria-current' | 'className' | 'children'>;
  links: readonly ReactElement[];
}

/** The menu with keyboard and pointer behaviour of its own. Not modal: a modal one would inject styles, which the policy forbids. */
export function FullMoreMenu({ trigger, links, defaultOpen }: MoreMenuProps & { defaultOpen: boolean }) {
  const { language } = useLanguage();
  // It takes the place of a `details`; where that has the focus, the focus would be lost with it.
  const [focused] = useState(() => document.activeElement?.localName === 'summary');
  return (
    <Root modal={false} defaultOpen={defaultOpen} dir={directionOf(language)}>
      <Trigger {...trigger} autoFocus={focused} />
      <Content align="end" className="more-list z-20">
        {links.map((link) => (
          <Item key={link.key} asChild>
            {link}
          </Item>
        ))}
      </Content>
    </Root>
  );
}
