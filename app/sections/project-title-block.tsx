import type { ReactNode } from 'react';
import { supplied } from '../content/figure-types.ts';
import type { Project } from '../content/project-content.ts';
import { labels } from '../content/shared/project-words.ts';
import { type ProjectStatus, statuses } from '../content/status.ts';
import { useLanguage } from '../language/provider.tsx';
import { FactValue } from '../rich-text/rich-text.tsx';
import { TitleBlock } from './title-block.tsx';

interface ProjectTitleBlockProps {
  project: Project;
  status: ProjectStatus | null;
  closed?: boolean;
  /** More rows, after the project's. */
  more?: readonly { label: string; value: ReactNode }[];
}

/** The title block of a project's sheet: its facts and its progress. */
export function ProjectTitleBlock({ project, status, closed, more = [] }: ProjectTitleBlockProps) {
  const { t } = useLanguage();
  const { sheet } = project.drawing;
  return (
    <TitleBlock
      closed={closed}
      title={t(sheet?.title ?? project.title)}
      subtitle={sheet && t(sheet.view)}
      sheet={sheet?.sheet ?? ''}
      rows={[
        ...supplied(project.facts).map(({ label, value }) => ({
          label: t(label),
          value: <FactValue cell value={value} />,
        })),
        ...(status ? [{ label: t(labels.status), value: t(statuses[status].label) }] : []),
        ...more,
      ]}
    />
  );
}
