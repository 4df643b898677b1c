import type { ReactNode } from 'react';
import { type AreaId, areaFigures, areas } from '../content/areas.ts';
import type { Figure, RichText } from '../content/rich-text.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { ScaleBar } from '../ui/scale-bar.tsx';
import { severityOf } from './severity.ts';

/** All that HO-4 asks for of an area, with sources. Visible while its radio button is checked; its row has name and badge. */
export function AreaDetails({ id }: { id: AreaId }) {
  const { t } = useLanguage();
  const words = areas.areas[id];
  const figures = areaFigures[id];
  const severity = severityOf(figures.clearedPercent.value);
  return (
    <article className={`area-details at-${id}`} aria-label={t(words.name)}>
      <header className="not-print:sr-only">
        <h3 className="text-h4">{t(words.name)}</h3>
        <p>
          {t(areas.severity)}: {t(areas.severityLevels[severity])}
        </p>
      </header>
      <dl>
        <Fact name="debris" figure={figures.debrisTonnes} text={words.debris} />
        <Fact name="population" figure={{ value: figures.population, unit: null }} text={words.population} />
        <Fact name="area" figure={figures.squareKilometres} text={words.area} />
        <Fact name="recycling" figure={figures.recyclablePercent} />
        <Fact name="clearance" figure={figures.clearedPercent}>
          <ScaleBar value={figures.clearedPercent.value} label={t(areas.labels.clearance)} />
        </Fact>
      </dl>
    </article>
  );
}

interface FactProps {
  name: keyof typeof areas.labels;
  figure: Figure | null;
  /** Its publisher, if that is not the office, or what is known instead. */
  text?: RichText | null;
  children?: ReactNode;
}

function Fact({ name, figure, text, children }: FactProps) {
  const { t } = useLanguage();
  return (
    <div>
      <dt className="small text-ink-2">{t(areas.labels[name])}</dt>
      <dd className="font-semibold">{figure ? <Words of={figure} /> : t(areas.noFigure)}</dd>
      {children && <dd className="text-(--s-line)">{children}</dd>}
      {text && (
        <dd className="tiny text-ink-2">
          <Words of={text} />
        </dd>
      )}
    </div>
  );
}
