import type { DrawingContent } from '../drawing.ts';
import { bim, dairy } from '../figures.ts';

/** /projects/bem: the building grows in the model as time goes on (4D). */
export const content = {
  sheet: 'BM-03',
  title: { ar: 'المبنى عبر الزمن', en: 'The building over time' },
  view: { ar: 'أربع مراحل، منظور متساوي القياس', en: 'Four stages, axonometric' },
  description: {
    ar: `أربع صور للمبنى نفسه على خط الزمن: الأساسات، ثم الهيكل بطوابقه الـ${dairy.floors}، ثم الغلاف، ثم التجهيزات والموقع. تحت كل صورة شريط تقدّم: ${bim.phasePercents.join('% و')}%. وما لم يُنجز بعد مرسوم بخط متقطع.`,
    en: `Four pictures of the same building along the line of time: foundations, the structure with its ${dairy.floors} floors, the envelope, then equipment and site. A bar below each shows its progress: ${bim.phasePercents.join('%, ')}%. What is not finished yet is dashed.`,
  },
  basis: {
    ar: 'نسب المراحل وعدد الطوابق من بيانات المشروع. أما ما يظهر في كل مرحلة فرسم تخطيطي.',
    en: 'The percentages and the number of floors are project data. What each stage shows is drawn as a scheme.',
  },
  figures: { floors: dairy.floors, squareMetres: dairy.squareMetres, phasePercents: bim.phasePercents },
  labels: {},
  legend: [],
} satisfies DrawingContent;
