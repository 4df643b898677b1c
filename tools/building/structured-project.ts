/** A project in the words of search engines (schema.org): what its page says, and what the office has supplied for a reference. */
import type { Project } from '../../app/content/project-content.ts';
import { ourPartWords } from '../../app/content/shared/our-part-words.ts';
import type { ListedProject } from '../../app/content/shared/project-list.ts';
import { labels } from '../../app/content/shared/project-words.ts';
import { referenceWords } from '../../app/content/shared/reference-words.ts';
import { statuses } from '../../app/content/status.ts';
import { isText, type Language, type Text } from '../../app/content/text.ts';
import { fill, formatStated, gap, wordsText } from '../../app/language/format.ts';

/** Somebody's part in a work. */
const part = (property: 'creator' | 'contributor', roleName: string, who: object): object => ({
  '@type': 'Role',
  roleName,
  [property]: who,
});

export function projectData(project: Project, listed: ListedProject, language: Language, siteUrl: string): object {
  const { role, client, leadDesigner, partners, services, from, until, statusAsOf, letter } = project.reference ?? {};
  const office = { '@id': `${siteUrl}/#office` };
  const others = (
    [
      [referenceWords.labels.client, client],
      [referenceWords.labels.leadDesigner, leadDesigner],
      [ourPartWords.labels.partners, partners],
    ] as [Text, Text | undefined][]
  ).flatMap(([label, who]) =>
    who ? [part('contributor', label[language], { '@type': 'Organization', name: who[language] })] : [],
  );
  const place = project.facts.find(({ label }) => label === labels.location)?.value;
  return {
    '@type': ['Project', 'CreativeWork'],
    name: project.title[language],
    description: wordsText(project.lead, language),
    creator: role ? part('creator', role[language], office) : office,
    ...(others.length > 0 ? { contributor: others } : {}),
    ...(place && isText(place) ? { contentLocation: { '@type': 'Place', name: place[language] } } : {}),
    ...(services ? { about: services[language] } : {}),
    ...(from || until ? { temporalCoverage: `${from ?? '..'}/${until ?? '..'}` } : {}),
    ...(listed.status ? { creativeWorkStatus: status(listed.status, statusAsOf, language) } : {}),
    ...(letter ? { subjectOf: { '@type': 'ImageObject', contentUrl: siteUrl + letter.src } } : {}),
  };
}

const status = (of: NonNullable<ListedProject['status']>, asOf: string | undefined, language: Language): string =>
  statuses[of].label[language] +
  (asOf ? fill(' ({date})', { date: formatStated(asOf, language).replaceAll(gap, ' ') }) : '');
