/**
 * `npm run check:launch [-- --lang=ar]`: what the office still has to supply before the site goes public. It ends with
 * an error as long as something is missing that is not marked "if there is one".
 */
import { parseArgs } from 'node:util';
import { about } from '../app/content/about.ts';
import { capability } from '../app/content/capability.ts';
import { films } from '../app/content/films.ts';
import { office } from '../app/content/office.ts';
import { privacy } from '../app/content/privacy.ts';
import type { Project } from '../app/content/project-content.ts';
import { ourPartWords } from '../app/content/shared/our-part-words.ts';
import { projectList, projectNames } from '../app/content/shared/project-list.ts';
import { referenceWords } from '../app/content/shared/reference-words.ts';
import { standIns } from '../app/content/stand-ins.ts';
import { terms } from '../app/content/terms.ts';
import type { Text } from '../app/content/text.ts';
import { registerRows } from '../app/register/rows.ts';

const { values } = parseArgs({ options: { lang: { type: 'string', default: 'en' } } });
const language = values.lang === 'ar' ? 'ar' : 'en';
const text = (ar: string, en: string): Text => ({ ar, en });
const ifAny = text('إن وُجد', 'if there is one');

/** A field to fill in, its label, and the law that asks for it or `ifAny`. Fields without a label are named as in the file. */
type Field = readonly [path: string, label?: Text | string | false, ...notes: (Text | string | false)[]];
let isRequiredMissing = false;

/** A line for each field that is empty or still holds a reserved example value. */
function missing(file: string, holder: unknown, fields: readonly Field[]): string[] {
  return fields.flatMap(([path, label, ...notes]) => {
    // biome-ignore lint/suspicious/noExplicitAny: a path into typed content
    const value: any = path.split('.').reduce((at: any, key) => at?.[key], holder);
    const said = value && typeof value === 'object' ? Object.values(value).join(' ') : String(value ?? '');
    const example = standIns[(path === 'chatNumber' ? 'phone' : path.replace('address.', '')) as keyof typeof standIns];
    if (said.trim() && !(holder === office && example?.test(said))) return [];
    if (!notes.includes(ifAny)) isRequiredMissing = true;
    const shown = [label || path, `(${[`${file}, ${path}`, ...notes].filter(Boolean).map(inLanguage).join('; ')})`];
    return shown.map(inLanguage).join(' ');
  });
}
const inLanguage = (words: Text | string | false): string =>
  typeof words === 'object' ? words[language] : words || '';
const fromOffice = (...fields: Field[]) => missing('app/content/office.ts', office, fields);
const under = (path: string, labels: Record<string, Text>, keys: readonly string[], ...notes: Text[]): Field[] =>
  keys.map((key) => [`${path}.${key}`, labels[key], ...notes]);

const { labels: imprint } = terms.imprint;
const { labels: certificate, items: certificates } = about.certificates;
const { labels: reference } = referenceWords;
const { labels: ourPart } = ourPartWords;
const ddg = '§5 DDG';

async function projectLines(): Promise<string[]> {
  const lines = projectNames.map(async (name) => {
    const { project }: { project: Project } = await import(`../app/content/projects/${name}.ts`);
    const isGerman = projectList[name].field === 'construction';
    const note = isGerman && text('تعرضه مكاتب أخرى علنًا بين أعمالها', 'other firms show it among their references');
    return missing(`app/content/projects/${name}.ts`, project, [
      ...under('reference', reference, ['role', 'client']),
      ['reference.clientConsent', text('يوم موافقة صاحب المشروع الخطية', 'Day of the client’s written consent'), note],
      ...(projectList[name].status ? under('reference', reference, ['statusAsOf']) : []),
    ]);
  });
  return (await Promise.all(lines)).flat();
}

const settings: Record<string, Text> = {
  SITE_URL: text('العنوان العلني للموقع', 'public address of the site'),
  SMTP_URL: text('خادم البريد الذي يسلّم الرسائل', 'mail server that delivers the messages'),
  MAIL_TO: text('العنوان الذي تصل إليه الرسائل', 'address that messages go to'),
  MAIL_FROM: text('عنوان مرسِل يقبله مزوّد البريد', 'sender that the mail provider accepts'),
};

/** The office's own figures that name neither a source nor a date. */
const unexplained = (await registerRows()).filter(
  ({ publisher, source, asOf }) => publisher.id === 'office' && !source && !asOf,
);

const chapters: [title: Text, lines: string[]][] = [
  [
    text(
      'المشاريع. أخفِ ما ليس له دور وموافقة (hidden: true)',
      'Projects. Hide those without role and consent (hidden: true)',
    ),
    await projectLines(),
  ],
  [
    text('بيانات التواصل: ما زالت أمثلة', 'How people reach you: still examples'),
    fromOffice(
      ['phone', text('رقم الهاتف', 'Phone number'), ddg],
      ['email', text('البريد الإلكتروني', 'E-mail address'), ddg],
      ['chatNumber', text('رقم واتساب', 'WhatsApp number')],
      ['position', text('موقع المكتب على الخريطة', 'Place on the map')],
      ['address.street', text('الشارع ورقم البناء', 'Street and number'), ddg],
      ['address.city', text('الرمز البريدي والمدينة', 'Postcode and town'), ddg],
    ),
  ],
  [
    text('ما يسأل عنه الزوّار', 'What visitors ask'),
    [
      text('المنطقة الزمنية لساعات العمل', 'Time zone of the working hours'),
      text('الآلات: جديدة أم مستعملة، والتسليم والدفع', 'Machines: new or used, delivery, payment'),
      ...projectNames
        .filter((name) => !projectList[name].status)
        .map((name) => text(`حالة مشروع ${projectList[name].name.ar}`, `Status of ${projectList[name].name.en}`)),
    ].map(inLanguage),
  ],
  [
    text('ما يطلبه القانون', 'What the law asks for'),
    fromOffice(
      ['legal.name', text('الاسم الكامل كما في السجلّ', 'Name in full, as the register has it'), ddg],
      ...['form', 'representative', 'vatId'].map((key): Field => [`legal.${key}`, imprint[key as 'form'], ddg]),
      ...under('legal', imprint, ['register', 'economicId', 'chamber', 'professionalTitle'], ifAny),
      ...under('legal', imprint, ['professionalRules', 'supervisoryAuthority', 'insurer'], ifAny),
      ['legal.responsibleEditor', imprint.responsibleEditor, '§18(2) MStV'],
      ['legal.disputes', imprint.disputes, '§36 VSBG'],
      ['legal.host', privacy.contact.labels.host, 'Art. 28 GDPR'],
      ['legal.messagesInSyria', text('هل يقرأ أحد في سورية الرسائل؟', 'Are messages read in Syria?'), 'Art. 44 GDPR'],
      ['legal.prevailingLanguage', text('أي نص من الشروط هو المعتمد؟', 'Which text of the terms prevails?')],
      ['legal.exportLawChecked', text('يوم آخر تحقّق من قانون التصدير', 'Day of the last check of the export rules')],
      ['legal.deadlinesChecked', text('يوم آخر تحقّق من المُهل القانونية', 'Day of the last check of the deadlines')],
    ),
  ],
  [
    text('إعدادات الخادم (.env.example)', 'Settings of the server (.env.example)'),
    Object.entries(settings).flatMap(([name, label]) => (process.env[name] ? [] : `${name}: ${label[language]}`)),
  ],
  [
    text('ما يبني الثقة', 'What visitors trust'),
    [
      ...fromOffice(
        ...Object.keys(office.people).flatMap((who) => under(`people.${who}`, {}, ['name', 'portrait', 'description'])),
        ...certificates.flatMap(({ of }) =>
          under(`certificates.${of}`, certificate, ['institution', 'supervisor', 'author', 'description', 'scan']),
        ),
        ['dataLicence', text('رخصة سجلّ الأرقام', 'Licence of the register of figures')],
      ),
      ...missing(
        'app/content/films.ts',
        films,
        Object.keys(films).map((name) => [`${name}.address`]),
      ),
    ],
  ],
  [
    text('ما تطلبه المناقصات', 'What tenders ask for'),
    fromOffice(
      ...under('company', capability.company.labels, ['owners', 'ungmNumber', 'unspscCodes', 'complaints']),
      ...under('declarations', capability.declarations.names, Object.keys(capability.declarations.names)),
    ),
  ],
  [
    text('إن وُجد، في كل مشروع', 'In each project, if there is one'),
    [
      Object.values({ ...reference, ...ourPart })
        .map(inLanguage)
        .join(', '),
    ],
  ],
  [
    text('أرقام بلا مصدر ولا تاريخ (source, asOf)', 'Figures without source and date (source, asOf)'),
    [`${unexplained.length}: ${[...new Set(unexplained.map(({ id }) => id.split('.')[0]))].join(', ')}`],
  ],
  [
    text('أسئلة يسألها المشترون والصحافة', 'Questions that buyers and the press ask'),
    [
      text('المنطقة الزمنية لساعات العمل', 'Time zone of the working hours'),
      text('آلات جديدة أم مستعملة؛ التسليم والدفع', 'Machines new or used; delivery and payment'),
      text('حالة مشروعَي الرقامة والصالة الرياضية', 'Status of Al-Raqama and of the sports hall'),
    ].map(inLanguage),
  ],
];
for (const [title, lines] of chapters)
  if (lines.length > 0) console.log(`\n${title[language]}\n${lines.map((line) => `  - ${line}`).join('\n')}`);
process.exit(isRequiredMissing ? 1 : 0);
