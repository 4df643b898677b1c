import { useEffect, useLayoutEffect, useRef } from 'react';

interface PreviewProps {
  language: 'ar' | 'en';
  path: string;
  /** Another number after each save. */
  version: number;
  browse: boolean;
}

/** The page in one language at phone or desktop width, reloaded after each save at its scroll position. */
function Preview({ language, path, version, browse }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef({ path, y: 0 });
  const shown = useRef(version);
  // Right after the save: a click on the old page would be lost until the new one has loaded.
  useLayoutEffect(() => {
    const element = frame.current;
    const page = element?.contentWindow;
    // Another page comes by its address; only what was saved makes the same one come again.
    if (shown.current === version || !page) return;
    shown.current = version;
    scrolled.current = { path, y: page.location.pathname === path ? page.scrollY : 0 };
    element.setAttribute('aria-busy', 'true');
    // Not `reload`, which would load the previous page while this one is loading.
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

/** A desktop's width, in pixels: where the site shows its widest layout. */
const desktop = 1280;
/** Below this size text is illegible; the two languages are then stacked. */
const readable = 0.5;

/** What both languages have in the same order, whatever its height. */
const blocks = (page: Window): Element[] => [...page.document.querySelectorAll('main section, main > *, footer')];

/** The page that a person scrolls; what the other one says meanwhile is only its answer. */
let leading: { page: Window; until: number } | undefined;

/** Milliseconds after its last scroll event in which a page leads. */
const pause = 250;

/** Brings the other page to the same place of the same block. */
function lead(from: Window, to: Window): void {
  const now = performance.now();
  if (leading && leading.page !== from && now < leading.until) return;
  leading = { page: from, until: now + pause };
  const [here, there] = [blocks(from), blocks(to)];
  const at = here.findLastIndex((block) => block.getBoundingClientRect().top <= 1);
  const [block, other] = [here[at], there[at]];
  let top = 0;
  if (block && other && here.length === there.length) {
    const [box, target] = [block.getBoundingClientRect(), other.getBoundingClientRect()];
    top = to.scrollY + target.top - (box.top / Math.max(1, box.height)) * target.height;
  }
  const most = to.document.documentElement.scrollHeight - to.innerHeight;
  to.scrollTo({ top: Math.min(Math.max(0, top), most), behavior: 'instant' });
}

interface PreviewsProps extends Omit<PreviewProps, 'language'> {
  width: 'phone' | 'desktop';
}

/** Both languages at once; at a desktop's width so much smaller that both stay in sight. */
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
