import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';
import { media } from '../content/media-words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { DrawingStage } from './drawing-stage.tsx';
import { useDrawingTexts } from './drawing-texts.ts';
import { filmFile, filmSize, indexByKey, indexBySwipe, pictureFile, type ViewerItem } from './items.ts';
import { Chevron, Names } from './names.tsx';
import { PageCopy } from './page-copy.tsx';
import { Player } from './player.tsx';
import { phoneWidth, zoomIn, zoomOut } from './scale.ts';
import { FileLink, SheetTitle } from './title-block.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface ViewerProps {
  items: readonly ViewerItem[];
  /** Its id, in `data-opens` of the controls that open it. */
  id: string;
}

/**
 * The site's viewer (PJ-14) for drawings, photos and films: a sheet in a native modal dialog, with a margin of backdrop.
 * Escape, the close button, the backdrop and a click beside the picture close it, and focus returns.
 */
export function Island({ items, id }: ViewerProps) {
  const { t } = useLanguage();
  // The index of the displayed item.
  const { value: index, show, close } = useDialog(id, ({ dataset }) => Number(dataset.item));
  // Not visible while the dialog is closed.
  const n = index ?? 0;
  const [zoom, setZoom] = useState({ of: n, by: 1 });
  return (
    <Dialog open={index !== null} onClose={close} label={t(media.viewer.name)} className="viewer border-0">
      <ViewerSheet
        items={items}
        n={n}
        asked={zoom.of === n ? zoom.by : 1}
        onZoom={(by) => setZoom({ of: n, by })}
        pageScale={pageScale(`[data-opens="${id}"][data-item="${n}"]`)}
        onItem={show}
        onClose={close}
      />
    </Dialog>
  );
}

interface ViewerSheetProps {
  items: readonly ViewerItem[];
  /** The index of the displayed item. */
  n: number;
  /** The zoom that the visitor asked for. */
  asked: number;
  onZoom: (zoom: number) => void;
  pageScale: number;
  onItem: (index: number) => void;
  onClose: () => void;
}

function ViewerSheet({ items, n, asked, onZoom, pageScale, onItem, onClose }: ViewerSheetProps) {
  const { language, t } = useLanguage();
  const item = items[n]!;
  const total = items.length;
  const position = t(media.viewer.position, { n: n + 1, total });
  const drawing = useDrawingTexts(item.kind === 'picture' && typeof item.of === 'string' ? item.of : null);
  const [lit, setLit] = useState<{ of: number; number: number }>();
  // A phone opens on the first number.
  const number = lit?.of === n ? lit.number : innerWidth < phoneWidth ? 1 : null;
  const [least, setLeast] = useState(1);
  const zoom = Math.max(least, asked);
  const sheet = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);
  // The focused element may have gone with the previous item, and the keys would have no effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the item, and at no other time
  useLayoutEffect(() => {
    if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true });
  }, [n]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || within(event.target, 'input, iframe')) return;
    // A zoomed picture is panned, and a whole one that has the focus; else the arrows go through the pictures.
    const pans = zoom > 1 || within(event.target, '[data-pannable]');
    if (act(event.key, pans)) event.preventDefault();
  };
  /** @returns whether the key has a meaning */
  const act = (key: string, pans: boolean): boolean => {
    const [dx, dy] = steps[key] ?? [0, 0];
    if (stage.current && ((dx !== 0 && pans) || dy !== 0)) {
      stage.current.scrollBy({ left: dx * panBy, top: dy * panBy });
      return true;
    }
    const next = indexByKey(key, n, total, language);
    if (next !== null) onItem(next);
    else if (key === '+' || key === '=') onZoom(zoomIn(zoom));
    else if (key === '-') onZoom(zoomOut(zoom));
    else if (key === '0') onZoom(1);
    else return false;
    return true;
  };
  const onTouchStart = (event: TouchEvent) => {
    const finger = event.touches[0];
    const free = event.touches.length === 1 && !within(event.target, 'input, iframe, [data-pannable], .viewer-names');
    touch.current = finger && free ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const finger = event.changedTouches[0];
    const from = touch.current;
    touch.current = null;
    if (!finger || !from) return;
    const next = indexBySwipe(finger.clientX - from.x, finger.clientY - from.y, n, total, language);
    if (next !== null) onItem(next);
  };
  const step = (by: number) => () => onItem((n + by + total) % total);
  return (
    // A click on content that can't be focused keeps the focus in the dialog.
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes for all that is in it
    <div
      ref={(element) => {
        sheet.current = element;
        // The dialog focuses it when it opens. React omits the attribute.
        element?.setAttribute('autofocus', '');
      }}
      tabIndex={-1}
      className={`viewer-sheet viewer-of-${item.kind} outline-none`}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <p role="status" className="sr-only">
        {total > 1 && `${position}: `}
        {item.title}
      </p>
      {item.kind === 'picture' ? (
        <>
          <DrawingStage
            key={n}
            of={item.of}
            title={item.title}
            pageScale={pageScale}
            zoom={zoom}
            onZoom={onZoom}
            onLeast={setLeast}
            number={number}
            onNumber={(next) => setLit({ of: n, number: next })}
            onClose={onClose}
            stage={stage}
          />
          {drawing && drawing.legend.length > 0 && (
            <Names
              key={`names ${n}`}
              names={drawing.legend}
              number={number}
              onNumber={(next) => setLit({ of: n, number: next })}
            />
          )}
        </>
      ) : item.kind === 'copy' ? (
        <PageCopy key={n} of={item.copies} stage={stage} className="viewer-copy" onClose={onClose} />
      ) : (
        <Player key={n} film={item.film} title={item.title} onClose={onClose} />
      )}
      <SheetTitle
        number={item.kind === 'film' ? t(media.viewer.film) : drawing && <bdi dir="ltr">{drawing.sheet}</bdi>}
        title={item.title}
        view={drawing ? t(drawing.view) : undefined}
        position={total > 1 ? position : undefined}
        notes={item.kind === 'picture' && <PictureNotes describedBy={item.describedBy} basis={drawing?.basis} />}
      />
      {total > 1 && (
        <nav className="viewer-items" aria-label={t(media.viewer.name)}>
          <button type="button" className="viewer-key" aria-label={t(media.viewer.previous)} onClick={step(-1)}>
            <Chevron back />
          </button>
          <span className="max-sm:hidden">{position}</span>
          <button type="button" className="viewer-key" aria-label={t(media.viewer.next)} onClick={step(1)}>
            <Chevron />
          </button>
        </nav>
      )}
      {item.kind === 'picture' && <ZoomButtons zoom={zoom} least={least} onZoom={onZoom} />}
      <ItemFile item={item} />
      <button type="button" className="viewer-close" aria-label={t(media.viewer.close)} onClick={onClose}>
        <IconX size={24} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The file of a picture or film; a copy of a part of the page has none. */
function ItemFile({ item }: { item: ViewerItem }) {
  const { language, t, format } = useLanguage();
  if (item.kind === 'copy') return null;
  if (item.kind === 'picture') return <FileLink href={pictureFile(item.of, language)}>{t(media.viewer.file)}</FileLink>;
  const bytes = filmSize(item.film);
  const size = bytes && t(media.player.size, { size: format.number(Math.ceil(bytes / 1000)) });
  return <FileLink href={filmFile(item.film)}>{size ? t(media.player.file, { size }) : t(media.viewer.file)}</FileLink>;
}

/** What the page says of a picture, and which parts of a drawing are data. */
function PictureNotes({ describedBy, basis }: { describedBy?: string; basis?: Text }) {
  const { t } = useLanguage();
  return (
    <>
      {describedBy && <PageCopy key={describedBy} of={describedBy} />}
      {basis && <p className="small text-ink-2">{t(basis)}</p>}
    </>
  );
}

/** CSS pixels that an arrow key pans by. */
const panBy = 120;
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The scale at which a control of the page shows its drawing; 0 if it shows none. */
function pageScale(control: string): number {
  const images = document.querySelectorAll<HTMLImageElement>(`${control} img`);
  const image = [...images].find(({ clientWidth }) => clientWidth > 0);
  if (!image?.naturalWidth) return 0;
  // A cropped picture fills its frame.
  return Math.max(image.clientWidth / image.naturalWidth, image.clientHeight / image.naturalHeight);
}

const within = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
