import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { dairy } from '../figures/projects.ts';
import { text } from '../rich-text.ts';

/** /projects/dairy-building: the four floors cut lengthwise, with their equipment. */
export const content = defineContent('dairy-section', {
  sheet: 'DB-02',
  title: { ar: 'مقطع في مبنى معمل الألبان', en: 'Section through the dairy building' },
  view: { ar: 'مقطع طولي', en: 'Longitudinal section' },
  description: {
    ar: text`مقطع طولي تخطيطي في مبنى من ${dairy.floors} فوق أساساته، وفيه معدّات إنتاج وأنابيب. في الخارج صهريج.`,
    en: text`A schematic lengthwise section through a building of ${dairy.floors} above its foundations, with production equipment and pipes. A tanker stands outside.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد طوابق المشروع ومساحته.',
    en: 'Schematic, with the project’s number of floors and area.',
  },
  figures: { floors: dairy.floors.value, squareMetres: dairy.squareMetres.value },
  labels: {},
  legend: [],
} satisfies DrawingContent);
