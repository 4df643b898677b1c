import { about } from '../../app/content/about.ts';
import { areaIds, areas } from '../../app/content/areas.ts';
import { capability } from '../../app/content/capability.ts';
import { dataLicences } from '../../app/content/data-licences.ts';
import { firstLoad } from '../../app/content/first-load.ts';
import { legal } from '../../app/content/legal.ts';
import { office } from '../../app/content/office.ts';
import type { PagePath } from '../../app/content/shared/pages.ts';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { referenceWords } from '../../app/content/shared/reference-words.ts';
import { type LaunchFact, noRow, officeFile, type PlannedProject } from './fact.ts';

const people = (['managing', 'technical'] as const).flatMap((who): LaunchFact[] => {
  const of = office.people[who].position;
  const place = {
    file: officeFile,
    object: `office|people|${who}`,
    of,
    sort: 'person',
    on: ['/', '/capability'],
  } as const;
  return [
    {
      ...place,
      key: 'name',
      kind: 'text',
      label: { ar: 'الاسم', en: 'Name' },
      without: { ar: 'المنصب وحده', en: 'the position alone' },
      inData: true,
    },
    {
      ...place,
      key: 'portrait',
      kind: 'photo',
      label: { ar: 'الصورة الشخصية', en: 'Portrait' },
      without: { ar: 'رسم محايد', en: 'a neutral drawing' },
      on: ['/'],
    },
    {
      ...place,
      key: 'description',
      kind: 'text',
      label: { ar: 'الوصف', en: 'Description' },
      without: { ar: 'المنصب وحده', en: 'the position alone' },
      on: ['/'],
    },
  ];
});

const { labels, items } = about.certificates;
const certificates = items.flatMap(({ of: which, title }): LaunchFact[] => {
  const place = {
    file: officeFile,
    object: `office|certificates|${which}`,
    of: title,
    sort: 'certificate',
    on: ['/about'],
  } as const;
  return [
    ...(['institution', 'supervisor', 'author', 'description'] as const).map(
      (key): LaunchFact => ({ ...place, key, kind: 'text', label: labels[key], heads: labels[key], without: noRow }),
    ),
    {
      ...place,
      key: 'scan',
      kind: 'photo',
      label: { ar: 'صورة الشهادة', en: 'Scan of the certificate' },
      without: { ar: 'رسم للموضوع', en: 'a plain drawing of its subject' },
    },
  ];
});

const isSelected = (name: string): boolean => capability.projects.selected.some(({ project }) => project === name);

/** Buildings in Germany, which other firms publicly show as their references. */
const isShownByOthers = ({ field }: Pick<PlannedProject, 'field'>): boolean => field === 'construction';
export const shownByOthers = projectNames.filter((name) => isShownByOthers(projectList[name]));

/** A reference without a role says nothing about the office. */
const rolesIn = (project: PlannedProject): LaunchFact[] => {
  const { name } = project;
  const page = `/projects/${name}` as PagePath;
  const place = {
    file: `app/content/projects/${name}.ts`,
    object: 'project|reference',
    of: project.title,
    sort: 'project',
    on: [page, '/references', ...(isSelected(name) ? (['/capability'] as const) : [])],
    without: noRow,
    inData: true,
  } as const;
  const { role, statusAsOf } = referenceWords.labels;
  const facts: LaunchFact[] = [{ ...place, key: 'role', kind: 'text', label: role, heads: role }];
  if (isShownByOthers(project))
    facts.push({
      file: place.file,
      object: place.object,
      of: place.of,
      sort: 'project',
      key: 'clientConsent',
      kind: 'date',
      label: {
        ar: 'يوم موافقة صاحب المشروع الخطية على عرضه',
        en: 'Day of the client’s written consent to show the project',
      },
      without: { ar: 'المشروع معروض من دون موافقة', en: 'the project is shown without consent' },
      on: [],
    });
  // A project without a status has no date of it either.
  if (project.status)
    facts.push({
      ...place,
      key: 'statusAsOf',
      kind: 'date',
      label: statusAsOf,
      heads: statusAsOf,
      on: [page, '/references'],
    });
  return facts;
};

/** What a mayor or a family asks before writing. */
const answers = { file: officeFile, object: 'office|answers' } as const;

/** Numbers differ by area, and a wrong one costs lives: none is shown that the office has not checked. */
const emergency = areaIds.map(
  (area): LaunchFact => ({
    file: officeFile,
    object: 'office|emergency',
    key: area,
    kind: 'phone',
    label: {
      ar: `رقم الطوارئ (الدفاع المدني)، ${areas.areas[area].name.ar}`,
      en: `Emergency number (civil defence), ${areas.areas[area].name.en}`,
    },
    without: { ar: 'نصيحة بالسؤال عن الرقم', en: 'the advice to ask for the number' },
    heads: legal.family.emergency,
    ifAny: true,
    on: ['/legal'],
  }),
);

/** What makes the rest credible. */
export const trust = (projects: readonly PlannedProject[]): LaunchFact[] => [
  ...projects.flatMap(rolesIn),
  ...people,
  ...certificates,
  ...emergency,
  {
    ...answers,
    key: 'clearsSingleHouses',
    kind: 'choice',
    label: legal.family.houses.question,
    without: legal.family.houses.answers.unsaid,
    choices: { yes: legal.family.houses.answers.yes, no: legal.family.houses.answers.no },
    on: ['/legal'],
  },
  ...(['askingCost', 'answerTime', 'plantToVisit'] as const).map(
    (key): LaunchFact => ({
      ...answers,
      key,
      kind: 'text',
      label: firstLoad.answers[key],
      heads: firstLoad.answers[key],
      without: noRow,
      ifAny: true,
      on: ['/contact'],
    }),
  ),
  {
    file: officeFile,
    object: 'office',
    key: 'dataLicence',
    kind: 'choice',
    label: { ar: 'رخصة سجلّ الأرقام', en: 'Licence of the register of figures' },
    without: { ar: 'لا شيء', en: 'nothing is said of a licence' },
    choices: Object.fromEntries(Object.entries(dataLicences).map(([id, { name }]) => [id, name])),
    on: ['/figures'],
  },
];
