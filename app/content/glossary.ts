import { defineContent } from './define-content.ts';
import type { Language, Text } from './text.ts';

/** GL-1: the texts around the terms. */
export const glossary = defineContent('glossary', {
  meta: {
    title: { ar: 'معجم الأنقاض والمياه والبناء', en: 'Glossary of rubble, water and building' },
    description: {
      ar: 'مصطلحات إزالة الأنقاض والتدوير والصرف الصحي والضخ والبناء ونمذجته، بالعربية والإنكليزية والألمانية، مع كلمة السوق السورية وتعريف قصير.',
      en: 'Terms of debris clearance, recycling, wastewater, pumping, construction and BIM in Arabic, English and German, with the Syrian trade word and a short definition.',
    },
  },
  title: { ar: 'المعجم', en: 'Glossary' },
  lead: {
    ar: 'مصطلحات بالعربية والإنكليزية والألمانية، وبين قوسين ما يُقال في الورشة، ليقصد المصمّم والمتعهّد والجهة المانحة شيئًا واحدًا.',
    en: 'Terms in Arabic, English and German, with the Syrian trade word in brackets, so that designer, contractor and donor mean the same thing.',
  },
  filter: {
    label: { ar: 'ابحث في المعجم', en: 'Find a term' },
    hint: { ar: 'بأي لغة من الثلاث', en: 'In any of the three languages' },
    found: { ar: 'عدد المصطلحات: {n}', en: 'Terms found: {n}' },
    none: {
      ar: 'لا مصطلح فيه هذه الكلمات. جرّب كلمة أقصر أو لغة أخرى.',
      en: 'No term contains these words. Try a shorter one, or another language.',
    },
  },
  /** The languages of the names. */
  names: {
    ar: { ar: 'العربية', en: 'Arabic' },
    en: { ar: 'الإنكليزية', en: 'English' },
    de: { ar: 'الألمانية', en: 'German' },
  } satisfies Record<Language | 'de', Text> as Record<Language | 'de', Text>,
  unit: { ar: 'الوحدة: {unit}', en: 'Unit: {unit}' },
  drawing: { ar: 'انظر الرسم', en: 'See it drawn' },
  closing: {
    question: { ar: 'ألم تجد مصطلحًا؟ اكتبه لنا.', en: 'Is a term missing? Send it to us.' },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/data/glossary.xlsx', label: { ar: 'المعجم جدولًا (Excel)', en: 'Glossary as a table (Excel)' } },
      { to: '/data/glossary.csv', label: { ar: 'المعجم جدولًا (CSV)', en: 'Glossary as a table (CSV)' } },
    ],
  },
});

/** Break points in German compounds: no column is as wide as the longest. */
export const germanJoints = /(\p{L}{3})(?=informations|modellierung|erklärung|rückstände|system)/gu;
