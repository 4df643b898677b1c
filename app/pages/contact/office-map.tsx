import { IconExternalLink, IconMap } from '@tabler/icons-react';
import { contact } from '../../content/contact.ts';
import { office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { Island } from '../../islands/island.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { PostalAddress } from '../../sections/office-data.tsx';
import { Button } from '../../ui/button.tsx';

/** Half the height and width of the first view, in degrees: a few streets. */
const around = [0.004, 0.009] as const;

/** CO-1: the office on a map. The map's host is contacted only when the visitor asks for the map. */
export function OfficeMap() {
  const { t } = useLanguage();
  const { latitude, longitude } = office.position;
  const box = [longitude - around[1], latitude - around[0], longitude + around[1], latitude + around[0]];
  const frame = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join()}&marker=${latitude},${longitude}`;
  const link = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <section
      aria-labelledby="office-map"
      className="relative grid overflow-clip print:hidden min-h-[clamp(26rem,34vw,32rem)] border-y border-ink grid-paper [--sheet:var(--color-paper-2)] [--rule:var(--color-grid)]"
    >
      <TargetDrawing />
      <div className="wrap relative self-end max-sm:px-0 max-sm:pt-76 sm:self-center sm:py-10">
        <div className="max-w-120 sm:max-md:max-w-96 border-2 border-ink bg-paper p-[clamp(1.375rem,2.4vw,2.25rem)] max-sm:max-w-none max-sm:border-x-0 max-sm:border-b-0">
          <h2 id="office-map">{t(contact.map.title)}</h2>
          <div className="mt-3 small">
            <PostalAddress />
          </div>
          <Island name="office-map" of={AskForMap} props={{ frame }} />
          <a href={link} target="_blank" rel="noopener" className="mt-3.5 flex min-h-11 w-fit items-center gap-2 small">
            {t(contact.map.link)}
            <IconExternalLink size={18} stroke={1.5} aria-hidden="true" className="mirror" />
            <span className="sr-only">({t(shell.newTab)})</span>
          </a>
        </div>
      </div>
    </section>
  );
}

/** show-map.ts replaces it by the map. */
function AskForMap({ frame }: { frame: string }) {
  const { t } = useLanguage();
  return (
    <div className="scripted">
      <p className="mt-2 mb-4.5 small text-ink-2">{t(contact.map.note)}</p>
      <Button look="line" data-frame={frame} data-title={t(contact.map.frame)}>
        <IconMap size={24} stroke={1.5} aria-hidden="true" />
        {t(contact.map.load)}
      </Button>
    </div>
  );
}

/** A target on the drawing grid, beside or above the panel; no streets are invented. */
function TargetDrawing() {
  return (
    <div className="absolute inset-x-0 top-0 h-76 sm:start-[calc(var(--edge)+24rem)] sm:h-full md:start-[calc(var(--edge)+30rem)]">
      <svg aria-hidden="true" className="size-full overflow-visible">
        <svg x="50%" y="50%" overflow="visible" fill="none" stroke="var(--color-ink)">
          <path d="M-1800 0H1800M0-260V260" strokeWidth=".9" strokeDasharray="18 4 3 4" />
          <circle r="104" strokeDasharray="9 3.5" />
          <circle r="60" strokeWidth="1.8" />
          <path d="M-18 0h36M0-18v36" strokeWidth="2.4" />
          <circle r="8" fill="var(--color-accent)" strokeWidth="1.4" />
        </svg>
      </svg>
    </div>
  );
}
