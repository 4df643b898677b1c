import { defineContent } from './define.ts';

/** RE-1: every project on a sheet of its own, one page of A4 each. The projects' own words stand in their files. */
export const references = defineContent('references', {
  meta: {
    title: { ar: 'الأعمال المنفَّذة والجارية', en: 'References' },
    description: {
      ar: 'مشاريعنا في التدوير والمياه والبناء، لكل مشروع بطاقة من صفحة واحدة فيها رسمه وأرقامه وحالته.',
      en: 'Our projects in recycling, water and building, each on a one-page sheet with its drawing, figures and status.',
    },
  },
  title: { ar: 'الأعمال المنفَّذة والجارية', en: 'References' },
  lead: {
    ar: 'مشاريعنا لمن يقيّم عرضًا: بطاقة من صفحة واحدة لكل منها، وتُطبع كلها وثيقة واحدة. للسؤال عن مشروع اكتب إلينا اسمه.',
    en: 'Our projects, for anybody who assesses an offer: one sheet each, printable as one document. To ask about a project, write to us with its name.',
  },
  contents: {
    title: { ar: 'الفهرس', en: 'Contents' },
    note: { ar: 'اختر مشروعًا لتنتقل إلى بطاقته.', en: 'Select a project to go to its sheet.' },
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
