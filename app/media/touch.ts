import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What Safari sends for a pinch on a Mac's trackpad, beside its touch events on a phone. */
type GestureEvent = MouseEvent & { scale: number };
const isPhone = () => 'ontouchstart' in window;

/**
 * Two fingers on the target; anywhere in its dialog a trackpad's pinch, which is the wheel with Ctrl except in Safari.
 * `onPinch` gets the ratio and the point between.
 */
export function usePinch(
  target: RefObject<HTMLElement | null>,
  onPinch: (ratio: number, left: number, top: number) => void,
): void {
  const pinch = useEffectEvent(onPinch);
  useEffect(() => {
    const element = target.current!;
    let distance = 0;
    const spread = ([a, b]: TouchList | Touch[]) => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
    const onTouch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b) return;
      // While the drawing is still scrolling, the browser goes on with that.
      if (event.cancelable) event.preventDefault();
      const next = spread([a, b]);
      if (event.type === 'touchmove' && distance > 0)
        pinch(next / distance, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      distance = next;
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      pinch(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    };
    let before = 1;
    const onGesture = (event: Event) => {
      const { type, scale, clientX, clientY } = event as GestureEvent;
      event.preventDefault();
      if (type === 'gesturechange') pinch(scale / before, clientX, clientY);
      before = scale;
    };
    const gone = new AbortController();
    // React's own listeners are passive.
    const active = { passive: false, signal: gone.signal };
    const dialog = element.closest('dialog') ?? element;
    for (const type of ['touchstart', 'touchmove'] as const) element.addEventListener(type, onTouch, active);
    dialog.addEventListener('wheel', onWheel, active);
    if (!isPhone())
      for (const type of ['gesturestart', 'gesturechange']) dialog.addEventListener(type, onGesture, active);
    return () => gone.abort();
  }, [target]);
}

/** Pans by mouse, as a finger does by itself. `wasDragged`: the click that follows was no click. */
export function useDrag(target: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const stop = () => {
    from.current = null;
  };
  return {
    wasDragged: () => dragged.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        dragged.current = false;
        if (event.pointerType === 'mouse' && event.button === 0) from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent) {
        if (!from.current) return;
        const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
        if (!dragged.current && Math.hypot(dx, dy) < 5) return;
        if (!dragged.current) target.current!.setPointerCapture(event.pointerId);
        dragged.current = true;
        target.current!.scrollBy({ left: -dx, top: -dy, behavior: 'instant' });
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}
