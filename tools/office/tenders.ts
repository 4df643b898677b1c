import { capability } from '../../app/content/capability.ts';
import type { DeclarationName } from '../../app/content/office.ts';
import type { Reference } from '../../app/content/reference.ts';
import { ourPartWords } from '../../app/content/shared/our-part-words.ts';
import type { PagePath } from '../../app/content/shared/pages.ts';
import { referenceWords } from '../../app/content/shared/reference-words.ts';
import type { Text } from '../../app/content/text.ts';
import { type FactKind, type LaunchFact, noRow, officeFile, type PlannedProject } from './fact.ts';
import type { EditorText } from './languages.ts';

const labels = { ...referenceWords.labels, ...ourPartWords.labels };
/** The two ends of the period, as the office's form asks for them. */
const formLabels = {
  from: { ar: 'أول شهر من العمل', en: 'First month of the work' },
  until: { ar: 'آخر شهر من العمل', en: 'Last month of the work' },
};

/** Each with its type and the texts beside it. */
const projectFacts: readonly [key: keyof Reference, kind: FactKind, heads: Text, label?: EditorText][] = [
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

const toldToSearch: readonly (keyof Reference)[] = [
  'client',
  'leadDesigner',
  'services',
  'partners',
  'from',
  'until',
  'letter',
];

const ofProject = ({ name, title }: PlannedProject): LaunchFact[] =>
  projectFacts.map(
    ([key, kind, heads, label = heads]): LaunchFact => ({
      file: `app/content/projects/${name}.ts`,
      object: 'project|reference',
      key,
      kind,
      label,
      heads,
      of: title,
      sort: 'project',
      without: noRow,
      ifAny: true,
      ...(toldToSearch.includes(key) ? { inData: true } : {}),
      on: [`/projects/${name}` as PagePath, '/references'],
    }),
  );

const { company, declarations } = capability;
const statement: readonly LaunchFact['on'][number][] = ['/capability'];

const ofCompany = (
  [
    ['owners', 'text'],
    ['ungmNumber', 'line'],
    ['unspscCodes', 'list'],
    ['complaints', 'text'],
  ] as const
).map(
  ([key, kind]): LaunchFact => ({
    file: officeFile,
    object: 'office|company',
    key,
    kind,
    label: company.labels[key],
    heads: company.labels[key],
    without: noRow,
    on: statement,
    ...(key === 'ungmNumber' ? { inData: true } : {}),
  }),
);

const signed = (Object.keys(declarations.names) as DeclarationName[]).map(
  (key): LaunchFact => ({
    file: officeFile,
    object: 'office|declarations',
    key,
    kind: 'declaration',
    label: declarations.names[key],
    heads: declarations.names[key],
    without: { ar: 'لا شيء: لا يُنشر تصريح غير موقّع', en: 'nothing: an unsigned declaration is not published' },
    on: statement,
  }),
);

/** What the United Nations and development banks ask for. */
export const tenders = (projects: readonly PlannedProject[]): LaunchFact[] => [
  ...ofCompany,
  ...signed,
  ...projects.flatMap(ofProject),
];
