import { useState } from 'react';
import { previews } from '../content/figures.ts';
import type { Film } from '../content/films.ts';
import { media } from '../content/media-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { drawingFile } from './drawing-file.ts';
import { filmFile, isOwnFilm } from './items.ts';

/**
 * A film in the viewer (HO-5). It plays at once, because the visitor opened it. For a film on another host it first
 * asks, says who gets data, and offers a plain link.
 */
export function Player({ film, title }: { film: Film; title: string }) {
  const [agreed, setAgreed] = useState(false);
  const { address } = film;
  if (address && !isOwnFilm(film) && !agreed) return <Ask url={address.url} onAgree={() => setAgreed(true)} />;
  return (
    <div className="viewer-stage">
      {address?.kind === 'page' ? (
        <iframe className="viewer-film" src={address.url} title={title} allow="autoplay; fullscreen" allowFullScreen />
      ) : (
        <Video film={film} title={title} />
      )}
    </div>
  );
}

function Video({ film, title }: { film: Film; title: string }) {
  const { language, t } = useLanguage();
  const [failed, setFailed] = useState(false);
  const file = filmFile(film);
  const instead = (
    <>
      {t(media.player.unsupported)} <a href={file}>{t(media.player.download)}</a>
    </>
  );
  return (
    <>
      <video
        className="viewer-film"
        controls
        autoPlay
        playsInline
        width={previews.width}
        height={previews.height}
        aria-label={title}
        {...(film.address ? {} : { poster: drawingFile(film.clip, language, 'still'), loop: true })}
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
