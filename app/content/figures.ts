import { defineContent } from './define-content.ts';
import { plannerValues } from './planner-values.ts';

/** FG-1: the texts of the register of figures. */
export const registerWords = defineContent('register', {
  meta: {
    title: { ar: 'سجلّ الأرقام', en: 'Register of figures' },
    description: {
      ar: 'أرقام الأنقاض والإزالة والتدوير في سورية في مكان واحد: ما يشمله كل رقم، وأين، ومن نشره ومتى. مع ملفات للتنزيل.',
      en: 'Figures on rubble, clearing and recycling in Syria in one place: what each counts, where, who published it and when. With files to download.',
    },
  },
  lead: {
    ar: 'أرقام الأنقاض في سورية وأرقام مشاريعنا: ما يشمله كل رقم، وناشره، وتاريخه.',
    en: 'Figures on Syria’s rubble and on our projects: what each counts, who published it, and when.',
  },
  others: { ar: 'أرقام نشرتها جهات أخرى', en: 'Published by others' },
  own: { ar: 'أرقامنا', en: 'Our own figures' },
  heads: {
    figure: { ar: 'الرقم', en: 'Figure' },
    counts: { ar: 'ما يشمله الرقم', en: 'What it counts' },
    place: { ar: 'المكان', en: 'Location' },
    publisher: { ar: 'الناشر', en: 'Publisher' },
    asOf: { ar: 'التاريخ', en: 'As of' },
    source: { ar: 'المصدر أو الطريقة', en: 'Source or method' },
    pages: { ar: 'يظهر في', en: 'Shown on' },
  },
  folded: { ar: 'عدد الأرقام: {n}', en: 'Figures: {n}' },
  /** Instead of the office's name. */
  ours: { ar: 'مكتبنا', en: 'Ours' },
  undated: { ar: 'بلا تاريخ', en: 'no date given' },
  everyPage: { ar: 'كل صفحة', en: 'every page' },
  and: { ar: '، ', en: ', ' },
  compared: {
    title: { ar: 'لماذا تختلف الأرقام المنشورة؟', en: 'Why the published figures differ' },
    note: {
      ar: 'كل رقم يشمل شيئًا مختلفًا: مدينة، أو بلدًا، أو تقييمًا أوليًّا، أو ما أزالته جهة واحدة.',
      en: 'Each counts something different: a city, a country, a first assessment, what one organisation cleared.',
    },
    rubble: { ar: 'الأنقاض، بملايين الأطنان', en: 'Rubble, in million tonnes' },
    cleared: { ar: 'ما أُزيل وما جُمع، بالمتر المكعب', en: 'What has been cleared or\u00a0collected, in cubic metres' },
    clearedNote: {
      ar: 'قد يدخل بعض هذه الحجوم في بعض.',
      en: 'Some of these volumes may include others.',
    },
  },
  downloads: {
    title: { ar: 'بيانات للتنزيل', en: 'Data to download' },
    files: {
      xlsx: { ar: 'جدول لبرنامج Excel وأمثاله', en: 'Table for Excel and the like' },
      csv: { ar: 'جدول CSV للبرامج الأخرى', en: 'CSV table, for other programs' },
      json: { ar: 'JSON للمبرمجين', en: 'JSON, for developers' },
    },
    found: {
      ar: 'عناوين المصادر كما وُجدت في تشرين الثاني 2026.',
      en: 'Source addresses found in November 2026.',
    },
    rights: {
      ar: 'أرقام الجهات الأخرى ملك لها، واستعمالها بشروطها؛ ننقلها هنا باسم ناشرها.',
      en: 'Figures from other publishers belong to them, under their terms; we quote them by name.',
    },
    licence: { ar: 'ترخيص هذا الجمع: {licence}', en: 'Licence of this compilation: {licence}' },
    noLicence: {
      ar: 'للقرّاء والصحفيين أن يقتبسوا أرقامنا ويطبعوها ويشاركوها، على أن يذكروا المصدر إلى جانبها.',
      en: 'Readers and journalists may quote, print and share our figures if they name the source beside them.',
    },
    cite: { ar: 'للاقتباس', en: 'To cite' },
    version: { label: { ar: 'نسخة {date}', en: 'version of {date}' }, date: plannerValues.compiled },
  },
  closing: {
    question: {
      ar: 'هل تعرف رقمًا ينقص السجلّ؟ أرسله إلينا مع مصدره.',
      en: 'Is a figure missing? Send it to us with its source.',
    },
    links: [{ to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } }],
  },
});
