import type { DrawingContent } from '../drawing.ts';
import { aggregateSieves, solutions } from '../figures.ts';

const { costSavingPercent } = solutions.recycledAggregate;
const [fine, medium, coarse] = aggregateSieves;

/** /solutions: recycled aggregate by grade. */
export const content = {
  sheet: 'AG-01',
  title: { ar: 'مقاسات الركام المعاد تدويره', en: 'Grades of recycled aggregate' },
  view: { ar: 'مقطع في الغربال، وأكوام المقاسات', en: 'Section through the screen, and the heaps' },
  description: {
    ar: `غربال من ثلاثة طوابق فتحاتها ${coarse} و${medium} و${fine} ملم يفرز الخرسانة المكسّرة إلى ثلاثة أكوام، وما زاد عن الفتحة الأكبر يعود إلى الكسّارة. الناعم فرشة للأنابيب، والمتوسط للبلوك، والخشن لأساس الطريق. شريطان يبيّنان وفرًا في الكلفة قدره ${costSavingPercent}% مقارنة بركام المقالع.`,
    en: `A screen of three decks with openings of ${coarse}, ${medium} and ${fine} mm sorts crushed concrete into three heaps; what is larger goes back to the crusher. The fine grade beds pipes, the medium one makes blocks, the coarse one carries a road. Two bars show a cost saving of ${costSavingPercent}% against quarried aggregate.`,
  },
  basis: {
    ar: 'الوفر من أرقام المكتب. فتحات الغربال واستعمالات المقاسات مثال تخطيطي، وتحدّدها كل محطة وكل فحص.',
    en: 'The saving is the office’s figure. Openings and uses are a schematic example; each plant and each test sets its own.',
  },
  figures: { sieves: aggregateSieves, costSavingPercent },
  labels: {
    millimetre: { ar: 'ملم', en: 'mm' },
    oversize: { ar: 'يعود إلى الكسّارة', en: 'Back to the crusher' },
    bedding: { ar: 'فرشة أنابيب', en: 'Pipe bedding' },
    blocks: { ar: 'بلوك', en: 'Blocks' },
    road: { ar: 'أساس طريق', en: 'Road base' },
    quarried: { ar: 'كلفة ركام المقالع', en: 'Cost of quarried aggregate' },
    recycled: { ar: 'كلفة الركام المعاد تدويره', en: 'Cost of recycled aggregate' },
  },
  legend: [],
} satisfies DrawingContent;
