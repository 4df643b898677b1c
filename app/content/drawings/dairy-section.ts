import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { dairy } from '../figures/projects.ts';
import { n } from '../inline.ts';

/** /projects/dairy-building: the four floors cut lengthwise, with their equipment. */
export const content = defineContent('dairy-section', {
  sheet: 'DB-02',
  title: { ar: 'مقطع في مبنى معمل الألبان', en: 'Section through the dairy building' },
  view: { ar: 'مقطع طولي', en: 'Longitudinal section' },
  description: {
    ar: `مقطع طولي في المبنى بطوابقه الـ${n(dairy.floors, null)}: في الأسفل استلام الحليب وخزاناته، ثم البسترة، ثم خط التعبئة، ثم التهوية والمخابر، وعلى السطح ألواح شمسية. يصعد الحليب في أنابيب حمراء والماء في أنابيب زرقاء. في الخارج صهريج يفرغ حمولته وصوامع.`,
    en: `A lengthwise section through the building’s ${n(dairy.floors)}: milk reception and tanks below, then pasteurising, then the filling line, then ventilation and laboratories, with solar panels on the roof. Milk rises in red pipes, water in blue ones. Outside a tanker unloads beside the silos.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد طوابق المشروع ومساحته.',
    en: 'Schematic, with the project’s number of floors and area.',
  },
  figures: { floors: dairy.floors.value, squareMetres: dairy.squareMetres.value },
  labels: {},
  legend: [
    { ar: 'استلام الحليب وخزاناته', en: 'Milk reception and tanks' },
    { ar: 'البسترة', en: 'Pasteurising' },
    { ar: 'التعبئة', en: 'Filling' },
    { ar: 'التهوية والمخابر', en: 'Ventilation and laboratories' },
  ],
} satisfies DrawingContent);
