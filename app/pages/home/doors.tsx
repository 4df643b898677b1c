import type { Figure } from '../../content/figure-types.ts';
import { home } from '../../content/home.ts';
import { isText } from '../../content/text.ts';
import { figureIds, figureParts } from '../../language/format.ts';
import { useLanguage } from '../../language/provider.tsx';
import { RegisterLink } from '../../rich-text/register-link.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

/** HO-1b: four kinds of visitors; each cell is one link. */
export function Doors() {
  const { t } = useLanguage();
  const { doors } = home;
  return (
    <section className="wrap home-doors" aria-labelledby="doors-title">
      <h2 id="doors-title">{t(doors.title)}</h2>
      <ul>
        {doors.list.map(({ to, who, text, figure, scope, link }) => (
          <li key={to}>
            <h3>{t(who)}</h3>
            <p className="home-door-text">{t(text)}</p>
            <p className="home-door-proof">
              <b>{isText(figure) ? t(figure) : <DoorFigure figure={figure as Figure} />}</b>
              <i aria-hidden="true" className="figure-rule" />
              <span>{t(scope)}</span>
            </p>
            <a href={to} className="home-go">
              {t(link)}
              <ArrowEnd />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Number and unit. Not a link to its row, because the cell's link covers it. */
function DoorFigure({ figure }: { figure: Figure }) {
  const { language } = useLanguage();
  const [number, unit] = figureParts(figure, language);
  return (
    <RegisterLink id={figureIds(figure)[0]} className="whitespace-nowrap">
      {number}
      {unit && <small>{`\u00a0${unit}`}</small>}
    </RegisterLink>
  );
}
