import { defineContent } from './define.ts';

/** RE-1: every project on a sheet of its own, one page of A4 each. The projects' own words stand in their files. */
export const references = defineContent('references', {
  meta: {
    title: { ar: 'الأعمال المنفَّذة والجارية', en: 'References' },
    description: {
      ar: 'المشاريع المعروضة في هذا الموقع، لكل مشروع بطاقة من صفحة واحدة فيها رسمه وأرقامه وحالته، تُطبع وثيقة واحدة بفهرس.',
      en: 'The projects shown on this site, each on a one-page sheet with its drawing, figures and status. They print as one document with contents.',
    },
  },
  title: { ar: 'الأعمال المنفَّذة والجارية', en: 'References' },
  lead: {
    ar: 'لكل مشروع في الموقع بطاقة من صفحة واحدة. تُطبع كلها وثيقة واحدة تبدأ بالفهرس.',
    en: 'Every project of this site on a one-page sheet. Printed, they make one document that begins with its contents.',
  },
  contents: {
    title: { ar: 'الفهرس', en: 'Contents' },
    note: {
      ar: 'اختر مشروعًا لتنتقل إلى بطاقته.',
      en: 'Select a project to go to its sheet.',
    },
  },
  sheet: { ar: 'البطاقة {n} من {total}', en: 'Sheet {n} of {total}' },
  whole: { ar: 'صفحة المشروع', en: 'Project page' },
  closing: {
    question: { ar: 'تبحث عن مكتب لمشروعك؟', en: 'Looking for an office for your project?' },
    links: [
      { to: '/contact', label: { ar: 'تواصل مع المكتب', en: 'Contact the office' } },
      { to: '/capability', label: { ar: 'الملف التعريفي', en: 'Capability statement' } },
    ],
  },
});
