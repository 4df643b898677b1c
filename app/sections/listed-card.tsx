import type { Words } from '../content/figure-types.ts';
import type { Drawn as Drawing } from '../content/project-content.ts';
import { type ProjectName, projectList } from '../content/shared/project-list.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { Say } from '../register/say.tsx';
import { Bidi } from '../ui/bidi.tsx';
import { Drawn } from './drawn.tsx';
import { ProjectCard } from './project-card.tsx';
import { Status } from './project-status.tsx';

interface ListedCardProps {
  card: { project: ProjectName; drawing: Drawing; title: Text; text: Words };
  /** From edge to edge, with the whole sheet. */
  wide?: boolean;
  /** Beside its picture, which stands on this side. */
  beside?: 'start' | 'end';
}

/** A project in a list of projects, with its status. */
export function ListedCard({ card, wide, beside }: ListedCardProps) {
  const { t } = useLanguage();
  const { status } = projectList[card.project];
  return (
    <ProjectCard
      href={`/projects/${card.project}`}
      wide={wide}
      beside={beside}
      picture={<Drawn {...card.drawing} view={wide ? undefined : 'card'} from="sm" plain />}
      sheet={card.drawing.sheet?.sheet ?? ''}
      view={card.drawing.sheet ? t(card.drawing.sheet.view) : ''}
      badge={status && <Status of={status} />}
      title={<Bidi text={t(card.title)} />}
      text={<Say words={card.text} />}
    />
  );
}
