import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { solutions } from '../figures/solutions.ts';
import { text } from '../rich-text.ts';

const costSavingPercent = solutions.recycledAggregate.costSavingPercent.value;

/** /solutions: recycled aggregate by grade. */
export const content = defineContent('aggregate-grades', {
  sheet: 'AG-01',
  title: { ar: 'مقاسات الحصويات المعاد تدويرها', en: 'Grades of recycled aggregate' },
  view: { ar: 'مقطع في الغربال، وأكوام المقاسات', en: 'Section through the screen, and the stockpiles' },
  description: {
    ar: text`غربال بعدة طبقات خلف الكسّارة. ما زاد على الفتحة الكبرى يذهب إلى الكسّارة الثانوية ثم يعود. وتخرج ثلاث أكوام: للبلوك، وللتصريف حول الأنابيب المثقّبة، ولأساس الطريق. شريطان يبيّنان وفرًا في كلفة الحصويات قدره ${solutions.recycledAggregate.costSavingPercent}.`,
    en: text`A screen with several decks after the crusher. What is larger than the widest opening goes through the secondary crusher and comes back. Three stockpiles come out: for blocks, for drainage around perforated pipes, and for road base. Two bars show a saving of ${solutions.recycledAggregate.costSavingPercent} on the cost of aggregate.`,
  },
  basis: {
    ar: 'رسم تخطيطي. فتحات الغربال تحدّدها كل محطة، واستعمالات المقاسات تحدّدها الاختبارات.',
    en: 'Schematic. Each plant sets its own openings; tests decide the uses.',
  },
  figures: { costSavingPercent },
  labels: {
    oversize: { ar: 'إلى الكسّارة الثانوية', en: 'To the secondary crusher' },
    drainage: { ar: 'تصريف', en: 'Drainage' },
    blocks: { ar: 'بلوك', en: 'Blocks' },
    road: { ar: 'أساس طريق', en: 'Road base' },
    quarried: { ar: 'كلفة الحصويات', en: 'Cost of aggregate' },
    recycled: { ar: 'الكلفة بعد الوفر', en: 'Cost with the saving' },
  },
  legend: [],
} satisfies DrawingContent);
