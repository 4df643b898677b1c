import type { ReactNode } from 'react';
import { capability } from '../../app/content/capability.ts';
import type { Project } from '../../app/content/project-content.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { referenceWords } from '../../app/content/shared/reference-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { solutionIds, solutions } from '../../app/content/solutions.ts';
import { statuses } from '../../app/content/status.ts';
import { figureText, plainText } from '../../app/language/format.ts';
import type { PartProps } from './statement-company.tsx';

/** What the four solutions do and cost, and their machines. */
export function Supply({ t, language }: PartProps) {
  const { title, note, fields, heads } = capability.supply;
  return (
    <section>
      <h2>{t(title)}</h2>
      <Rows heads={[heads.solution, heads.capacity, heads.counts, heads.cost].map(t)}>
        {solutionIds.map((id) => {
          const { title: name, capacity, capacityScope, cost } = solutions.items[id];
          return (
            <tr key={id}>
              <th scope="row">{t(name)}</th>
              <td>
                <b>{figureText(capacity, language)}</b>
              </td>
              <td>{plainText(capacityScope, language)}</td>
              <td>{figureText(cost, language)}</td>
            </tr>
          );
        })}
      </Rows>
      <ul className="fields">
        {fields.map((field) => (
          <li key={field.en}>{t(field)}</li>
        ))}
      </ul>
      <p className="note">
        {t(note)} {t(shell.ownFigures)}
      </p>
    </section>
  );
}

/** The selected projects, one row each. */
export function Projects({ t, language, projects }: PartProps & { projects: readonly Project[] }) {
  const { title, heads, selected } = capability.projects;
  return (
    <section>
      <h2>{t(title)}</h2>
      <Rows heads={[heads.project, heads.place, heads.figure, heads.counts].map(t)}>
        {selected.map(({ project, place, figure, counts }, index) => {
          const { name, status } = projectList[project];
          const role = projects[index]?.reference?.role;
          return (
            <tr key={project}>
              <th scope="row">
                {t(name)}
                {role && <small>{`${t(referenceWords.labels.role)}: ${t(role)}`}</small>}
              </th>
              <td>{t(place)}</td>
              <td>
                <b>
                  {'by' in figure ? <bdi dir="ltr">{figureText(figure, language)}</bdi> : figureText(figure, language)}
                </b>
              </td>
              <td>
                {t(counts)}
                {status && <small>{t(statuses[status].label)}</small>}
              </td>
            </tr>
          );
        })}
      </Rows>
    </section>
  );
}

function Rows({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
