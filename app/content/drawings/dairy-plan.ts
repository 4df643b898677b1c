import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { dairy } from '../figures/projects.ts';

/** /projects/dairy-building: one of the four floors in plan. */
export const content = defineContent('dairy-plan', {
  sheet: 'DB-03',
  title: { ar: 'مسقط طابق التعبئة', en: 'Plan of the filling floor' },
  view: { ar: 'مسقط', en: 'Plan' },
  description: {
    ar: 'مسقط طابق التعبئة: شبكة أعمدة مرقّمة، ونواة فيها الدرج والمصعد وغرف التبديل في طرف، ونواة ثانية للهروب في الطرف الآخر، وبينهما صالة مفتوحة بخط تعبئة على شكل U وخزانات ومنصّات محمّلة.',
    en: 'Plan of the filling floor: a numbered column grid, a core with stair, lift and changing rooms at one end, a second core for escape at the other, and between them an open hall with a U-shaped filling line, buffer tanks and loaded pallets.',
  },
  basis: {
    ar: 'مساحة الطابق هي المساحة الكلية مقسومة على عدد الطوابق. أما استعمال الطابق والمحاور والغرف والآلات فتخطيطية.',
    en: 'The floor area is the total area divided by the number of floors. The use of the floor, grid, rooms and equipment are schematic.',
  },
  figures: { floors: dairy.floors.value, squareMetres: dairy.squareMetres.value },
  labels: {},
  legend: [
    { ar: 'النواة: درج ومصعد', en: 'Core: stair and lift' },
    { ar: 'غرف التبديل وممر النظافة', en: 'Changing rooms and hygiene lock' },
    { ar: 'خط التعبئة', en: 'Filling line' },
    { ar: 'التحميل على المنصّات', en: 'Palletising' },
    { ar: 'درج الهروب ومصعد البضائع', en: 'Escape stair and goods lift' },
  ],
} satisfies DrawingContent);
