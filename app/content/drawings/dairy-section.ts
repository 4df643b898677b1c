import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { dairy } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** /projects/dairy-building: the four floors cut lengthwise, with their equipment. */
export const content = defineContent('dairy-section', {
  sheet: 'DB-02',
  title: { ar: 'مقطع في مبنى معمل الألبان', en: 'Section through the dairy building' },
  view: { ar: 'مقطع طولي', en: 'Longitudinal section' },
  description: {
    ar: text`مقطع طولي في المبنى بطوابقه الـ${withUnit(dairy.floors, null)} فوق أساساته، وفيها معدّات الإنتاج وأنابيبه. في الخارج صهريج.`,
    en: text`A lengthwise section through the building’s ${dairy.floors} above their foundations, with production equipment and its pipes. A tanker stands outside.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد طوابق المشروع ومساحته.',
    en: 'Schematic, with the project’s number of floors and area.',
  },
  figures: { floors: dairy.floors.value, squareMetres: dairy.squareMetres.value },
  labels: {},
  legend: [],
} satisfies DrawingContent);
