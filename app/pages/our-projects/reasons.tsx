import { content as excavator } from '../../content/drawings/excavator-rubble.ts';
import { machinery } from '../../content/our-projects.ts';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';

/** Why with this office: a dark band with the excavator in its other colours. */
export function MachineryReasons() {
  const { t, language } = useLanguage();
  const { why } = machinery;
  return (
    <section className="dark overflow-hidden bg-ink text-paper">
      <div className="wrap-end grid items-end lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:gap-x-16">
        <div className="max-lg:hidden">
          <Picture of="excavator-rubble" view="sheet" ground="ink" alt={describeDrawing(excavator, language)} />
        </div>
        <div className="py-(--section) max-lg:wrap-start">
          <h2>{t(why.title)}</h2>
          <ul className="mt-8 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-(--gap)">
            {why.items.map((item) => (
              <li key={item.title.en} className="border-t border-ink-2 py-5">
                <h3 className="text-h4">{t(item.title)}</h3>
                <p className="mt-1 text-ink-soft">{t(item.text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
