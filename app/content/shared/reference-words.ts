import { defineContent } from '../define.ts';

/** The labels of a reference: in title blocks, on sheets, in the capability statement. Each stands only with its value. */
export const referenceWords = defineContent('referenceWords', {
  heading: { ar: 'دورنا في المشروع', en: 'Our part in the project' },
  labels: {
    role: { ar: 'دور المكتب', en: 'Our role' },
    client: { ar: 'صاحب المشروع', en: 'Client' },
    leadDesigner: { ar: 'المصمم الرئيسي', en: 'Lead designer' },
    statusAsOf: { ar: 'الحالة في', en: 'Status as of' },
    services: { ar: 'خدماتنا', en: 'Our services' },
    share: { ar: 'حصتنا من العمل', en: 'Our share' },
    partners: { ar: 'الشركاء في المشروع', en: 'Project partners' },
    period: { ar: 'فترة العمل', en: 'Period' },
    value: { ar: 'قيمة العقد', en: 'Contract value' },
    contact: { ar: 'للسؤال عنّا', en: 'Contact for enquiries' },
    letter: { ar: 'رسالة صاحب المشروع', en: 'Client’s letter' },
  },
  /** As the office's form asks for the two ends of the period. */
  formLabels: {
    from: { ar: 'أول شهر من العمل', en: 'First month of the work' },
    until: { ar: 'آخر شهر من العمل', en: 'Last month of the work' },
  },
  period: {
    both: { ar: 'من {from} إلى {until}', en: '{from} to {until}' },
    since: { ar: 'منذ {from}', en: 'Since {from}' },
    until: { ar: 'حتى {until}', en: 'Until {until}' },
  },
});
