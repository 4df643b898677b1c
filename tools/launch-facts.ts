/** What only the office knows, in the order in which `npm run check:launch` asks for it. */
import { about } from '../app/content/about.ts';
import { capability } from '../app/content/capability.ts';
import { dataLicences } from '../app/content/data-licences.ts';
import { films } from '../app/content/films.ts';
import { office } from '../app/content/office.ts';
import type { DeclarationName } from '../app/content/office-types.ts';
import { privacy } from '../app/content/privacy.ts';
import type { Project } from '../app/content/project-content.ts';
import type { Reference } from '../app/content/reference.ts';
import { ourPartWords } from '../app/content/shared/our-part-words.ts';
import { projectList, projectNames } from '../app/content/shared/project-list.ts';
import { referenceWords } from '../app/content/shared/reference-words.ts';
import { standIns } from '../app/content/stand-ins.ts';
import { terms } from '../app/content/terms.ts';
import type { Text } from '../app/content/text.ts';

export interface LaunchFact {
  /** The file and the field to fill in: `app/content/office.ts, legal.vatId`. */
  where: string;
  holder: object;
  key: string;
  label: Text;
  /** The law that asks for it, or why it is needed. */
  why?: Text;
  /** A value that matches is an example, not the office's own. */
  example?: RegExp;
  /** Not every office has one. */
  ifAny?: boolean;
  /** The texts that pages show by its value. */
  choices?: readonly Text[];
}

type More = Partial<Pick<LaunchFact, 'why' | 'example' | 'ifAny' | 'choices'>>;
type Row = readonly [key: string, label: Text, more?: More];

const rows = (file: string, path: string, holder: object, list: readonly Row[]): LaunchFact[] =>
  list.map(([key, label, more]) => ({ where: `${file}, ${path}${key}`, holder, key, label, ...more }));
const inOffice = (path: string, holder: object, list: readonly Row[]) =>
  rows('app/content/office.ts', path && `${path}.`, holder, list);

const ddg: Text = { ar: 'المادة 5 من DDG', en: '§5 DDG' };
const ifAny = true;

const contact = [
  ...inOffice('', office, [
    ['phone', { ar: 'رقم الهاتف', en: 'Phone number' }, { why: ddg, example: standIns.phone }],
    ['email', { ar: 'البريد الإلكتروني', en: 'E-mail address' }, { why: ddg, example: standIns.email }],
    ['chatNumber', { ar: 'رقم واتساب', en: 'WhatsApp number' }, { example: standIns.phone }],
    ['position', { ar: 'موقع المكتب على الخريطة', en: 'Place on the map' }, { example: standIns.position }],
  ]),
  ...inOffice('address', office.address, [
    ['street', { ar: 'الشارع ورقم البناء', en: 'Street and number' }, { why: ddg, example: standIns.street }],
    ['city', { ar: 'الرمز البريدي والمدينة', en: 'Postcode and town' }, { why: ddg, example: standIns.city }],
  ]),
];

const { labels: imprint } = terms.imprint;
const law = inOffice('legal', office.legal, [
  ['name', { ar: 'الاسم الكامل كما في السجلّ', en: 'Name in full, as the register has it' }, { why: ddg }],
  ['form', imprint.form, { why: ddg }],
  ['representative', imprint.representative, { why: ddg }],
  ['vatId', imprint.vatId, { why: ddg }],
  ['register', imprint.register, { why: ddg, ifAny }],
  ['economicId', imprint.economicId, { why: ddg, ifAny }],
  ['chamber', imprint.chamber, { why: ddg, ifAny }],
  ['professionalTitle', imprint.professionalTitle, { why: ddg, ifAny }],
  ['professionalRules', imprint.professionalRules, { why: ddg, ifAny }],
  ['supervisoryAuthority', imprint.supervisoryAuthority, { why: ddg, ifAny }],
  ['insurer', imprint.insurer, { why: { ar: 'لائحة DL-InfoV الألمانية', en: 'DL-InfoV' }, ifAny }],
  ['responsibleEditor', imprint.responsibleEditor, { why: { ar: 'المادة 18 من MStV', en: '§18(2) MStV' } }],
  ['disputes', imprint.disputes, { why: { ar: 'المادة 36 من VSBG', en: '§36 VSBG' } }],
  ['host', privacy.contact.labels.host, { why: { ar: 'المادة 28 من GDPR', en: 'Art. 28 GDPR' } }],
  [
    'messagesInSyria',
    { ar: 'هل يقرأ أحد في سورية الرسائل؟', en: 'Does anybody in Syria read messages?' },
    { why: { ar: 'المادة 44 من GDPR', en: 'Art. 44 GDPR' }, choices: Object.values(privacy.messages.inSyria) },
  ],
  [
    'prevailingLanguage',
    { ar: 'أي نص من الشروط هو المعتمد؟', en: 'Which text of the terms prevails?' },
    { choices: Object.values(terms.prevails.texts) },
  ],
  ['exportLawChecked', { ar: 'يوم آخر تحقّق من قانون التصدير', en: 'Day of the last check of the export rules' }],
  ['deadlinesChecked', { ar: 'يوم آخر تحقّق من المُهل القانونية', en: 'Day of the last check of the deadlines' }],
]);

const { labels, items } = about.certificates;
const trust = [
  ...Object.entries(office.people).flatMap(([who, person]) =>
    inOffice(`people.${who}`, person, [
      ['name', { ar: `الاسم: ${person.position.ar}`, en: `Name: ${person.position.en}` }],
      ['portrait', { ar: `صورة: ${person.position.ar}`, en: `Portrait: ${person.position.en}` }],
      ['description', { ar: `وصف: ${person.position.ar}`, en: `Description: ${person.position.en}` }],
    ]),
  ),
  ...items.flatMap(({ of }) =>
    inOffice(`certificates.${of}`, office.certificates[of], [
      ...(['institution', 'supervisor', 'author', 'description'] as const).map((key): Row => [key, labels[key]]),
      ['scan', { ar: 'صورة الشهادة', en: 'Scan of the certificate' }],
    ]),
  ),
  ...inOffice('', office, [['dataLicence', { ar: 'رخصة سجلّ الأرقام', en: 'Licence of the register of figures' }]]).map(
    (fact) => ({ ...fact, choices: Object.values(dataLicences).map(({ name }) => name as Text) }),
  ),
  ...Object.entries(films).flatMap(([name, film]) =>
    rows('app/content/films.ts', `${name}.`, film, [['address', film.title]]),
  ),
];

const { company, declarations } = capability;
const tenders = [
  ...inOffice(
    'company',
    office.company,
    (['owners', 'ungmNumber', 'unspscCodes', 'complaints'] as const).map((key): Row => [key, company.labels[key]]),
  ),
  ...inOffice(
    'declarations',
    office.declarations,
    (Object.keys(declarations.names) as DeclarationName[]).map((key): Row => [key, declarations.names[key]]),
  ),
];

const { role, client, leadDesigner, statusAsOf } = referenceWords.labels;
const { services, share, partners, period, value, contact: enquiries, letter } = ourPartWords.labels;
const clientConsent: Text = {
  ar: 'يوم موافقة صاحب المشروع الخطية على عرضه',
  en: 'Day of the client’s written consent to show it',
};
const references: readonly (readonly [key: keyof Reference, label: Text])[] = [
  ['leadDesigner', leadDesigner],
  ['services', services],
  ['sharePercent', share],
  ['partners', partners],
  ['from', period],
  ['until', period],
  ['value', value],
  ['contact', enquiries],
  ['letter', letter],
];

const projects = await Promise.all(
  projectNames.map(async (name) => {
    const file = `app/content/projects/${name}.ts`;
    const { project }: { project: Project } = await import(`../app/content/projects/${name}.ts`);
    project.reference ??= {};
    const { reference } = project;
    const of = (list: readonly Row[]) => rows(file, 'reference.', reference, list);
    const title = projectList[name];
    return {
      name: title.name,
      // Buildings in Germany, which other firms publicly show among their references.
      shownByOthers: title.field === 'construction',
      must: of([
        ['role', role],
        ['client', client],
        ['clientConsent', clientConsent],
        ...(title.status ? [['statusAsOf', statusAsOf] as const] : []),
      ]),
      may: of(references.map(([key, label]): Row => [key, label, { ifAny }])),
    };
  }),
);

/** Whether the office has yet to supply it. */
export function isMissing({ holder, key, example }: LaunchFact): boolean {
  const held = (holder as Record<string, unknown>)[key];
  const said = held && typeof held === 'object' ? Object.values(held).join(' ') : String(held ?? '');
  return said.trim() === '' || example?.test(said) === true;
}

export const launchFacts = { projects, contact, law, trust, tenders };

export const allFacts: readonly LaunchFact[] = [
  ...projects.flatMap(({ must, may }) => [...must, ...may]),
  ...contact,
  ...law,
  ...trust,
  ...tenders,
];
