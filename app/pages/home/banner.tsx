import { IconAlertTriangle, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { home } from '../../content/home.ts';
import { fill } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';

/** When each message's turn comes. */
const turns = ['[--turn:0s]', '[--turn:4s]', '[--turn:8s]', '[--turn:12s]', '[--turn:16s]', '[--turn:20s]'] as const;

/**
 * HO-2: six messages, four seconds each, turned by CSS alone (banner.css). It pauses by button, pointer and focus,
 * without JavaScript. Under reduced motion six buttons choose the message.
 */
export function Banner() {
  const { t } = useLanguage();
  const { name, pause, position, messages } = home.banner;
  return (
    <section aria-label={t(name)} className="banner">
      <p className="col-start-1 row-start-1 flex items-center gap-3 bg-accent px-(--edge) py-1.5 font-semibold small text-white max-sm:col-span-2 sm:px-5">
        <IconAlertTriangle size={22} stroke={1.5} aria-hidden="true" />
        {t(name)}
      </p>
      <ul>
        {messages.map((message, index) => (
          <li key={turns[index]} className={turns[index]}>
            <a
              href="/crisis"
              className="flex min-h-16 items-center px-(--edge) py-2 text-[clamp(1.0625rem,0.95rem+0.35vw,1.1875rem)] leading-[1.4] no-underline hover:underline focus-visible:-outline-offset-6 sm:px-6"
            >
              <span>
                <Words of={message} />
              </span>
            </a>
            <label className="banner-mark row-start-1 grid min-h-11 place-items-center">
              <input
                type="radio"
                name="situation"
                defaultChecked={index === 0}
                aria-label={fill(t(position), { n: index + 1, total: messages.length })}
                className="h-2 w-4 appearance-none border-[1.5px] border-ink checked:bg-ink"
              />
            </label>
          </li>
        ))}
      </ul>
      <label className="banner-pause relative row-start-1 grid size-[44px] place-items-center self-center hover:bg-ink hover:text-paper">
        <input type="checkbox" aria-label={t(pause)} className="peer absolute inset-0 cursor-pointer appearance-none" />
        <IconPlayerPause size={22} stroke={1.5} aria-hidden="true" className="peer-checked:hidden" />
        <IconPlayerPlay size={22} stroke={1.5} aria-hidden="true" className="not-peer-checked:hidden" />
      </label>
    </section>
  );
}
