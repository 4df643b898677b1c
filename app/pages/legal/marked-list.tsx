import type { Icon } from '@tabler/icons-react';
import type { Text } from '../../content/text.ts';
import { useLanguage } from '../../language/provider.tsx';

interface MarkedListProps {
  title: Text;
  items: readonly Text[];
  mark: Icon;
}

/** A ruled list under its title, each line with an icon. */
export function MarkedList({ title, items, mark: Mark }: MarkedListProps) {
  const { t } = useLanguage();
  return (
    <div>
      <h3 className="border-b-2 border-current pb-2">{t(title)}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.en} className="flex gap-3 border-b border-grid py-2 in-[.dark]:border-ink-2">
            <Mark
              size={24}
              stroke={1.5}
              className="mt-0.5 text-accent in-[.dark]:text-accent-light"
              aria-hidden="true"
            />
            {t(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
