import { IconMinus, IconPlus } from '@tabler/icons-react';
import { media } from '../content/media-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { isMost, zoomIn, zoomOut } from './scale.ts';

/** In the title block; on a phone in the drawing's end corner. */
export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t, format } = useLanguage();
  // Not `disabled`, which would lose the focus at either end.
  return (
    <div className="viewer-zoom">
      <button
        type="button"
        className="viewer-key"
        aria-label={t(media.viewer.zoomOut)}
        aria-disabled={zoom <= 1}
        onClick={() => onZoom(zoomOut(zoom))}
      >
        <IconMinus size={22} stroke={1.5} aria-hidden="true" />
      </button>
      <output>{zoom <= 1 ? t(media.viewer.whole) : format.percent(Math.round(zoom * 100))}</output>
      <button
        type="button"
        className="viewer-key"
        aria-label={t(media.viewer.zoomIn)}
        aria-disabled={isMost(zoom)}
        onClick={() => onZoom(zoomIn(zoom))}
      >
        <IconPlus size={22} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
