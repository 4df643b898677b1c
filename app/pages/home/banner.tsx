import { IconAlertTriangle, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { home } from '../../content/home.ts';
import { figureIds, fill, textParts } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import { registerAddress } from '../../rich-text/register-link.tsx';
import { Isolated } from '../../ui/bidi.tsx';

type Message = (typeof home.banner.messages)[number];

/**
 * HO-2: six messages, four seconds each, turned by CSS alone (styles/banner.css). It pauses by button, pointer and
 * focus, without JavaScript. Under reduced motion six buttons choose the message.
 */
export function Banner() {
  const { t } = useLanguage();
  const { banner } = home;
  const count = banner.messages.length;
  return (
    <section aria-label={t(banner.name)} className="banner">
      <div className="banner-row">
        <p className="banner-name">
          <IconAlertTriangle size={22} stroke={1.5} aria-hidden="true" />
          {t(banner.name)}
        </p>
        <ul className="banner-messages">
          {banner.messages.map((message) => (
            <li key={message.en}>
              <MessageLink message={message} />
            </li>
          ))}
        </ul>
        <fieldset className="banner-position">
          <legend className="sr-only">{t(banner.name)}</legend>
          {banner.messages.map((message, index) => (
            <label key={message.en}>
              <input
                type="radio"
                name="situation"
                defaultChecked={index === 0}
                aria-label={fill(t(banner.position), { n: index + 1, total: count })}
              />
            </label>
          ))}
        </fieldset>
        <label className="banner-pause">
          <input type="checkbox" aria-label={t(banner.pause)} />
          <IconPlayerPause size={22} stroke={1.5} aria-hidden="true" className="banner-running" />
          <IconPlayerPlay size={22} stroke={1.5} aria-hidden="true" className="banner-paused" />
        </label>
      </div>
    </section>
  );
}

/** A message is one link, to the row of its figure. */
function MessageLink({ message }: { message: Message }) {
  const { language } = useLanguage();
  const parts = textParts(message, language);
  const [id] = parts.flatMap(({ figure }) => (figure ? figureIds(figure) : []));
  return (
    <a href={registerAddress(id!)} data-figure={id}>
      {parts.map(({ text, figure }) =>
        figure ? (
          <b key={text}>
            <Isolated text={text} />
          </b>
        ) : (
          text
        ),
      )}
    </a>
  );
}
