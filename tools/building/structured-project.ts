/** A project in schema.org's terms: what its page says, and what the office has supplied as a reference. */
import type { Project } from '../../app/content/project-content.ts';
import { ourPartWords } from '../../app/content/shared/our-part-words.ts';
import { labels } from '../../app/content/shared/project-words.ts';
import { referenceWords } from '../../app/content/shared/reference-words.ts';
import { type ProjectStatus, statuses } from '../../app/content/status.ts';
import { isText, type Language } from '../../app/content/text.ts';
import { fill, formatStated, gap, plainText } from '../../app/language/format.ts';

/** @param state of its work, `null` if unknown @returns an object whose undefined values JSON drops */
export function projectData(
  project: Project,
  state: ProjectStatus | null,
  language: Language,
  siteUrl: string,
): object {
  const { role, client, leadDesigner, partners, services, from, until, statusAsOf, letter } = project.reference ?? {};
  const office = { '@id': `${siteUrl}/#office` };
  const others = [
    { label: referenceWords.labels.client, who: client },
    { label: referenceWords.labels.leadDesigner, who: leadDesigner },
    { label: ourPartWords.labels.partners, who: partners },
  ].flatMap(({ label, who }) => {
    const contributor = who && { '@type': 'Organization', name: who[language] };
    return contributor ? [{ '@type': 'Role', roleName: label[language], contributor }] : [];
  });
  const place = project.facts.find(({ label }) => label === labels.location)?.value;
  const asOf = statusAsOf ? fill(' ({date})', { date: formatStated(statusAsOf, language).replaceAll(gap, ' ') }) : '';
  return {
    '@type': ['Project', 'CreativeWork'],
    name: project.title[language],
    description: plainText(project.lead, language),
    creator: role ? { '@type': 'Role', roleName: role[language], creator: office } : office,
    contributor: others.length > 0 ? others : undefined,
    contentLocation: place && isText(place) ? { '@type': 'Place', name: place[language] } : undefined,
    about: services?.[language],
    temporalCoverage: from || until ? `${from ?? '..'}/${until ?? '..'}` : undefined,
    creativeWorkStatus: state ? statuses[state].label[language] + asOf : undefined,
    subjectOf: letter && { '@type': 'ImageObject', contentUrl: siteUrl + letter.src },
  };
}
