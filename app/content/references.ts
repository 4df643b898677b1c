import { defineContent } from './define-content.ts';

/** RE-1: an A4 sheet for each project. The projects' texts are in their files. */
export const references = defineContent('references', {
  meta: {
    title: { ar: 'الأعمال المنفَّذة والجارية', en: 'Project sheets' },
    description: {
      ar: 'مشاريعنا في تدوير الأنقاض والصرف الصحي والإنشاءات ونمذجة معلومات البناء، لكل مشروع بطاقة من صفحة واحدة فيها رسمه وأرقامه.',
      en: 'Our projects in recycling, wastewater, construction and BIM, each on a one-page sheet with its drawing and figures.',
    },
  },
  title: { ar: 'الأعمال المنفَّذة والجارية', en: 'Project sheets' },
  lead: {
    ar: 'من مشاريعنا في سورية وألمانيا، لكل مشروع بطاقة من صفحة واحدة. اطلب منّا اسم صاحب المشروع والعقد وفترة العمل.',
    en: 'Projects of ours in Syria and Germany, each on one sheet. Ask us for client, contract and period.',
  },
  /** Below the picture of all works on a phone of at least 390 px. */
  pixel: { ar: 'على هذه الشاشة كل بكسل يساوي مترًا.', en: 'On this screen one pixel is one metre.' },
  onRequest: {
    heading: { ar: 'نرسل عند الطلب', en: 'On request' },
    items: [
      { ar: 'صاحب المشروع', en: 'Client' },
      { ar: 'العقد', en: 'Contract' },
      { ar: 'فترة العمل', en: 'Period' },
    ],
    link: { ar: 'اطلب هذه البيانات', en: 'Request these details' },
  },
  closing: {
    question: {
      ar: 'هل تحتاج إلى\u00a0مهندس لمشروعك؟ اكتب لنا ما مشروعك وأين يقع.',
      en: 'Do you need an engineer for your project? Tell us what and where.',
    },
    links: [
      { to: '/contact?subject=tender', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/capability', label: { ar: 'الملف التعريفي', en: 'Capability statement' } },
    ],
  },
});
