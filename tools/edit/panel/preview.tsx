import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePanel } from './panel-language.tsx';

interface PreviewProps {
  language: 'ar' | 'en';
  path: string;
  browse: boolean;
}

/** The page in one language, at the width of a phone or a desktop. After each save it is reloaded and keeps its scroll position. */
function Preview({ language, path, browse }: PreviewProps) {
  const { version } = usePanel();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef({ path, y: 0 });
  const shown = useRef(version);
  // A layout effect, so that clicks are blocked before the message of the save appears: a click on the old page would be lost.
  useLayoutEffect(() => {
    const element = frame.current;
    const page = element?.contentWindow;
    // Another path loads by `src`; only a new version reloads the same page.
    if (shown.current === version || !page) return;
    shown.current = version;
    scrolled.current = { path, y: page.location.pathname === path ? page.scrollY : 0 };
    element.setAttribute('aria-busy', 'true');
    // Not `reload`: while a navigation is pending, it would reload the page before.
    page.location.replace(element.src);
  }, [version, path]);
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ edit: 'browse', on: browse }, location.origin);
  }, [browse]);
  return (
    <div className="preview">
      <iframe
        ref={frame}
        title={language}
        src={`${path}?lang=${language}`}
        onLoad={({ currentTarget }) => {
          const { contentWindow } = currentTarget;
          currentTarget.removeAttribute('aria-busy');
          contentWindow?.postMessage({ edit: 'browse', on: browse }, location.origin);
          if (scrolled.current.path === path) contentWindow?.scrollTo({ top: scrolled.current.y, behavior: 'instant' });
          contentWindow?.addEventListener('scroll', () => {
            const others = [...document.querySelectorAll('iframe')].filter((one) => one !== frame.current);
            for (const { contentWindow: other } of others) if (other) lead(contentWindow, other);
          });
        }}
      />
    </div>
  );
}

/** Pixels: the site's widest layout. */
const desktop = 1280;
/** The smallest readable scale; below it, the two languages are stacked. */
const readable = 0.5;

/** Blocks that both languages have in the same order, with different heights. */
const blocks = (page: Window): Element[] => [...page.document.querySelectorAll('main section, main > *, footer')];

/** Where reading begins, in pixels from the top of the window: under the sticky header. */
const readingLine = ({ document }: Window): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Where a page was scrolled to by the other one: its scroll event there leads nothing. */
const followed = new WeakMap<Window, number>();

/** Brings the other page to the same place of the same block. */
function lead(from: Window, to: Window): void {
  const before = followed.get(from);
  if (before !== undefined && Math.abs(before - from.scrollY) < 1) return;
  followed.delete(from);
  const line = readingLine(from);
  const [here, there] = [blocks(from), blocks(to)];
  const at = here.findLastIndex((block) => block.getBoundingClientRect().top <= line + 1);
  const [block, other] = [here[at], there[at]];
  let top = 0;
  if (block && other && here.length === there.length && from.scrollY > 0) {
    const [box, target] = [block.getBoundingClientRect(), other.getBoundingClientRect()];
    top = to.scrollY + target.top - line + ((line - box.top) / Math.max(1, box.height)) * target.height;
  }
  const most = to.document.documentElement.scrollHeight - to.innerHeight;
  to.scrollTo({ top: Math.min(Math.max(0, top), most), behavior: 'instant' });
  followed.set(to, to.scrollY);
}

interface PreviewsProps extends Omit<PreviewProps, 'language'> {
  width: 'phone' | 'desktop';
}

/** Both languages, at a desktop's width scaled down until they fit. */
export function Previews({ width, ...shown }: PreviewsProps) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = area.current!;
    const measure = new ResizeObserver(([entry]) => {
      const room = entry!.contentRect.width;
      const beside = room / 2 / desktop >= readable;
      element.dataset.beside = String(beside);
      element.style.setProperty('--scale', String(Math.min(1, room / (beside ? 2 : 1) / desktop)));
    });
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  return (
    <main ref={area} className={width}>
      <Preview language="ar" {...shown} />
      <Preview language="en" {...shown} />
    </main>
  );
}
