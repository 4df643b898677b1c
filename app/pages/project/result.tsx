import { supplied } from '../../content/figure-types.ts';
import type { Phase, Project } from '../../content/project-content.ts';
import { type ProjectName, projectList } from '../../content/shared/project-list.ts';
import { labels, projectWords } from '../../content/shared/project-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { FactValue, Parted, Quantity } from '../../rich-text/rich-text.tsx';
import { Status } from '../../sections/project-status.tsx';
import { useReferenceRows } from '../../sections/reference-rows.tsx';
import { Unparted } from '../../ui/bidi.tsx';

/** Shown beside the status if a project has no phases. */
const inShort = [labels.start, labels.year, labels.location, labels.duration] as const;

/** The block under a project's title: three figures, then progress and next step. */
export function Result({ name, project }: { name: ProjectName; project: Project }) {
  const { t } = useLanguage();
  return (
    <div className="wrap max-sm:px-0">
      <div className="result">
        <dl>
          {project.result.figures.map(({ value, scope }, index) => (
            <div key={index}>
              <dt>
                <span className="result-figure">
                  <Parted figure={value}>
                    {(unit) => (
                      <small>
                        <Unparted text={unit} />
                      </small>
                    )}
                  </Parted>
                </span>{' '}
                <i aria-hidden="true" className="figure-rule" />
              </dt>
              <dd>{t(scope)}</dd>
            </div>
          ))}
        </dl>
        <Standing name={name} project={project} />
      </div>
    </div>
  );
}

/**
 * Status, completion, phases and next step; year, place and duration if there are no phases; the office's role if
 * supplied.
 */
function Standing({ name, project }: { name: ProjectName; project: Project }) {
  const { t } = useLanguage();
  const { status } = projectList[name];
  const { completion, result } = project;
  const phases = project.sections.flatMap((section) => (section.kind === 'phases' ? section.phases : []));
  const { short: part } = useReferenceRows(project.reference);
  const facts = supplied(project.facts).filter(({ label }) => inShort.some((one) => one.en === label.en));
  const rows = [
    ...(phases.length > 0
      ? []
      : facts.map(({ label, value }) => ({ label: t(label), value: <FactValue value={value} /> }))),
    ...part,
  ];
  return (
    <div className="result-standing">
      {(status || completion) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {status && <Status of={status} />}
          {completion && (
            <>
              <b className="text-h4">
                <Quantity figure={completion} />
              </b>
              <span className="small text-ink-2">{t(projectWords.ofProject)}</span>
            </>
          )}
        </p>
      )}
      {phases.length > 0 && (
        <ol className="result-phases">
          {phases.map((phase, index) => (
            <PhaseBar key={index} phase={phase} />
          ))}
        </ol>
      )}
      {result.next && (
        <p className="small">
          <b>{t(projectWords.next)}</b> {t(result.next)}
        </p>
      )}
      {rows.length > 0 && (
        <dl className="result-rows">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** A phase as a bar and a word: full, partial, or dashed if upcoming. */
function PhaseBar({ phase }: { phase: Phase }) {
  const { t } = useLanguage();
  const share = phase.percent.value;
  return (
    <li className={share === 0 ? 'is-next' : share < 100 ? 'is-now' : undefined}>
      <progress className="scale-bar" value={share} max={100} aria-label={t(phase.title)} />
      <span>
        {t(phase.short)}
        {share > 0 && share < 100 && (
          <span className="max-sm:sr-only">
            {' '}
            <Quantity figure={phase.percent} />
          </span>
        )}
      </span>
    </li>
  );
}
