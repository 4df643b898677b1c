import { IconHomeSearch, IconRecycle, IconSchool } from '@tabler/icons-react';
import { community } from '../../content/community.ts';
import { Words } from '../../rich-text/words.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const icons = { sorting: IconRecycle, documenting: IconHomeSearch, teaching: IconSchool } as const;

/** Three initiatives; the active ones lead to the contact form with their subject. */
export function Initiatives() {
  const { initiatives } = community;
  return (
    <section className="plain wrap section">
      <h2>{initiatives.title}</h2>
      <ul className="initiatives mt-10 grid gap-x-(--gap) gap-y-12 sm:grid-cols-3">
        {initiatives.items.map((item) => {
          const Icon = icons[item.id];
          return (
            <li
              key={item.id}
              className="flex flex-col items-start border-t-[1.5px] border-ink pt-5 sm:row-span-5 sm:grid sm:grid-rows-subgrid sm:justify-items-start sm:gap-y-0"
            >
              <Icon size={44} stroke={1.5} className="text-accent" aria-hidden="true" />
              <h3 className="mt-4 mb-2">{item.title}</h3>
              <p className="max-w-[36ch] text-ink-2">{item.text}</p>
              <dl className="mt-4 mb-6 w-full">
                <div className="border-t border-ink-3 py-2.5">
                  <dt className="sr-only">{initiatives.participants}</dt>
                  <dd className="font-semibold">
                    <Words of={item.participants} language={community.language} />
                  </dd>
                </div>
                <div className="border-t border-ink-3 py-2.5">
                  <dt className="small text-ink-2">{initiatives.reward}</dt>
                  <dd>{item.reward}</dd>
                </div>
              </dl>
              <div className="mt-auto">
                {item.active ? (
                  <ButtonLink href="/contact?subject=join" arrow>
                    {initiatives.join}
                  </ButtonLink>
                ) : (
                  <StatusBadge colour="grey" variant="outline">
                    {initiatives.soon}
                  </StatusBadge>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
