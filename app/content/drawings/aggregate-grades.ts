import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { aggregateSieves, solutions } from '../figures/solutions.ts';
import { text, withUnit } from '../rich-text.ts';

const costSavingPercent = solutions.recycledAggregate.costSavingPercent.value;
const fine = aggregateSieves.fineMillimetres.value;
const block = aggregateSieves.blockMillimetres.value;
const medium = aggregateSieves.mediumMillimetres.value;
const coarse = aggregateSieves.coarseMillimetres.value;

/** /solutions: recycled aggregate by grade. */
export const content = defineContent('aggregate-grades', {
  sheet: 'AG-01',
  title: { ar: 'مقاسات الحصويات المعاد تدويرها', en: 'Grades of recycled aggregate' },
  view: { ar: 'مقطع في الغربال، وأكوام المقاسات', en: 'Section through the screen, and the heaps' },
  description: {
    ar: text`غربال فتحاته ${withUnit(aggregateSieves.coarseMillimetres, null)} و${withUnit(aggregateSieves.mediumMillimetres, null)} و${withUnit(aggregateSieves.blockMillimetres, null)} و${aggregateSieves.fineMillimetres} خلف الكسّارة. ما زاد على الفتحة الكبرى يذهب إلى الكسّارة الثانوية ثم يعود. وتخرج ثلاث أكوام: ${withUnit(aggregateSieves.fineMillimetres, null)}/${withUnit(aggregateSieves.blockMillimetres, null)} للبلوك، و${withUnit(aggregateSieves.mediumMillimetres, null)}/${withUnit(aggregateSieves.coarseMillimetres, null)} للتصريف حول الأنابيب المثقّبة، و0/${withUnit(aggregateSieves.coarseMillimetres, null)} المتدرّج لأساس الطريق. شريطان يبيّنان وفرًا في كلفة الحصويات قدره ${solutions.recycledAggregate.costSavingPercent}.`,
    en: text`A screen with openings of ${withUnit(aggregateSieves.coarseMillimetres, null)}, ${withUnit(aggregateSieves.mediumMillimetres, null)}, ${withUnit(aggregateSieves.blockMillimetres, null)} and ${aggregateSieves.fineMillimetres} after the crusher. What is larger goes through the secondary crusher and comes back. Three heaps come out: ${withUnit(aggregateSieves.fineMillimetres, null)}/${withUnit(aggregateSieves.blockMillimetres, null)} for blocks, ${withUnit(aggregateSieves.mediumMillimetres, null)}/${withUnit(aggregateSieves.coarseMillimetres, null)} for drainage around perforated pipes, and the graded 0/${withUnit(aggregateSieves.coarseMillimetres, null)} for road base. Two bars show a saving of ${solutions.recycledAggregate.costSavingPercent} on the cost of aggregate.`,
  },
  basis: {
    ar: 'رسم تخطيطي. فتحات الغربال تحدّدها كل محطة، واستعمالات المقاسات يحدّدها الفحص.',
    en: 'Schematic. Each plant sets its own openings; tests decide the uses.',
  },
  figures: { sieves: [fine, block, medium, coarse], costSavingPercent },
  labels: {
    millimetre: { ar: 'مم', en: 'mm' },
    oversize: { ar: 'إلى الكسّارة الثانوية', en: 'To the secondary crusher' },
    drainage: { ar: 'صرف', en: 'Drainage' },
    blocks: { ar: 'بلوك', en: 'Blocks' },
    road: { ar: 'أساس طريق', en: 'Road base' },
    quarried: { ar: 'كلفة الحصويات', en: 'Cost of aggregate' },
    recycled: { ar: 'الكلفة بعد الوفر', en: 'Cost with the saving' },
  },
  legend: [],
} satisfies DrawingContent);
