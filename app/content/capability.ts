import { about } from './about.ts';
import { defineContent } from './define-content.ts';
import type { DeclarationName } from './office-types.ts';
import { labels } from './shared/project-words.ts';
import type { Text } from './text.ts';

/** RE-1: a company profile for buyers, on two pages. Company data and declarations come from office.ts. */
export const capability = defineContent('capability', {
  meta: {
    title: { ar: 'الملف التعريفي', en: 'Capability statement' },
    description: {
      ar: 'تدوير أنقاض وصرف صحي ومبانٍ وآلات لسورية: ما نصمّمه وما نورّده، والسعات والكلف التقديرية وأبرز المشاريع. ملف PDF من صفحتين.',
      en: 'Debris recycling, wastewater, buildings and machinery for Syria: what we design and supply, with capacities, estimated costs and projects. PDF, two pages.',
    },
  },
  title: { ar: 'الملف التعريفي', en: 'Capability statement' },
  lead: {
    ar: 'نصمّم للبلديات والجهات المانحة وأصحاب المواقع محطات التدوير والضخ والمعالجة والمباني، ونورّد آلات التدوير. أرسل إلينا وثائق مناقصتك بالبريد الإلكتروني.',
    en: 'For municipalities, donors and site owners we design recycling plants, pumping stations, wastewater treatment plants and buildings, and we supply recycling machinery. Send us your tender documents by e-mail.',
  },
  download: {
    label: { ar: 'نزّل الملف', en: 'Download the statement' },
    other: { ar: 'بالإنكليزية أيضًا', en: 'Also in Arabic' },
    format: { ar: 'PDF، صفحتان، {size}\u00a0كيلوبايت', en: 'PDF, two pages, {size}\u00a0kB' },
  },
  /** The date of this version. */
  issued: { label: { ar: 'نسخة {date}', en: 'Version of {date}' }, date: '2026-11-28' },
  /** In the footer of each printed page. */
  pages: { ar: 'الصفحة {n} من {total}', en: 'Page {n} of {total}' },
  block: {
    fields: { ar: 'المجالات', en: 'Fields' },
    /** Between names in a list. */
    comma: { ar: '، ', en: ', ' },
  },
  who: { title: { ar: 'رسالتنا', en: 'Our mission' }, text: about.purpose.items[0].text },
  supply: {
    title: { ar: 'ما نصمّمه وما نورّده', en: 'What we design and supply' },
    also: { ar: 'ونصمّم أيضًا', en: 'We also design' },
    fields: [
      {
        ar: 'محطات ضخ ومعالجة وخطوط نقل للصرف الصحي',
        en: 'Pumping stations, mains and wastewater treatment',
      },
      { ar: 'واجهات وصالات ومبانٍ صناعية', en: 'Façades, halls and industrial buildings' },
      { ar: 'نماذج معلومات البناء (BIM)', en: 'Building information models (BIM)' },
    ],
    /** Before the link to the terms, which name the law. */
    export: {
      ar: 'نورّد الآلات إلى سورية بعد التحقق من شروط التصدير والاستخدام النهائي.',
      en: 'We supply machinery to Syria after an export-control and end-use check.',
    },
    heads: {
      solution: { ar: 'الحل', en: 'Solution' },
      capacity: { ar: 'السعة', en: 'Capacity' },
      cost: { ar: 'الكلفة التقديرية', en: 'Estimated cost' },
    },
  },
  projects: {
    title: { ar: 'المشاريع', en: 'Projects' },
    heads: {
      project: { ar: 'المشروع', en: 'Project' },
      year: { ar: 'السنة', en: 'Year' },
      value: { ar: 'الميزانية', en: 'Budget' },
      status: { ar: 'الحالة', en: 'Status' },
      place: labels.location,
    },
  },
  company: {
    title: { ar: 'معلومات المكتب', en: 'Company data' },
    labels: {
      owners: { ar: 'المالكون', en: 'Owners' },
      ungmNumber: { ar: 'رقم المورّد لدى الأمم المتحدة (UNGM)', en: 'UNGM number' },
      unspscCodes: { ar: 'رموز UNSPSC', en: 'UNSPSC codes' },
      complaints: { ar: 'لتقديم شكوى', en: 'Complaints contact' },
      management: { ar: 'الإدارة', en: 'Management' },
    },
  },
  declarations: {
    title: { ar: 'التصريحات', en: 'Declarations' },
    names: {
      safety: { ar: 'الصحة والسلامة والبيئة', en: 'Health, safety and environment' },
      codeOfConduct: { ar: 'مدوّنة السلوك', en: 'Code of conduct' },
      safeguarding: { ar: 'الحماية من الاستغلال والإساءة', en: 'Safeguarding' },
      antiCorruption: { ar: 'مكافحة الفساد', en: 'Anti-corruption' },
      sanctionsAndEndUse: { ar: 'الجزاءات الاقتصادية والاستخدام النهائي', en: 'Sanctions and end use' },
    } satisfies Record<DeclarationName, Text>,
    signed: { ar: 'وقّعه {name} في {date}', en: 'Signed by {name} on {date}' },
  },
  closing: {
    question: { ar: 'التواصل', en: 'Contact' },
    links: [
      { to: '/contact?subject=tender', label: { ar: 'اكتب إلينا', en: 'Write to us' } },
      { to: '/references', label: { ar: 'كل الأعمال المنفَّذة والجارية', en: 'All project sheets' } },
    ],
  },
});
