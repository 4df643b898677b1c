import type { ComponentType } from 'react';
import type { ProjectSection, SectionOf } from '../../content/project-content.ts';
import { Achievements } from './achievements.tsx';
import { FactTable } from './fact-table.tsx';
import { Features } from './features.tsx';
import { Lists } from './lists.tsx';
import { Notice } from './notice.tsx';
import { Overview } from './overview.tsx';
import { Parts } from './parts.tsx';
import { Phases } from './phases.tsx';
import { Points } from './points.tsx';
import { RelatedLink } from './related-link.tsx';
import { Steps } from './steps.tsx';

export { ProjectHero } from './project-hero.tsx';

export type PlainSection = Exclude<ProjectSection, { kind: 'gallery' | 'films' }>;

const sections: { [K in PlainSection['kind']]: ComponentType<SectionOf<K>> } = {
  overview: Overview,
  notice: Notice,
  table: FactTable,
  parts: Parts,
  points: Points,
  features: Features,
  steps: Steps,
  lists: Lists,
  phases: Phases,
  achievements: Achievements,
  link: RelatedLink,
};

/** One section of that kind. A new kind without a line above is a type error. */
export function Plain({ section }: { section: PlainSection }) {
  const Section = sections[section.kind] as ComponentType<PlainSection>;
  return <Section {...section} />;
}
