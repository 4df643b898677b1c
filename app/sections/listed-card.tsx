import type { ComponentProps } from 'react';
import type { Drawn as Drawing, Point } from '../content/project-content.ts';
import { type ProjectName, projectList } from '../content/shared/project-list.ts';
import { useLanguage } from '../language/provider.tsx';
import { Say } from '../register/say.tsx';
import { Bidi } from '../ui/bidi.tsx';
import { Drawn } from './drawn.tsx';
import { ProjectCard } from './project-card.tsx';
import { Status } from './project-status.tsx';

interface ListedCardProps extends Pick<ComponentProps<typeof ProjectCard>, 'layout'> {
  card: Point & { project: ProjectName; drawing: Drawing };
}

/** A project in a list of projects, with its status; the wide layout shows the whole sheet. */
export function ListedCard({ card, layout }: ListedCardProps) {
  const { t } = useLanguage();
  const { status } = projectList[card.project];
  return (
    <ProjectCard
      href={`/projects/${card.project}`}
      layout={layout}
      picture={<Drawn {...card.drawing} view={layout === 'wide' ? undefined : 'card'} from="sm" plain />}
      sheet={card.drawing.sheet}
      badge={status && <Status of={status} />}
      title={<Bidi text={t(card.title)} />}
      text={<Say words={card.text} />}
    />
  );
}
