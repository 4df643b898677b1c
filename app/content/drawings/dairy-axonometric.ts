import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { dairy } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** /projects/dairy-building and /projects/bem: the production building of Liebersdorf, cut open floor by floor. */
export const content = defineContent('dairy-axonometric', {
  sheet: 'DB-01',
  title: { ar: 'مبنى معمل الألبان', en: 'Dairy production building' },
  view: { ar: 'منظور متساوي القياس، مفتوح طابقًا طابقًا', en: 'Isometric, cut open floor by floor' },
  description: {
    ar: text`منظور تخطيطي لمبنى من الخرسانة المسلّحة من ${dairy.floors}، مساحته ${withUnit(dairy.squareMetres, null)} متر مربع؛ كل طابق فيه أقصر مما تحته فيظهر داخله. الهيكل بلون الخرسانة، والغلاف بالرمادي، والتمديدات بالأزرق، ومعدّات الإنتاج بالأحمر. بجانبه صهريج وأشجار.`,
    en: text`Schematic view of a reinforced-concrete building of ${dairy.floors} and ${withUnit(dairy.squareMetres, null)} square metres; each floor is cut back further than the one below, so that its inside shows. The structure is concrete-coloured, the envelope grey, services blue and production equipment red. A tanker and trees stand beside it.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد طوابق المشروع ومساحته.',
    en: 'Schematic, with the project’s number of floors and area.',
  },
  figures: { floors: dairy.floors.value, squareMetres: dairy.squareMetres.value },
  labels: {},
  legend: [
    { ar: 'الهيكل', en: 'Structure' },
    { ar: 'الغلاف', en: 'Envelope' },
    { ar: 'التمديدات', en: 'Services' },
    { ar: 'الإنتاج', en: 'Process' },
  ],
} satisfies DrawingContent);
