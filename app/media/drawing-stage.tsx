import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { media } from '../content/media-words.ts';
import { isRightToLeft } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { cropToInk, numbered, useInlineDrawing } from './inline-drawing.ts';
import { pictureFile } from './items.ts';
import { drawingSize, type PictureSource } from './picture.tsx';
import { drawingScale, leastZoom, letterUnits, limitZoom, type Size, wholeScale } from './scale.ts';
import { useDrag, usePinch } from './touch.ts';

interface DrawingStageProps {
  of: PictureSource;
  title: string;
  /** The scale at which the page shows it. */
  pageScale: number;
  /** Relative to the scale at which it opens. */
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Gets the zoom that shows the whole picture, 1 if it opens whole. */
  onLeast: (zoom: number) => void;
  /** The number of the lit balloon. */
  number: number | null;
  onNumber: (number: number) => void;
  /** A click beside the picture. */
  onClose: () => void;
  /** The element that scrolls. */
  stage: RefObject<HTMLElement | null>;
}

/** A picture in the viewer: as large as scale.ts says, zoomed and panned by touch, mouse and keyboard. */
export function DrawingStage(props: DrawingStageProps) {
  const { of, title, pageScale, zoom, onZoom, onLeast, number, onNumber, onClose, stage } = props;
  const { language, t } = useLanguage();
  const name = typeof of === 'string' ? of : null;
  const svg = useInlineDrawing(name, language);
  const canvas = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>();
  const [ink, setInk] = useState<Size>();
  const size = svg === null ? (typeof of === 'string' ? drawingSize(of, 'sheet') : of) : ink;
  const opening = room && size && (name === null ? wholeScale(room, size) : drawingScale(room, size, pageScale));
  const least = opening ? leastZoom(room, size, opening) : 1;
  const scale = opening && opening * zoom;
  const [legible, letter] = letterUnits(scale ?? 1);

  useLayoutEffect(() => {
    if (!svg) return;
    canvas.current?.replaceChildren(svg);
    setInk(cropToInk(svg));
  }, [svg]);
  useLayoutEffect(() => {
    const measure = () => setRoom({ width: stage.current!.clientWidth, height: stage.current!.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, [stage]);
  useLayoutEffect(() => onLeast(least), [least, onLeast]);

  /** A point of the picture, as fractions, that stays where it is in the window when the scale changes. */
  const held = useRef<{ x: number; y: number; left: number; top: number }>(null);
  const hold = (left: number, top: number) => {
    const box = canvas.current!.getBoundingClientRect();
    held.current = { x: (left - box.left) / box.width, y: (top - box.top) / box.height, left, top };
  };
  const onScroll = () => {
    const box = stage.current!;
    // Zooming keeps the lit balloon, if it is in view, where it is.
    const frame = box.getBoundingClientRect();
    const lit = box.querySelector('[data-lit] > :last-child')?.getBoundingClientRect();
    const { left, top, width, height } = lit && contains(frame, lit) ? lit : frame;
    hold(left + width / 2, top + height / 2);
  };
  const opened = useRef(false);
  /** Until the visitor moves the picture, it stays where it opens while the room around it changes. */
  const moved = useRef(false);
  const onMove = () => {
    moved.current = true;
  };
  const reveal = useEffectEvent((behavior: ScrollBehavior) => {
    const box = stage.current!;
    const parts = svg && number !== null ? numbered(svg, number) : [];
    if (parts.length > 0) centre(box, parts, behavior);
    // Reading starts at its side, and flows do too.
    else if (!moved.current)
      box.scrollTo({ left: isRightToLeft(language) ? box.scrollWidth : 0, top: 0, behavior: 'instant' });
    onScroll();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the scale, and at no other time
  useLayoutEffect(() => {
    if (!scale) return;
    const box = stage.current!;
    if (zoom !== 1) moved.current = true;
    if (opened.current && moved.current && held.current) {
      const { x, y, left, top } = held.current;
      const now = canvas.current!.getBoundingClientRect();
      box.scrollBy({
        left: now.left + x * now.width - left,
        top: now.top + y * now.height - top,
        behavior: 'instant',
      });
      onScroll();
    } else reveal('instant');
    opened.current = true;
  }, [scale, room]);
  useEffect(() => {
    if (!svg) return;
    for (const part of svg.querySelectorAll('[data-lit]')) part.removeAttribute('data-lit');
    for (const part of number === null ? [] : numbered(svg, number)) part.setAttribute('data-lit', '');
    if (opened.current) reveal('smooth');
  }, [svg, number]);

  /** The newest zoom: several touch events may come before the next render. */
  const newest = useRef(zoom);
  useLayoutEffect(() => {
    newest.current = zoom;
  }, [zoom]);
  const pinch = useEffectEvent((ratio: number, left: number, top: number) => {
    hold(left, top);
    newest.current = limitZoom(newest.current * ratio, least);
    onZoom(newest.current);
  });
  usePinch(stage, pinch);
  const drag = useDrag(stage);
  return (
    <div className="viewer-stage">
      <section
        ref={stage}
        aria-label={t(media.viewer.scrollable)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it.
        tabIndex={0}
        className="viewer-scroll"
        onScroll={onScroll}
        onPointerDownCapture={onMove}
        onWheel={onMove}
        onKeyDown={onMove}
        {...drag.handlers}
        onClick={({ target }) => {
          if (drag.wasDragged()) return;
          if (target === stage.current) onClose();
          const balloon = (target as Element).closest('.numbered');
          if (balloon) onNumber(Number(balloon.textContent));
        }}
        {...(scale && room && size && scale * size.width > room.width + 2 && { 'data-pannable': '' })}
      >
        <div
          ref={canvas}
          className="viewer-canvas"
          style={
            {
              '--legible': legible,
              '--letter': letter,
              inlineSize: scale && size ? scale * size.width : undefined,
              blockSize: scale && size ? scale * size.height : undefined,
            } as object
          }
        >
          {svg === null && <img src={pictureFile(of, language)} alt={typeof of === 'string' ? title : t(of.alt)} />}
        </div>
      </section>
    </div>
  );
}

const contains = (frame: DOMRect, { left, top, right, bottom }: DOMRect): boolean =>
  left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;

/** Scrolls to parts of a drawing, unless they are in view. */
function centre(box: HTMLElement, parts: readonly Element[], behavior: ScrollBehavior): void {
  const frame = box.getBoundingClientRect();
  const rects = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  const clear = 24;
  if (
    left >= frame.left + clear &&
    right <= frame.right - clear &&
    top >= frame.top + clear &&
    bottom <= frame.bottom - clear
  )
    return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollBy({
    left: (left + right) / 2 - frame.left - frame.width / 2,
    top: (top + bottom) / 2 - frame.top - frame.height / 2,
    behavior: calm ? 'instant' : behavior,
  });
}
