import { IconMinus, IconPlus } from '@tabler/icons-react';
import { media } from '../content/media-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { isMost, zoomIn, zoomOut } from './scale.ts';

interface ZoomButtonsProps {
  zoom: number;
  /** The zoom that shows the whole picture. */
  least: number;
  onZoom: (zoom: number) => void;
}

/** In the title block; on a phone in the drawing's end corner. */
export function ZoomButtons({ zoom, least, onZoom }: ZoomButtonsProps) {
  const { t, format } = useLanguage();
  // Not `disabled`, which would lose the focus at either end.
  return (
    <div className="viewer-zoom">
      <button
        type="button"
        className="viewer-key"
        aria-label={t(media.viewer.zoomOut)}
        aria-disabled={zoom <= least}
        onClick={() => onZoom(zoomOut(zoom))}
      >
        <IconMinus size={22} stroke={1.5} aria-hidden="true" />
      </button>
      <output>{zoom <= least ? t(media.viewer.whole) : format.percent(Math.round(zoom * 100))}</output>
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
