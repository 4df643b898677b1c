import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { aggregateSieves, solutions } from '../figures/solutions.ts';

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
    ar: 'غربال فتحاته {coarse} و{medium} و{block} و{fine} مم خلف الكسّارة. ما زاد على الفتحة الكبرى يذهب إلى الكسّارة الثانوية ثم يعود. وتخرج ثلاث أكوام: {fine}/{block} للبلوك، و{medium}/{coarse} للتصريف حول الأنابيب المثقّبة، و0/{coarse} المتدرّج لأساس الطريق. شريطان يبيّنان وفرًا في كلفة الحصويات قدره {costSavingPercent}%.',
    en: 'A screen with openings of {coarse}, {medium}, {block} and {fine} mm after the crusher. What is larger goes through the secondary crusher and comes back. Three heaps come out: {fine}/{block} for blocks, {medium}/{coarse} for drainage around perforated pipes, and the graded 0/{coarse} for road base. Two bars show a saving of {costSavingPercent}% on the cost of aggregate.',
  },
  basis: {
    ar: 'رسم تخطيطي، والوفر هدفنا. وفتحات الغربال واستعمالات المقاسات تحدّدها كل محطة وكل فحص.',
    en: 'Schematic, with our target for the saving. Each plant and each test sets its own openings and uses.',
  },
  figures: { sieves: [fine, block, medium, coarse], costSavingPercent },
  described: { fine, block, medium, coarse },
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
