import { useState } from 'react';
import type { Film } from '../content/films.ts';
import { media } from '../content/media-words.ts';
import { previews } from '../content/settings.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { filmFile, isOwnFilm, stillFile } from './items.ts';

interface PlayerProps {
  film: Film;
  title: string;
  /** A click beside the film. */
  onClose: () => void;
}

/**
 * A film in the viewer (HO-5). It plays at once, because the visitor opened it. For a film on another host it first
 * asks, says who gets data, and offers a plain link.
 */
export function Player({ film, title, onClose }: PlayerProps) {
  const [agreed, setAgreed] = useState(false);
  const { address } = film;
  if (address && !isOwnFilm(film) && !agreed) return <Ask url={address.url} onAgree={() => setAgreed(true)} />;
  if (address?.kind !== 'page') return <OwnPlayer film={film} title={title} onClose={onClose} />;
  return (
    <div className="viewer-stage">
      <iframe className="viewer-film" src={address.url} title={title} allow="autoplay; fullscreen" allowFullScreen />
    </div>
  );
}

/** The browser's own player, and one line about a preview. A format that can't be loaded or decoded gives way to the next. */
function OwnPlayer({ film, title, onClose }: PlayerProps) {
  const { t } = useLanguage();
  const file = filmFile(film);
  const formats = film.address
    ? [{ src: file }]
    : [
        { src: `/media/${film.clip}.webm`, type: 'video/webm; codecs="av01.0.04M.08"' },
        { src: file, type: 'video/mp4; codecs="avc1.640020"' },
      ];
  /** Formats that failed. */
  const [failed, setFailed] = useState(0);
  const fail = (source: string) => setFailed(formats.findIndex(({ src }) => source.endsWith(src)) + 1);
  const left = formats.slice(failed);
  const instead = (
    <>
      {t(media.player.unsupported)} <a href={file}>{t(media.player.download)}</a>
    </>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the buttons do the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to click beside */}
      <div className="viewer-stage" onClick={({ target, currentTarget }) => target === currentTarget && onClose()}>
        <video
          key={failed}
          className="viewer-film"
          controls
          autoPlay
          playsInline
          width={previews.width}
          height={previews.height}
          aria-label={title}
          onError={({ currentTarget }) => fail(currentTarget.currentSrc)}
          {...(film.address ? {} : { poster: stillFile(film), loop: true })}
        >
          {left.map((format) => (
            // The browser tries the next one by itself.
            <source key={format.src} {...format} onError={() => format === left.at(-1) && fail(format.src)} />
          ))}
          <p>{instead}</p>
        </video>
        {left.length === 0 && (
          <p role="alert" className="absolute inset-x-0 bottom-0 bg-paper p-4">
            {t(media.player.failed)} {instead}
          </p>
        )}
      </div>
      {!film.address && <p className="viewer-names px-6 py-3">{t(media.player.preview)}</p>}
    </>
  );
}

function Ask({ url, onAgree }: { url: string; onAgree: () => void }) {
  const { t } = useLanguage();
  const { host } = new URL(url);
  return (
    <div className="viewer-stage viewer-ask">
      <p className="measure">{t(media.player.external.ask, { host })}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={onAgree}>{t(media.player.external.agree, { host })}</Button>
        <a href={url} rel="noopener noreferrer">
          {t(media.player.external.link)}: <bdi dir="ltr">{host}</bdi>
        </a>
      </div>
    </div>
  );
}
