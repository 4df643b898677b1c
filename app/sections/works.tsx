import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { projectList } from '../content/shared/project-list.ts';
import { fields } from '../content/shared/project-words.ts';
import { subjectClass, subjectOf } from '../content/shared/subjects.ts';
import { useLanguage } from '../language/provider.tsx';
import { sheetNumber } from '../media/picture.tsx';
import { Quantity } from '../rich-text/rich-text.tsx';
import { Bidi } from '../ui/bidi.tsx';
import { SubjectGround, SubjectSquare } from '../ui/subject.tsx';
import type { Work } from './load-works.ts';
import { Status } from './project-status.tsx';
import { SectionDrawing } from './section-drawing.tsx';

interface WorksProps {
  works: readonly Work[];
  /** Where a row leads. */
  href: (work: Work) => string;
  className?: string;
}

/** RE-1: the register of works. A row is a link. */
export function Works({ works, href, className = '' }: WorksProps) {
  const { t } = useLanguage();
  return (
    <ul className={`works ${className}`}>
      {works.map((work) => (
        <li key={work.name} className={`work ${workSubject(work)}`}>
          <WorkCells
            work={work}
            name={
              <a href={href(work)} className="no-underline after:absolute after:inset-0">
                <Bidi text={t(projectList[work.name].name)} />
              </a>
            }
          />
          <IconChevronRight className="mirror work-chevron" size={20} stroke={1.5} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

/** The same row as the summary of a work's sheet. */
export function WorkFold({ work, children }: { work: Work; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <details className="folded work-fold">
      <summary className={`work ${workSubject(work)}`}>
        <WorkCells work={work} name={<Bidi text={t(projectList[work.name].name)} />} />
      </summary>
      {children}
    </details>
  );
}

const workSubject = ({ name }: Work): string => subjectClass(subjectOf[projectList[name].field]);

/** Drawing, name and number, field, status, year and one result. Values that the office has not stated stay empty. */
function WorkCells({ work, name }: { work: Work; name: ReactNode }) {
  const { t } = useLanguage();
  const { drawing, result, completion } = work.project;
  const { field, status, year } = projectList[work.name];
  const [first] = result.figures;
  return (
    <>
      <span className="work-picture">
        <SectionDrawing name={drawing.name} photo={drawing.photo} view="card" />
        <SubjectGround />
      </span>
      <span className="work-name">
        <b>{name}</b>
        <span className="work-number">
          <SubjectSquare />
          <bdi dir="ltr">{sheetNumber(drawing.name)}</bdi>
        </span>
      </span>
      <span className="work-field">{t(fields[field])}</span>
      <span className="work-status">
        {status && <Status of={status} />}
        {completion && <Quantity figure={completion} />}
      </span>
      <span className="work-year">{year && <Quantity figure={year} />}</span>
      <span className="work-result">
        {first && (
          <>
            <b>
              <Quantity figure={first.value} />
            </b>{' '}
            <small>{t(first.scope)}</small>
          </>
        )}
      </span>
    </>
  );
}
