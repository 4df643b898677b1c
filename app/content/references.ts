import { defineContent } from './define-content.ts';

/** RE-1: an A4 sheet for each project. The projects' texts are in their files. */
export const references = defineContent('references', {
  meta: {
    title: { ar: 'الأعمال المنفَّذة والجارية', en: 'Project sheets' },
    description: {
      ar: 'مشاريعنا في تدوير الأنقاض والصرف الصحي والإنشاءات ونمذجة معلومات البناء، لكل مشروع بطاقة من صفحة واحدة فيها رسمه وأرقامه وحالته.',
      en: 'Our projects in recycling, wastewater, construction and BIM, each on a one-page sheet with its drawing, figures and status.',
    },
  },
  title: { ar: 'الأعمال المنفَّذة والجارية', en: 'Project sheets' },
  lead: { ar: 'أعمالنا في سورية وألمانيا.', en: 'Our work in Syria and Germany.' },
  /** Below the picture of all works on a phone of at least 390 px. */
  pixel: { ar: 'على هذه الشاشة كل بكسل متر.', en: 'On this screen one pixel is one metre.' },
  onRequest: {
    heading: { ar: 'نرسل عند الطلب', en: 'On request' },
    items: [
      { ar: 'صاحب المشروع', en: 'Client' },
      { ar: 'العقد', en: 'Contract' },
      { ar: 'المدة', en: 'Period' },
    ],
    link: { ar: 'اطلب بيانات أعمالنا السابقة', en: 'Request these details' },
  },
  closing: {
    question: { ar: 'هل تحتاج إلى\u00a0مهندس لمشروعك؟', en: 'Need an engineer for your project?' },
    links: [
      { to: '/contact?subject=tender', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/capability', label: { ar: 'الملف التعريفي', en: 'Capability statement' } },
    ],
  },
});
