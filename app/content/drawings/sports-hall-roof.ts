import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** /projects/sports-hall: the node of girder and column. */
export const content = defineContent('sports-hall-roof', {
  sheet: 'SH-03',
  title: { ar: 'استناد جائز على عمود', en: 'A girder on its column' },
  view: { ar: 'تفصيلة', en: 'Detail' },
  description: {
    ar: 'تفصيلة معتادة، لا لمبنى بعينه، لاستناد جائز واسع المجاز على عمود: صفيحتان تمسكان الجائز ببراغٍ، وقضيب شدّ مثبّت بمفصل، وفوق الجائز عزل السقف، وعند الطرف مزراب.',
    en: 'A usual detail, of no particular building: a wide-span girder rests on a column. Two plates hold the girder with bolts, a tie rod is fixed by a pin, roof insulation lies above, with a gutter at the eaves.',
  },
  basis: {
    ar: 'تفصيلة تخطيطية لحل إنشائي معتاد.',
    en: 'A schematic detail of a usual solution.',
  },
  figures: {},
  labels: {},
  legend: [
    { ar: 'عمود', en: 'Column' },
    { ar: 'وسادة استناد', en: 'Bearing' },
    { ar: 'صفائح وبراغٍ', en: 'Plates and bolts' },
    { ar: 'جائز', en: 'Girder' },
    { ar: 'قضيب شد', en: 'Tie rod' },
    { ar: 'عزل السقف', en: 'Roof insulation' },
    { ar: 'مزراب', en: 'Gutter' },
  ],
} satisfies DrawingContent);
