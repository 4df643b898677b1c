import { defineContent } from '../define.ts';

/** The labels of a reference in a project's title block. Each stands only with its value. */
export const referenceWords = defineContent('referenceWords', {
  labels: {
    role: { ar: 'دور المكتب', en: 'Our role' },
    client: { ar: 'صاحب المشروع', en: 'Client' },
    leadDesigner: { ar: 'المصمّم الرئيسي', en: 'Lead designer' },
    statusAsOf: { ar: 'الحالة في', en: 'Status as of' },
  },
});
