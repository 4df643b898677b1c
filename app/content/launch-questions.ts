import { about } from './about.ts';
import { capability } from './capability.ts';
import { films } from './films.ts';
import { office } from './office.ts';
import { privacy } from './privacy.ts';
import { ourPartWords } from './shared/our-part-words.ts';
import { projectList, projectNames } from './shared/project-list.ts';
import { referenceWords } from './shared/reference-words.ts';
import { terms } from './terms.ts';
import type { Text } from './text.ts';

/** A field to fill in, what it is called, and the law that asks for it or `ifAny`. */
type Question = readonly [path: string, label?: Text | undefined, note?: Text | string | undefined];

interface Chapter {
  title: Text;
  file?: string;
  fields?: readonly Question[];
  /** Listed until they are deleted here, because no field holds their answer. */
  open?: readonly Text[];
}

const under = (path: string, labels: Record<string, Text>, keys: readonly string[], note?: Text | string): Question[] =>
  keys.map((key) => [`${path}.${key}`, labels[key], note]);

export const ifAny: Text = { ar: 'إن وُجد', en: 'if there is one' };
const shownElsewhere: Text = {
  ar: 'تعرضه مكاتب أخرى علنًا بين أعمالها',
  en: 'other firms show it among their references',
};
const officeFile = 'app/content/office.ts';
const { labels: imprint } = terms.imprint;
const { labels: certificate, items: certificates } = about.certificates;
const { labels: reference } = referenceWords;
const ddg = '§5 DDG';

/** What the office still has to supply, the most urgent first: `npm run check:launch` lists what is missing. */
export const launchQuestions: readonly Chapter[] = [
  ...projectNames.map((name) => ({
    title: {
      ar: `${projectList[name].name.ar}: الدور والموافقة، وإلا فأخفِه (hidden: true)`,
      en: `${projectList[name].name.en}: role and consent, or hide it (hidden: true)`,
    },
    file: `app/content/projects/${name}.ts`,
    fields: [
      ...under('project.reference', reference, ['role', 'client']),
      [
        'project.reference.clientConsent',
        { ar: 'يوم موافقة صاحب المشروع الخطية', en: 'Day of the client’s written consent' },
        projectList[name].field === 'construction' ? shownElsewhere : undefined,
      ],
      ...(projectList[name].status ? under('project.reference', reference, ['statusAsOf']) : []),
    ] satisfies Question[],
  })),
  {
    title: { ar: 'بيانات التواصل: ما زالت أمثلة', en: 'How people reach you: still examples' },
    file: officeFile,
    fields: [
      ['office.phone', { ar: 'رقم الهاتف', en: 'Phone number' }, ddg],
      ['office.email', { ar: 'البريد الإلكتروني', en: 'E-mail address' }, ddg],
      ['office.chatNumber', { ar: 'رقم واتساب', en: 'WhatsApp number' }],
      ['office.position', { ar: 'موقع المكتب على الخريطة', en: 'Place on the map' }],
      ['office.address.street', { ar: 'الشارع ورقم البناء', en: 'Street and number' }, ddg],
      ['office.address.city', { ar: 'الرمز البريدي والمدينة', en: 'Postcode and town' }, ddg],
    ],
  },
  {
    title: { ar: 'ما يسأل عنه الزوّار', en: 'What visitors ask' },
    open: [
      { ar: 'المنطقة الزمنية لساعات العمل', en: 'Time zone of the working hours' },
      { ar: 'الآلات: جديدة أم مستعملة، والتسليم والدفع', en: 'Machines: new or used, delivery, payment' },
      ...projectNames
        .filter((name) => !projectList[name].status)
        .map((name) => ({
          ar: `حالة مشروع ${projectList[name].name.ar}`,
          en: `Status of ${projectList[name].name.en}`,
        })),
    ],
  },
  {
    title: { ar: 'ما يطلبه القانون', en: 'What the law asks for' },
    file: officeFile,
    fields: [
      ['office.legal.name', { ar: 'الاسم الكامل كما في السجلّ', en: 'Name in full, as the register has it' }, ddg],
      ...under('office.legal', imprint, ['form', 'representative', 'vatId'], ddg),
      ...under('office.legal', imprint, ['register', 'economicId', 'chamber', 'professionalTitle'], ifAny),
      ...under('office.legal', imprint, ['professionalRules', 'supervisoryAuthority', 'insurer'], ifAny),
      ...under('office.legal', imprint, ['responsibleEditor'], '§18(2) MStV'),
      ...under('office.legal', imprint, ['disputes'], '§36 VSBG'),
      ...under('office.legal', privacy.contact.labels, ['host'], 'Art. 28 GDPR'),
      [
        'office.legal.messagesInSyria',
        { ar: 'هل يقرأ أحد في سورية الرسائل؟', en: 'Are messages read in Syria?' },
        'Art. 44 GDPR',
      ],
      [
        'office.legal.prevailingLanguage',
        { ar: 'أي نص من الشروط هو المعتمد؟', en: 'Which text of the terms prevails?' },
      ],
      [
        'office.legal.exportLawChecked',
        { ar: 'يوم آخر تحقّق من قانون التصدير', en: 'Day of the last check of the export rules' },
      ],
      [
        'office.legal.deadlinesChecked',
        { ar: 'يوم آخر تحقّق من المُهل القانونية', en: 'Day of the last check of the deadlines' },
      ],
    ],
  },
  {
    title: { ar: 'إعدادات الخادم', en: 'Settings of the server' },
    file: '.env.example',
    fields: [
      ['SITE_URL', { ar: 'العنوان العلني للموقع', en: 'public address of the site' }],
      ['SMTP_URL', { ar: 'خادم البريد الذي يسلّم الرسائل', en: 'mail server that delivers the messages' }],
      ['MAIL_TO', { ar: 'العنوان الذي تصل إليه الرسائل', en: 'address that messages go to' }],
      ['MAIL_FROM', { ar: 'عنوان مرسِل يقبله مزوّد البريد', en: 'sender that the mail provider accepts' }],
    ],
  },
  {
    title: { ar: 'ما يبني الثقة', en: 'What visitors trust' },
    file: officeFile,
    fields: [
      ...Object.keys(office.people).flatMap((who) =>
        under(`office.people.${who}`, {}, ['name', 'portrait', 'description']),
      ),
      ...certificates.flatMap(({ of }) =>
        under(`office.certificates.${of}`, certificate, ['institution', 'supervisor', 'author', 'description', 'scan']),
      ),
      ['office.dataLicence', { ar: 'رخصة سجلّ الأرقام', en: 'Licence of the register of figures' }],
    ],
  },
  {
    title: { ar: 'أفلام لها معاينة فقط', en: 'Films with a preview only' },
    file: 'app/content/films.ts',
    fields: Object.entries(films).map(([name, { title }]) => [`films.${name}.address`, title]),
  },
  {
    title: { ar: 'ما تطلبه المناقصات', en: 'What tenders ask for' },
    file: officeFile,
    fields: [
      ...under('office.company', capability.company.labels, ['owners', 'ungmNumber', 'unspscCodes', 'complaints']),
      ...under('office.declarations', capability.declarations.names, Object.keys(capability.declarations.names)),
    ],
  },
  {
    title: { ar: 'إن وُجد، في كل مشروع', en: 'In each project, if there is one' },
    open: Object.values({ ...reference, ...ourPartWords.labels }),
  },
];

export const unexplainedFigures: Text = {
  ar: 'أرقام بلا مصدر ولا تاريخ (source, asOf)',
  en: 'Figures without source and date (source, asOf)',
};
