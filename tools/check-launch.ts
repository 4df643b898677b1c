/**
 * `npm run check:launch [-- --lang=ar]`: what the office still has to supply before the site goes public. It ends with
 * an error as long as something is missing that is not marked "if there is one".
 */
import { parseArgs } from 'node:util';
import type { Text } from '../app/content/text.ts';
import { allFacts, isMissing, type LaunchFact, launchFacts } from './launch-facts.ts';
import { questions } from './launch-questions.ts';

const { values } = parseArgs({ options: { lang: { type: 'string', default: 'en' } } });
const language = values.lang === 'ar' ? 'ar' : 'en';
const { projects, contact, law, trust, tenders } = launchFacts;
const say = (text: Text) => text[language];

const words = {
  projects: {
    ar: 'المشاريع: الدور وصاحب المشروع وموافقته الخطية. أخفِ ما ليس له دور وموافقة (hidden: true)',
    en: 'Projects: role, client and written consent. Hide those without role and consent (hidden: true)',
  },
  shownByOthers: { ar: 'تعرضه مكاتب أخرى علنًا بين أعمالها', en: 'other firms show it among their references' },
  contact: { ar: 'بيانات التواصل: ما زالت أمثلة', en: 'How people reach you: still examples' },
  law: { ar: 'ما يطلبه القانون', en: 'What the law asks for' },
  operation: { ar: 'إعدادات الخادم (.env.example)', en: 'Settings of the server (.env.example)' },
  trust: { ar: 'ما يبني الثقة', en: 'What visitors trust' },
  tenders: { ar: 'ما تطلبه المناقصات', en: 'What tenders ask for' },
  references: { ar: 'في كل مشروع، إن وُجد', en: 'In each project, if there is one' },
  questions: {
    ar: 'أسئلة عن الأرقام، والجواب يُكتب في counts',
    en: 'Questions about figures; the answer goes into counts',
  },
  ifAny: { ar: 'إن وُجد', en: 'if there is one' },
} satisfies Record<string, Text>;

const settings: Record<string, Text> = {
  SITE_URL: { ar: 'العنوان العلني للموقع', en: 'public address of the site' },
  SMTP_URL: { ar: 'خادم البريد الذي يسلّم الرسائل', en: 'mail server that delivers the messages' },
  MAIL_TO: { ar: 'العنوان الذي تصل إليه الرسائل', en: 'address that messages go to' },
  MAIL_FROM: { ar: 'عنوان مرسِل يقبله مزوّد البريد', en: 'sender that the mail provider accepts' },
};

const missing = (facts: readonly LaunchFact[]) => facts.filter(isMissing);
const line = ({ label, where, why, ifAny }: LaunchFact): string =>
  `${say(label)} (${[where, why && say(why), ifAny && say(words.ifAny)].filter(Boolean).join('; ')})`;
const namesOf = (facts: readonly LaunchFact[]): string => [...new Set(facts.map(({ label }) => say(label)))].join(', ');

const chapters: [Text, string[]][] = [
  [
    words.projects,
    projects.flatMap(({ name, shownByOthers, must }) => {
      const open = missing(must);
      const note = shownByOthers ? `; ${say(words.shownByOthers)}` : '';
      return open.length === 0 ? [] : `${say(name)}: ${namesOf(open)} (${must[0]!.where.split(',')[0]}${note})`;
    }),
  ],
  [words.contact, missing(contact).map(line)],
  [words.law, missing(law).map(line)],
  [
    words.operation,
    Object.entries(settings).flatMap(([name, label]) => (process.env[name] ? [] : `${name}: ${say(label)}`)),
  ],
  [words.trust, missing(trust).map(line)],
  [words.tenders, missing(tenders).map(line)],
  [words.references, [namesOf(missing(projects.flatMap(({ may }) => may)))].filter(Boolean)],
  [words.questions, Object.entries(questions).map(([id, text]) => `${id}: ${say(text)}`)],
];
for (const [title, lines] of chapters) {
  if (lines.length > 0) console.log(`\n${say(title)}\n${lines.map((text) => `  - ${text}`).join('\n')}`);
}
process.exit(missing(allFacts).some(({ ifAny }) => !ifAny) ? 1 : 0);
