import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';

interface MoreMenuProps {
  name: string;
  links: readonly { href: string; name: string; current?: 'page' | 'true' | undefined }[];
  /** The first link below the rule. */
  ruled: string;
}

/**
 * SH-4. A `details` that works without scripts; hydrated, it becomes a Radix menu with type-ahead, arrow keys and
 * pointer grace area. An open one stays open.
 */
export function MoreMenu({ name, links, ruled }: MoreMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [replaced, replace] = useState<{ open: boolean; focused: boolean }>();
  // At once: a press between reading and replacing it would be lost.
  useLayoutEffect(() => {
    const before = details.current!;
    const { activeElement } = document;
    // Keeps the focus of a visitor who has moved on into the list.
    if (before.lastElementChild!.contains(activeElement)) return;
    replace({ open: before.open, focused: before.contains(activeElement) });
  }, []);
  const trigger = {
    className: 'bar-link gap-1.5',
    // The contact page has a link of its own in the bar.
    'aria-current': links.some(({ href, current }) => current && href !== '/contact') || undefined,
    children: (
      <>
        <span>{name}</span>
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
      </>
    ),
  };
  const items = links.map(({ href, name, current }) => (
    <a key={href} href={href} aria-current={current} className={`menu-link ${href === ruled ? 'border-t' : ''}`}>
      {name}
    </a>
  ));
  if (replaced) return <FullMenu {...replaced} trigger={trigger} items={items} />;
  return (
    <details ref={details} className="relative" name="menu">
      <summary {...trigger} />
      <ul className="more-list absolute end-0 top-full">
        {items.map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
    </details>
  );
}

interface FullMenuProps {
  open: boolean;
  focused: boolean;
  trigger: object;
  items: readonly ReactElement[];
}

/** Not modal: a modal one injects styles, which the policy forbids. */
function FullMenu({ open: openBefore, focused, trigger, items }: FullMenuProps) {
  const { language } = useLanguage();
  const [open, setOpen] = useState(openBefore);
  const button = useRef<HTMLButtonElement>(null);
  /** Radix ignores Tab. Here it leaves the menu, which closes, and goes on from the button. */
  const leaveOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    button.current!.focus();
  };
  return (
    <Root modal={false} open={open} onOpenChange={setOpen} dir={directionOf(language)}>
      {/* A click without a pointer: of a screen reader, or of Enter pressed on the summary before. Radix ignores it. */}
      <Trigger
        {...trigger}
        ref={button}
        autoFocus={focused}
        onClick={({ detail }) => {
          if (detail === 0) setOpen(true);
        }}
      />
      <Content align="end" className="more-list z-20" onKeyDownCapture={leaveOnTab}>
        {items.map((item) => (
          <Item key={item.key} asChild>
            {item}
          </Item>
        ))}
      </Content>
    </Root>
  );
}
