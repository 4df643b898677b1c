import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { solutions } from '../figures/solutions.ts';
import { text } from '../rich-text.ts';

const recoveryPercent = solutions.rebarSeparation.recoveryPercent.value;

/** /solutions: the separation of reinforcing steel from crushed concrete. */
export const content = defineContent('rebar-separation', {
  sheet: 'RS-01',
  title: { ar: 'فصل حديد التسليح', en: 'Separating the rebar' },
  view: { ar: 'مخطط سير العملية', en: 'Process flow' },
  description: {
    ar: text`حفّارة بفكّ هدم تكسر جائزًا خرسانيًّا وتكشف قضبانه. يرفع سير ناقل الخرسانة المكسّرة، ويلتقط مغناطيس معلّق فوق رأسه ${solutions.rebarSeparation.recoveryPercent} من الحديد ويحمله إلى مكبس يحزمه، ثم تنقله شاحنة. وتسقط الحصويات في كومتها بعد نزع معظم حديدها.`,
    en: text`An excavator’s pulveriser breaks a concrete beam and bares its bars. A belt lifts the crushed concrete; an overband magnet at its head takes ${solutions.rebarSeparation.recoveryPercent} of the steel and carries it on to a baling press and a truck. The aggregate falls onto its stockpile with most of the steel removed.`,
  },
  basis: {
    ar: 'رسم تخطيطي، وكل قضيب من العشرين خمسة بالمئة.',
    en: 'Schematic; each of the twenty bars is five per cent.',
  },
  figures: { recoveryPercent },
  labels: {
    pulveriser: { ar: 'فكّ الهدم', en: 'Pulveriser' },
    magnet: { ar: 'مغناطيس معلّق', en: 'Overband magnet' },
    press: { ar: 'مكبس الحزم', en: 'Baling press' },
    bales: { ar: 'حزم الحديد', en: 'Steel bales' },
    share: { ar: 'من حديد التسليح', en: 'of the rebar' },
  },
  legend: [],
} satisfies DrawingContent);
