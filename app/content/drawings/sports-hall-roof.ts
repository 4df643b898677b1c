import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** /projects/sports-hall: the node of timber girder and column. */
export const content = defineContent('sports-hall-roof', {
  sheet: 'SH-03',
  title: { ar: 'عقدة السقف', en: 'Roof detail' },
  view: { ar: 'تفصيلة استناد الجائز على العمود', en: 'Detail of the girder’s bearing' },
  description: {
    ar: 'تفصيلة استناد جائز من الخشب الملصوق على عمود خرساني: وسادة مرنة، ثم صفيحتان فولاذيتان تمسكان الجائز ببراغٍ، وقضيب شد أحمر مثبّت بمفصل. فوق الجائز طبقات السقف من لوح خشبي وعزل وغشاء، وعند الطرف مزراب.',
    en: 'Bearing of a glulam girder on a concrete column: an elastomeric bearing, two steel plates that hold the girder with bolts, and a red tie rod fixed by a pin. Above the girder lie the roof layers of deck, insulation and membrane, with a gutter at the eaves.',
  },
  basis: {
    ar: 'تفصيلة تخطيطية لحل إنشائي معتاد.',
    en: 'A schematic detail of a usual solution.',
  },
  figures: {},
  labels: {},
  legend: [
    { ar: 'عمود من الخرسانة المسلّحة', en: 'Reinforced-concrete column' },
    { ar: 'وسادة استناد مرنة', en: 'Elastomeric bearing' },
    { ar: 'صفائح فولاذية وبراغٍ', en: 'Steel plates and bolts' },
    { ar: 'جائز من الخشب الملصوق', en: 'Glulam girder' },
    { ar: 'قضيب شد فولاذي', en: 'Steel tie rod' },
    { ar: 'عزل السقف', en: 'Roof insulation' },
    { ar: 'مزراب', en: 'Gutter' },
  ],
} satisfies DrawingContent);
