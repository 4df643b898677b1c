import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { damascus } from '../figures/damascus.ts';
import { text, withUnit } from '../rich-text.ts';

const plantTonnesPerHour = damascus.plantTonnesPerHour.value;

/** /projects/recycling: section through the jaw crusher. */
export const content = defineContent('jaw-crusher-section', {
  sheet: 'RC-03',
  title: { ar: 'مقطع في الكسّارة الفكّية', en: 'Section through the jaw crusher' },
  view: { ar: 'مقطع طولي', en: 'Longitudinal section' },
  description: {
    ar: text`مقطع طولي تخطيطي في كسّارة فكّية ضمن محطة طاقتها الاسمية ${withUnit(damascus.plantTonnesPerHour, null)} طن في الساعة. تسقط الخرسانة بين فك ثابت وفك متحرّك معلّق على عمود لامركزي، وتصغر كلما نزلت. تسند صفيحة مفصلية أسفل الفك، ويشدّه قضيب بنابض. فتحة الخروج s تحدّد مقاس ما يخرج، وتحتها سير ناقل.`,
    en: text`Schematic longitudinal section through a jaw crusher in a plant rated at ${damascus.plantTonnesPerHour}. Concrete falls between a fixed jaw and a moving jaw that hangs on an eccentric shaft, and gets smaller on its way down. A toggle plate holds the foot of the jaw, a rod with a spring pulls it back. The gap s sets how coarse the product is; a belt runs below.`,
  },
  basis: {
    ar: 'كسّارة تخطيطية بصفيحة مفصلية واحدة، بطاقة المحطة الاسمية.',
    en: 'Schematic single-toggle crusher, with the plant’s rated output.',
  },
  figures: { plantTonnesPerHour },
  labels: { tonnesPerHour: { ar: 'طن/سا', en: 't/h' } },
  legend: [
    { ar: 'الفك الثابت في جدار الهيكل', en: 'Fixed jaw in the frame wall' },
    { ar: 'الفك المتحرّك', en: 'Moving jaw (pitman)' },
    { ar: 'صفائح تكسير قابلة للتبديل', en: 'Jaw plates, replaceable' },
    { ar: 'عمود لامركزي على محمل دحروجي', en: 'Eccentric shaft in a roller bearing' },
    { ar: 'حدّافة خلف المقطع', en: 'Flywheel, behind the section' },
    { ar: 'صفيحة مفصلية', en: 'Toggle plate' },
    { ar: 'إسفين ضبط الفتحة', en: 'Wedge that sets the gap' },
    { ar: 'قضيب شدّ بنابض', en: 'Tension rod with spring' },
    { ar: 'محرّك بسيور', en: 'Motor with belts' },
    { ar: 'فتحة الخروج الدنيا s', en: 'Closed side setting s' },
  ],
} satisfies DrawingContent);
