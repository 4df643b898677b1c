import type { Reference } from '../../app/content/reference.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { referenceWords } from '../../app/content/shared/reference-words.ts';
import type { Text } from '../../app/content/text.ts';
import { type FactKind, type LaunchFact, noRow } from './fact.ts';

const { labels, formLabels } = referenceWords;

/** Each with how it is asked for, and the words at it. */
const projectFacts: readonly [key: keyof Reference, kind: FactKind, heads: Text, label?: Text][] = [
  ['client', 'text', labels.client],
  ['leadDesigner', 'text', labels.leadDesigner],
  ['services', 'text', labels.services],
  ['sharePercent', 'percent', labels.share],
  ['partners', 'text', labels.partners],
  ['from', 'month', labels.period, formLabels.from],
  ['until', 'month', labels.period, formLabels.until],
  ['value', 'money', labels.value],
  ['contact', 'text', labels.contact],
  ['letter', 'photo', labels.letter],
];

const ofProjects = projectNames.flatMap((name) =>
  projectFacts.map(
    ([key, kind, heads, label = heads]): LaunchFact => ({
      file: `app/content/projects/${name}.ts`,
      object: 'project|reference',
      key,
      kind,
      label,
      heads,
      of: projectList[name].name,
      without: noRow,
      ifAny: true,
      on: [`/projects/${name}`],
    }),
  ),
);

/** What the United Nations and development banks ask for. */
export const tenders: readonly LaunchFact[] = ofProjects;
