import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** The four steps from a lost house to a claim, as stations of one road (LE-1). */
export const content = defineContent('legal-path', {
  sheet: 'LE-01',
  title: { ar: 'الطريق القانوني', en: 'The legal path' },
  view: { ar: 'منظور متساوي القياس للطريق ومحطاته الأربع', en: 'Isometric view of the road and its four stops' },
  description: {
    ar: 'طريق واحد بأربع محطات: بيت متضرّر تُقاس أرضه وتُرسم للتحقق من الملكية، ثم استمارة تُقدَّم بها الشكوى، ثم قصر عدلي لرفع الدعوى، ثم بيت قائم وبجانبه المطالبة بالتعويض.',
    en: 'One road with four stops: a damaged house whose plot is surveyed to verify the property, a form on which the complaint is filed, a courthouse for the legal proceedings, and a standing house with the compensation claim beside it.',
  },
  basis: { ar: 'رسم توضيحي', en: 'Illustration' },
  figures: {},
  labels: {
    property: { ar: 'التحقق من الملكية', en: 'Property verification' },
    complaint: { ar: 'تقديم الشكوى', en: 'File a complaint' },
    pursuit: { ar: 'رفع الدعوى', en: 'Legal proceedings' },
    claim: { ar: 'المطالبة بالتعويض', en: 'Compensation claim' },
  },
  legend: [
    { ar: 'التحقق من الملكية', en: 'Property verification' },
    { ar: 'تقديم الشكوى', en: 'File a complaint' },
    { ar: 'رفع الدعوى', en: 'Legal proceedings' },
    { ar: 'المطالبة بالتعويض', en: 'Compensation claim' },
  ],
} satisfies DrawingContent);
