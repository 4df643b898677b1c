import { type Fold, layOut } from '../../drawings/one-scale/layout.ts';
import { content } from '../content/drawings/one-scale.ts';
import { references } from '../content/references.ts';
import { projectList } from '../content/shared/project-list.ts';
import { isRightToLeft } from '../language/detect.ts';
import { plainText } from '../language/format.ts';
import { useLanguage } from '../language/provider.tsx';
import { Picture } from '../media/picture.tsx';

/** OS-1: what the projects measure at one scale; each thing is a link to its project. */
export function OneScale() {
  const { t, language } = useLanguage();
  return (
    <figure className="one-scale">
      <h2 className="wrap text-h4">{t(content.title)}</h2>
      <div>
        <Picture of="one-scale" view="first" alt={plainText(content.description, language)} />
        <Links fold="sheet" />
        <Links fold="phone" />
      </div>
      <figcaption className="wrap small">
        <p className="one-pixel font-semibold">{t(references.pixel)}</p>
        <p className="text-ink-2">{t(content.basis)}</p>
      </figcaption>
    </figure>
  );
}

/** Transparent areas over the picture: each thing with the three lines below it. */
function Links({ fold }: { fold: Fold }) {
  const { language } = useLanguage();
  const { box, things } = layOut(content.figures, fold);
  const [left, , width] = box;
  return (
    <svg viewBox={box.join(' ')} className={`on-${fold}`}>
      {Object.values(things).map(({ project, x, ground, ...thing }) => (
        <a key={x} href={`/projects/${project}`} aria-label={plainText(projectList[project].name, language)}>
          <rect
            x={isRightToLeft(language) ? left + width - x - thing.width : x}
            y={ground - thing.height}
            width={thing.width}
            height={thing.height + 120}
          />
        </a>
      ))}
    </svg>
  );
}
