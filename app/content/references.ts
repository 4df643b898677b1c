import { defineContent } from './define-content.ts';

/** RE-1: an A4 sheet for each project. The projects' texts are in their files. */
export const references = defineContent('references', {
  meta: {
    title: { ar: 'الأعمال المنفَّذة والجارية', en: 'Project sheets' },
    description: {
      ar: 'مشاريعنا في التدوير والمياه والبناء، لكل مشروع بطاقة من صفحة واحدة فيها رسمه وأرقامه وحالته.',
      en: 'Our projects in recycling, water and building, each on a one-page sheet with its drawing, figures and status.',
    },
  },
  title: { ar: 'الأعمال المنفَّذة والجارية', en: 'Project sheets' },
  lead: {
    ar: 'مشاريع في سورية وألمانيا، لكل منها صفحة واحدة فيها أرقامه، وحالته إن ذُكرت. واسألنا عن دورنا في كل مشروع.',
    en: 'Projects in Syria and Germany, one page each, with their figures and, where given, their status. Ask us for our part in each.',
  },
  sheet: { ar: 'البطاقة {n} من {total}', en: 'Sheet {n} of {total}' },
  whole: { ar: 'صفحة المشروع', en: 'Project page' },
  closing: {
    question: { ar: 'هل تحتاج إلى\u00a0مهندس لمشروعك؟', en: 'Need an engineer for your project?' },
    links: [
      { to: '/contact?subject=tender', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/capability', label: { ar: 'الملف التعريفي', en: 'Capability statement' } },
    ],
  },
});
