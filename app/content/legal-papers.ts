import { defineContent } from './define-content.ts';

/** The words on the four papers above the steps to a claim: kinds of documents, no particular one. */
export const legalPapers = defineContent('legal-papers', {
  extract: {
    from: { ar: 'السجلّ العقاري', en: 'Land register' },
    title: { ar: 'بيان قيد عقاري', en: 'Extract' },
    plot: { ar: 'العقار', en: 'parcel' },
    rows: [
      { ar: 'رقم العقار', en: 'Parcel' },
      { ar: 'المالك', en: 'Owner' },
      { ar: 'الحصة', en: 'Share' },
    ],
  },
  complaint: {
    from: { ar: 'إلى الجهة المختصة', en: 'To the authority' },
    title: { ar: 'شكوى', en: 'Complaint' },
    what: { ar: 'ماذا، وأين، ومتى', en: 'What, where, when' },
    number: { ar: 'رقم الوارد …', en: 'Ref. no. …' },
    date: { ar: 'التاريخ …', en: 'Date …' },
  },
  ruling: {
    from: { ar: 'المحكمة', en: 'The court' },
    title: { ar: 'حكم', en: 'Ruling' },
    facts: { ar: 'الوقائع', en: 'Facts' },
    opinion: { ar: 'الخبرة الفنية', en: 'Expert opinion' },
    decision: { ar: 'الفقرة الحكمية', en: 'Decision' },
    date: { ar: 'تاريخ القرار: …', en: 'Date of ruling: …' },
  },
  claim: {
    from: { ar: 'بالكميات', en: 'With quantities' },
    title: { ar: 'مطالبة بالتعويض', en: 'Claim' },
    rows: [
      { ar: 'المساحة، م²', en: 'Floor area, m²' },
      { ar: 'الكميات، م³', en: 'Quantities, m³' },
      { ar: 'كلفة البناء', en: 'Cost to rebuild' },
    ],
    sum: { ar: 'المجموع', en: 'Sum' },
  },
});
