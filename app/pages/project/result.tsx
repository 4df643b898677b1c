import { supplied } from '../../content/rich-text.ts';
import { projectList } from '../../content/shared/project-list.ts';
import { fields, labels, projectWords } from '../../content/shared/project-words.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Words } from '../../rich-text/words.tsx';
import { Status } from '../../sections/project-status.tsx';
import { useReferenceRows } from '../../sections/reference-rows.tsx';
import type { Work } from '../../sections/works.ts';
import { Tag } from '../../ui/badge.tsx';
import { ScaleBar } from '../../ui/scale-bar.tsx';

/** Shown beside the status if a project has no completion. */
const inShort = [labels.start, labels.year, labels.location, labels.duration] as const;

/** The block under a project's title: three figures, then status and completion. */
export function Result({ name, project }: Work) {
  const { t } = useLanguage();
  return (
    <div className="result">
      <dl>
        {project.result.figures.map(({ value, scope }, index) => (
          <div key={index}>
            <dt>
              <span className="result-figure">
                <Words of={value} look="large" />
              </span>
            </dt>
            <dd>{t(scope)}</dd>
          </div>
        ))}
      </dl>
      <Standing name={name} project={project} />
    </div>
  );
}

/** Status, category and completion; year, place and duration if there is no completion; the office's role if supplied. */
function Standing({ name, project }: Work) {
  const { t } = useLanguage();
  const { status, field } = projectList[name];
  const { completion } = project;
  const { short: part } = useReferenceRows(project.reference);
  const facts = supplied(project.facts).filter(({ label }) => inShort.some((one) => one.en === label.en));
  const rows = [
    ...(completion ? [] : facts.map(({ label, value }) => ({ label: t(label), value: <Words of={value} /> }))),
    ...part,
  ];
  return (
    <div className="result-standing">
      {status && (
        <p className="flex flex-wrap items-center gap-2">
          <Status of={status} />
          {completion && <Tag>{t(fields[field])}</Tag>}
        </p>
      )}
      {completion && (
        <div className="grow">
          <ScaleBar value={completion.value} label={t(labels.completion)} />
          <p className="mt-1 small">
            <b>
              <Words of={completion} />
            </b>{' '}
            {t(projectWords.ofProject)}
          </p>
        </div>
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
