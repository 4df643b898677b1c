import { defineContent } from '../define-content.ts';

/** The labels of reference data in a project's title block. Each is shown only with its value. */
export const referenceWords = defineContent('referenceWords', {
  labels: {
    role: { ar: 'دورنا', en: 'Our role' },
    client: { ar: 'صاحب المشروع', en: 'Client' },
    leadDesigner: { ar: 'المصمّم الرئيسي', en: 'Lead designer' },
    statusAsOf: { ar: 'الحالة في', en: 'Status as of' },
  },
});
