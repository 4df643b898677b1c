import type { EditorText } from './languages.ts';

interface Words {
  readonly [name: string]: EditorText | Words;
}

/** The texts of `npm run check:launch`, on screen and on paper. */
export const launchWords = {
  title: { ar: 'ما يلزم قبل نشر الموقع', en: 'What is needed before the site goes public' },
  lead: {
    ar: 'الترتيب: بيانات التواصل، ثم ما يطلبه القانون، ثم ما يبني الثقة، ثم ما تطلبه المناقصات. والحقل الفارغ لا يظهر منه شيء في الموقع.',
    en: 'In this order: how people reach you, what the law asks for, what visitors trust, what tenders ask for. An empty field shows nothing on the site.',
  },
  /** What must not go public, above the list. */
  must: {
    title: { ar: 'لا تنشر الموقع قبل هذا:', en: 'Do not go public before this:' },
    nothing: { ar: 'لا شيء يمنع النشر قانونيًّا.', en: 'Nothing on this list stands in the way of going public.' },
    projects: {
      ar: 'مشاريع تعرضها مكاتب أخرى علنًا على أنها من أعمالها: اكتب دورنا ويوم موافقة صاحب المشروع الخطية، أو أخفِ المشروع',
      en: 'Projects that other firms publicly show as their references: enter our role and the day of the client’s written consent, or hide them',
    },
    imprint: {
      ar: 'بيانات الناشر ناقصة، وهي واجبة (المادة 5 من DDG)',
      en: 'The imprint lacks mandatory lines (§5 DDG)',
    },
    examples: {
      ar: 'بيانات للأمثلة ما زالت في مكان بياناتك',
      en: 'Examples stand in for your own data',
    },
    comma: { ar: '؛ ', en: '; ' },
  },
  groups: {
    contact: { ar: 'بيانات التواصل', en: 'How people reach you' },
    law: { ar: 'يطلبه القانون', en: 'What the law asks for' },
    operation: { ar: 'يلزم لتشغيل الموقع', en: 'What the site needs to run' },
    trust: { ar: 'يبني الثقة', en: 'What visitors trust' },
    tenders: { ar: 'تطلبه المناقصات', en: 'What tenders ask for' },
  },
  missing: { ar: 'ينقص {n} من {total}', en: '{n} of {total} missing' },
  complete: { ar: 'لا ينقص شيء', en: 'Nothing is missing' },
  office: { ar: 'المكتب', en: 'The office' },
  films: { ar: 'الأفلام', en: 'Films' },
  server: { ar: 'الخادم', en: 'The server' },
  register: { ar: 'سجلّ الأرقام', en: 'The register of figures' },
  sorts: {
    project: {
      name: { ar: 'المشاريع', en: 'Projects' },
      missing: { ar: 'ينقص، عدد المشاريع {n}', en: 'missing in {n} projects' },
    },
    person: {
      name: { ar: 'الأشخاص', en: 'People' },
      missing: { ar: 'ينقص، عدد الأشخاص {n}', en: 'missing for {n} people' },
    },
    certificate: {
      name: { ar: 'الشهادات', en: 'Certificates' },
      missing: { ar: 'ينقص، عدد الشهادات {n}', en: 'missing for {n} certificates' },
    },
  },
  ifAny: { ar: 'إن وُجد', en: 'If there is one' },
  now: { ar: 'الآن', en: 'Now' },
  where: {
    office: {
      ar: 'المكان: الأمر npm run edit، ثم «بيانات المكتب»',
      en: 'Where: npm run edit, then “Office data”',
    },
    films: { ar: 'المكان: الأمر npm run edit، ثم «الأفلام»', en: 'Where: npm run edit, then “Films”' },
    register: {
      ar: 'المكان: app/content/figure-changes.ts، ثم npm run release:figures',
      en: 'Where: app/content/figure-changes.ts, then npm run release:figures',
    },
    questions: {
      ar: 'المكان: الأمر npm run edit، ثم صفحة سجلّ الأرقام',
      en: 'Where: npm run edit, then the page of the register of figures',
    },
    server: {
      ar: 'المكان: متغيّرات البيئة على الخادم، كما في docs/operating.md',
      en: 'Where: the server’s environment, as docs/operating.md says',
    },
  },
  reworded: {
    label: {
      ar: 'إصدار جديد: كلام {n} من الأسطر تغيّر منذ إصدار {date}',
      en: 'A new release: {n} rows say something else than on {date}',
    },
    without: { ar: 'الاستشهاد بالإصدار يجد كلامًا آخر', en: 'a citation of the release finds other words' },
  },
  unsaid: { ar: 'يقول السجلّ إن ذلك لم يُحدَّد', en: 'the register says that it has not been stated' },
  preview: { ar: 'مقطع قصير من الرسوم', en: 'a short preview drawn from the project' },
  settings: {
    SITE_URL: {
      label: { ar: 'العنوان العلني للموقع', en: 'Public address of the site' },
      without: { ar: 'روابط تدلّ على هذا الحاسوب', en: 'links that name this computer' },
    },
    SMTP_URL: {
      label: { ar: 'خادم البريد الذي يسلّم الرسائل', en: 'Mail server that delivers the messages' },
      without: { ar: 'تنتظر الرسائل في صندوق الصادر', en: 'messages wait in the outbox' },
    },
    MAIL_TO: {
      label: { ar: 'العنوان الذي تصل إليه الرسائل', en: 'Address that messages go to' },
      without: { ar: 'لا تُسلَّم الرسائل إلى المكتب', en: 'messages do not reach the office' },
    },
    MAIL_FROM: {
      label: { ar: 'عنوان مرسِل يقبله مزوّد البريد', en: 'Sender that the mail provider accepts' },
      without: { ar: 'عنوان للأمثلة', en: 'an example address' },
    },
  },
} satisfies Words;
