import { privacy } from '../../app/content/privacy.ts';
import { terms } from '../../app/content/terms.ts';
import { imprint, type LaunchFact, noRow, officeFile } from './fact.ts';
import type { EditorText } from './languages.ts';

const { labels } = terms.imprint;

/** A row of the imprint. */
const row = (
  key: Extract<keyof typeof labels, string>,
  why: EditorText,
  more: Partial<LaunchFact> = {},
): LaunchFact => ({
  file: officeFile,
  object: 'office|legal',
  key,
  kind: 'text',
  label: labels[key],
  heads: labels[key],
  without: noRow,
  why,
  on: ['/terms'],
  ...more,
});

/** What the law requires before the site goes public. */
export const law: readonly LaunchFact[] = [
  row('name', imprint, {
    label: { ar: 'الاسم الكامل كما في السجلّ', en: 'Name in full, as the register has it' },
    heads: undefined,
    without: { ar: 'اسم المكتب كما في رأس الصفحة', en: 'the office’s name as in the header' },
    on: ['/terms', '/capability'],
    inData: true,
  }),
  row('form', imprint, { on: ['/terms', '/capability'] }),
  row('representative', imprint, { on: ['/terms', '/privacy', '/capability'] }),
  row('register', imprint, { ifAny: true, on: ['/terms', '/capability'] }),
  row('vatId', imprint, { kind: 'line', on: ['/terms', '/capability'], inData: true }),
  row('economicId', imprint, { kind: 'line', ifAny: true }),
  row('chamber', imprint, { ifAny: true, on: ['/terms', '/capability'], inData: true }),
  row('professionalTitle', imprint, { ifAny: true }),
  row('professionalRules', { ar: 'المادة 5، الفقرة 1، البند 5(ج) من DDG', en: '§5(1) no. 5c DDG' }, { ifAny: true }),
  row('supervisoryAuthority', imprint, { ifAny: true }),
  row(
    'insurer',
    { ar: 'لائحة DL-InfoV الألمانية', en: 'the German regulation DL-InfoV' },
    { ifAny: true, on: ['/terms', '/capability'] },
  ),
  row('responsibleEditor', { ar: 'المادة 18 من MStV', en: '§18(2) MStV' }),
  row('disputes', { ar: 'المادة 36 من VSBG', en: '§36 VSBG' }),
  {
    file: officeFile,
    object: 'office|legal',
    key: 'host',
    kind: 'text',
    label: privacy.contact.labels.host,
    heads: privacy.contact.labels.host,
    without: noRow,
    why: { ar: 'المادة 28 من GDPR', en: 'Art. 28 GDPR' },
    on: ['/privacy'],
  },
  {
    file: officeFile,
    object: 'office|legal',
    key: 'messagesInSyria',
    kind: 'choice',
    label: { ar: 'هل يقرأ أحد في سورية الرسائل؟', en: 'Does anybody in Syria read messages?' },
    without: { ar: 'لا شيء', en: 'nothing is said of it' },
    why: { ar: 'المادة 44 من GDPR', en: 'Art. 44 GDPR' },
    choices: privacy.messages.inSyria,
    on: ['/privacy'],
  },
  {
    file: officeFile,
    object: 'office|legal',
    key: 'prevailingLanguage',
    kind: 'choice',
    label: { ar: 'أي نص من الشروط هو المعتمد؟', en: 'Which text of the terms prevails?' },
    without: { ar: 'لا شيء', en: 'nothing is said of it' },
    choices: terms.prevails.texts,
    on: ['/terms'],
  },
  {
    file: officeFile,
    object: 'office|legal',
    key: 'exportLawChecked',
    kind: 'date',
    label: { ar: 'يوم آخر تحقّق من قانون التصدير', en: 'Day on which the export rules were last checked' },
    without: { ar: 'النص من غير تاريخ', en: 'the text without a date' },
    on: ['/our-projects', '/terms'],
  },
  {
    file: officeFile,
    object: 'office|legal',
    key: 'deadlinesChecked',
    kind: 'date',
    label: { ar: 'يوم آخر تحقّق من المُهل القانونية', en: 'Day on which the legal deadlines were last checked' },
    without: { ar: 'المُهل من غير تاريخ', en: 'the deadlines without a date' },
    on: ['/legal'],
  },
];
