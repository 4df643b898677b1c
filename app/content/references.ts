import { defineContent } from './define.ts';

/** RE-1: an A4 sheet for each project. The projects' texts are in their files. */
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
    ar: 'مشاريعنا لمن يقيّم عرضًا، لكل منها بطاقة من صفحة واحدة تصلح للطباعة. اكتب إلينا اسم المشروع لتسأل عن صاحبه وعن دورنا فيه.',
    en: 'Our projects, for anyone who assesses an offer: one sheet each, ready to print. Write to us with a project’s name to ask about its client and our part in it.',
  },
  contents: {
    title: { ar: 'الفهرس', en: 'Contents' },
  },
  sheet: { ar: 'البطاقة {n} من {total}', en: 'Sheet {n} of {total}' },
  whole: { ar: 'صفحة المشروع', en: 'Project page' },
  closing: {
    question: { ar: 'تحتاج إلى مهندس لمشروعك؟', en: 'Need an engineer for your project?' },
    links: [
      { to: '/contact', label: { ar: 'تواصل مع المكتب', en: 'Contact the office' } },
      { to: '/capability', label: { ar: 'الملف التعريفي', en: 'Capability statement' } },
    ],
  },
});
