import { IconAlertTriangle, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { home } from '../../content/home.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Say } from '../../register/say.tsx';

/**
 * HO-2: six messages, four seconds each, turned by CSS alone (styles/banner.css), so that it runs and stops without
 * JavaScript: on hover, on focus, by its button, and altogether for people who want no motion, who see the whole list.
 */
export function Banner() {
  const { t } = useLanguage();
  const { banner } = home;
  return (
    <section aria-label={t(banner.name)} className="banner border-y-[1.5px] border-ink bg-paper-2 print:hidden">
      <div className="wrap grid grid-cols-[1fr_auto] items-center gap-x-4 max-sm:pb-4 sm:flex sm:gap-6">
        <span className="flex items-center gap-3 self-stretch bg-accent px-5 font-semibold text-white max-sm:bleed max-sm:col-span-2 max-sm:px-(--gutter) max-sm:py-2.5">
          <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />
          {t(banner.name)}
        </span>
        <ul className="banner-messages flex-1 text-[clamp(1.125rem,1.7vw,1.5rem)] font-semibold leading-[1.4] max-sm:col-span-2">
          {banner.messages.map((message) => (
            <li key={message.text.en}>
              <Say words={message} linked />
            </li>
          ))}
        </ul>
        <span
          aria-hidden="true"
          className="banner-position flex w-42 max-w-full border-[1.5px] border-ink max-sm:w-full"
        >
          {banner.messages.map((message) => (
            <i key={message.text.en} className="block h-2 flex-1 border-ink not-first:border-s" />
          ))}
        </span>
        <label className="banner-pause relative grid size-12 cursor-pointer place-items-center border-[1.5px] border-ink bg-paper hover:bg-ink hover:text-paper">
          <input
            type="checkbox"
            className="absolute inset-0 size-full cursor-pointer appearance-none"
            aria-label={t(banner.pause)}
          />
          <IconPlayerPause size={22} stroke={1.5} aria-hidden="true" className="banner-running" />
          <IconPlayerPlay size={22} stroke={1.5} aria-hidden="true" className="banner-paused" />
        </label>
      </div>
    </section>
  );
}
