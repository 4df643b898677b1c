import { defineContent } from '../define-content.ts';

/** Reference data beyond the title block; loaded only if the office has supplied some. */
export const ourPartWords = defineContent('ourPartWords', {
  heading: { ar: 'دورنا في المشروع', en: 'Our part in the project' },
  labels: {
    services: { ar: 'خدماتنا', en: 'Our services' },
    share: { ar: 'حصتنا من العمل', en: 'Our share' },
    partners: { ar: 'الشركاء في المشروع', en: 'Project partners' },
    period: { ar: 'فترة العمل', en: 'Period' },
    value: { ar: 'قيمة العقد', en: 'Contract value' },
    contact: { ar: 'للسؤال عنّا', en: 'Contact for enquiries' },
    letter: { ar: 'رسالة صاحب المشروع', en: 'Client’s letter' },
  },
  period: {
    both: { ar: 'من {from} إلى {until}', en: '{from} to {until}' },
    since: { ar: 'منذ {from}', en: 'Since {from}' },
    until: { ar: 'حتى {until}', en: 'Until {until}' },
  },
});
