import type { ReactNode } from 'react';
import type { DrawingContent } from '../content/drawing-content.ts';
import type { ShownDrawing as Drawing, Point } from '../content/project-content.ts';
import type { RichText } from '../content/rich-text.ts';
import { type ProjectName, projectList } from '../content/shared/project-list.ts';
import { type Subject, subjectClass, subjectOf } from '../content/shared/subjects.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { SubjectGround, SubjectSquare } from '../ui/subject.tsx';
import { LearnMore } from './learn-more.tsx';
import { Status } from './project-status.tsx';
import { SectionDrawing } from './section-drawing.tsx';

interface ProjectCardProps {
  href: string;
  picture: ReactNode;
  /** The drawing; its number and view are above the title. */
  sheet?: Pick<DrawingContent, 'sheet' | 'view'>;
  /** The subject: the colour of the ground line and of the square beside the number. */
  subject?: Subject;
  /** The subject in words; replaces the drawing's view. */
  category?: string;
  title: ReactNode;
  text: ReactNode;
  badge?: ReactNode;
  features?: readonly RichText[];
  layout?: keyof typeof layouts;
}

/**
 * For cards in a grid without row gap: pictures end and titles begin on common lines, whatever the captions' height.
 */
export const cardCell = 'sm:row-span-3 sm:grid sm:grid-rows-subgrid';

const beside = 'sm:grid sm:items-center sm:gap-x-(--gap) md:gap-x-10';

const low = '*:max-h-105 *:object-contain *:object-bottom';

/** Classes of the card, its picture and its words. */
const layouts = {
  cell: [cardCell, 'self-end', 'sm:row-span-2 sm:grid sm:grid-rows-subgrid'],
  /** On a phone the picture is small, beside category and badge. */
  small: [
    cardCell,
    'self-end max-sm:float-start max-sm:me-4 max-sm:w-[min(7.75rem,40%)]',
    'sm:row-span-2 sm:grid sm:grid-rows-subgrid',
  ],
  /** A full-width picture, the text beside the title. */
  wide: [cardCell, 'self-end md:pb-5', 'mx-(--edge) grid-12'],
  /** The picture at the start of the text. */
  start: [`${beside} sm:grid-cols-2`, low, ''],
  end: [`${beside} sm:grid-cols-2 sm:*:first:order-last`, low, ''],
} as const;

/** A card without a box: drawing, rule, and a link that covers it. */
export function ProjectCard({
  href,
  picture,
  sheet,
  subject,
  category,
  title,
  text,
  badge,
  features,
  layout = 'cell',
}: ProjectCardProps) {
  const { t } = useLanguage();
  const [cardLook, pictureLook, wordsLook] = layouts[layout];
  const wide = layout === 'wide';
  const body = (
    <>
      <div className={wide ? 'md:col-span-4' : ''}>
        {badge && <div className="mt-3">{badge}</div>}
        <h3 className="max-sm:clear-both pt-3.5 mb-2">{title}</h3>
      </div>
      <p className={`max-w-[34em] text-ink-2 ${wide ? 'md:col-start-5 md:col-end-10 md:mt-3.5' : ''}`}>{text}</p>
      {features && (
        <ul className="mt-3 small">
          {features.map((feature, index) => (
            <li key={index} className="border-t border-ink-3 py-1.5">
              <Words of={feature} />
            </li>
          ))}
        </ul>
      )}
      <LearnMore
        href={href}
        title={title}
        className={wide ? 'md:col-start-10 md:-col-end-1 md:justify-self-end' : ''}
      />
    </>
  );
  return (
    <article className={`group relative ${cardLook} ${subject ? subjectClass(subject) : ''}`}>
      <div className={pictureLook}>
        {picture}
        {subject && <SubjectGround />}
      </div>
      <div
        className={`${subject ? '' : 'border-t-[1.5px] border-ink group-hover:border-accent group-hover:[box-shadow:inset_0_2px_var(--color-accent)]'} pt-3 ${wordsLook}`}
      >
        <p className="flex flex-wrap items-baseline gap-x-4 small text-ink-2">
          <span className="inline-flex items-center gap-2 font-mono text-[0.875rem] text-ink">
            {subject && <SubjectSquare />}
            <bdi dir="ltr">{sheet?.sheet}</bdi>
          </span>
          {category ? <span className="subject-name">{category}</span> : <Words of={sheet ? t(sheet.view) : ''} />}
        </p>
        {wide ? body : <div className="sm:flex sm:flex-col">{body}</div>}
      </div>
    </article>
  );
}

interface ListedCardProps extends Pick<ProjectCardProps, 'layout'> {
  card: Point & { project: ProjectName; drawing: Drawing };
}

/** A project in a list, with its status; the wide layout shows the whole sheet. */
export function ListedCard({ card, layout }: ListedCardProps) {
  const { status, field } = projectList[card.project];
  return (
    <ProjectCard
      subject={subjectOf[field]}
      href={`/projects/${card.project}`}
      layout={layout}
      picture={<SectionDrawing {...card.drawing} view={layout === 'wide' ? 'plain' : 'card'} />}
      sheet={card.drawing.sheet}
      badge={status && <Status of={status} />}
      title={<Words of={card.title} />}
      text={<Words of={card.text} />}
    />
  );
}
