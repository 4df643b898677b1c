import { IconPlayerPause, IconPlayerPlay, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Film } from '../content/films.ts';
import { media } from '../content/media-words.ts';
import { previews } from '../content/settings.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { clock, filmFile, isOwnFilm, stillFile } from './items.ts';

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

/** Film, and below it: play and pause, the position, and one sentence. */
function OwnPlayer({ film, title, onClose }: PlayerProps) {
  const { t } = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [paused, setPaused] = useState(true);
  const [muted, setMuted] = useState(false);
  const [time, setTime] = useState(0);
  const [length, setLength] = useState(film.address ? (film.seconds ?? 0) : previews.seconds);
  const file = filmFile(film);
  const toggle = () => {
    if (paused) void video.current?.play().catch(() => {});
    else video.current?.pause();
  };
  const instead = (
    <>
      {t(media.player.unsupported)} <a href={file}>{t(media.player.download)}</a>
    </>
  );
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  const Sound = muted ? IconVolumeOff : IconVolume;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the buttons do the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to click beside */}
      <div className="viewer-stage" onClick={({ target, currentTarget }) => target === currentTarget && onClose()}>
        <video
          ref={video}
          className="viewer-film"
          autoPlay
          playsInline
          width={previews.width}
          height={previews.height}
          aria-label={title}
          onClick={toggle}
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
          onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
          onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
          onLoadedMetadata={({ currentTarget }) =>
            Number.isFinite(currentTarget.duration) && setLength(currentTarget.duration)
          }
          {...(film.address ? {} : { poster: stillFile(film), loop: true })}
        >
          {film.address ? (
            <source src={file} onError={() => setFailed(true)} />
          ) : (
            <>
              <source src={`/media/${film.clip}.webm`} type='video/webm; codecs="av01.0.04M.08"' />
              <source src={file} type='video/mp4; codecs="avc1.640020"' onError={() => setFailed(true)} />
            </>
          )}
          <p>{instead}</p>
        </video>
        {failed && (
          <p role="alert" className="absolute inset-x-0 bottom-0 bg-paper p-4">
            {t(media.player.failed)} {instead}
          </p>
        )}
      </div>
      <div className="viewer-run">
        <button
          type="button"
          className="viewer-key"
          aria-label={t(paused ? media.player.play : media.player.pause)}
          onClick={toggle}
        >
          <Icon size={22} stroke={1.5} aria-hidden="true" />
        </button>
        <span>{clock(Math.floor(time))}</span>
        <input
          type="range"
          aria-label={t(media.player.seek)}
          aria-valuetext={`${clock(Math.floor(time))} / ${clock(length)}`}
          min={0}
          max={length}
          step={0.1}
          value={Math.min(time, length)}
          style={{ '--played': length > 0 ? time / length : 0 } as object}
          onChange={({ target }) => {
            if (video.current) video.current.currentTime = Number(target.value);
            setTime(Number(target.value));
          }}
        />
        <span>{clock(length)}</span>
        {/* The previews are silent. */}
        {film.address && (
          <button
            type="button"
            className="viewer-key"
            aria-label={t(media.player.mute)}
            aria-pressed={muted}
            onClick={() => {
              if (video.current) video.current.muted = !muted;
            }}
          >
            <Sound size={22} stroke={1.5} aria-hidden="true" />
          </button>
        )}
        {!film.address && <p>{t(media.player.preview)}</p>}
      </div>
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
