import { IconExternalLink, IconMap } from '@tabler/icons-react';
import { contact } from '../../content/contact.ts';
import { office } from '../../content/office.ts';
import { shell } from '../../content/shared/shell.ts';
import { standIns } from '../../content/stand-ins.ts';
import { Enhance } from '../../islands/island.tsx';
import { useLanguage } from '../../language/provider.tsx';
import { Button } from '../../ui/button.tsx';

/** Until the office gives its address: no pin, and half the height and width of the view shows the town, not a few streets. */
const pin = !standIns.street.test(office.address.street);
const around = pin ? ([0.004, 0.009] as const) : ([0.06, 0.14] as const);

/** CO-1: the office on a map. The map's host is contacted only when the visitor asks for the map. */
export function OfficeMap() {
  const { t } = useLanguage();
  const { latitude, longitude } = office.position;
  const box = [longitude - around[1], latitude - around[0], longitude + around[1], latitude + around[0]];
  const frame = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join()}${pin ? `&marker=${latitude},${longitude}` : ''}`;
  const link = `https://www.openstreetmap.org/${pin ? `?mlat=${latitude}&mlon=${longitude}#map=17` : '#map=12'}/${latitude}/${longitude}`;
  return (
    <section aria-labelledby="office-map" className="print:hidden">
      <h2 id="office-map">{t(contact.map.title)}</h2>
      {/* Becomes the map once it is asked for (show-map.ts). */}
      <Enhance name="office-map">
        <AskForMap frame={frame} />
      </Enhance>
      <a href={link} target="_blank" rel="noopener" className="mt-3.5 flex min-h-11 w-fit items-center gap-2 small">
        {t(pin ? contact.map.link : contact.map.town)}
        <IconExternalLink size={18} stroke={1.5} aria-hidden="true" className="mirror" />
        <span className="sr-only">({t(shell.newTab)})</span>
      </a>
    </section>
  );
}

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
