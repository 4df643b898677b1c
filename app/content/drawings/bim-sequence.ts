import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { dairy } from '../figures/projects.ts';
import { text } from '../rich-text.ts';

/** /projects/bem: the construction sequence in the model (4D). */
export const content = defineContent('bim-sequence', {
  sheet: 'BM-03',
  title: { ar: 'المبنى عبر الزمن', en: 'The building over time' },
  view: { ar: 'أربع مراحل، منظور متساوي القياس', en: 'Four stages, isometric' },
  description: {
    ar: text`أربع صور للمبنى نفسه على خط الزمن: الأساسات، ثم الهيكل وهو من ${dairy.floors}، ثم الغلاف، ثم التجهيزات والموقع.`,
    en: text`Four pictures of the same building along a timeline: foundations, the structure with its ${dairy.floors}, the envelope, then equipment and site.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد طوابق المشروع.',
    en: 'Schematic, with the project’s number of floors.',
  },
  figures: { floors: dairy.floors.value, squareMetres: dairy.squareMetres.value },
  labels: {},
  legend: [
    { ar: 'الأساسات', en: 'Foundations' },
    { ar: 'الهيكل', en: 'Structure' },
    { ar: 'الغلاف', en: 'Envelope' },
    { ar: 'التجهيزات والموقع', en: 'Equipment and site' },
  ],
} satisfies DrawingContent);
