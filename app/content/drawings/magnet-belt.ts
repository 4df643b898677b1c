import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { solutions } from '../figures/solutions.ts';
import { text } from '../rich-text.ts';

const recoveryPercent = solutions.rebarSeparation.recoveryPercent.value;

/** /projects/recycling: the magnet over the belt. */
export const content = defineContent('magnet-belt', {
  sheet: 'RC-04',
  title: { ar: 'المغناطيس فوق السير', en: 'Magnet above the belt' },
  view: { ar: 'مقطع عرضي في السير', en: 'Section across the belt' },
  description: {
    ar: text`مقطع عرضي: سير ناقل مقعّر يحمل خرسانة مكسّرة فيها قضبان تسليح. فوقه مغناطيس كهربائي معلّق يدور حوله سير بأضلاع، يشدّ القضبان إليه ويحملها جانبًا إلى مجرى وحاوية. يُسترجع ${solutions.rebarSeparation.recoveryPercent} من حديد التسليح. شخص للمقارنة.`,
    en: text`Section across a troughed belt that carries crushed concrete with reinforcing bars. Above it hangs an electromagnet; the cleated belt around it draws the bars up and carries them aside, into a chute and a container. ${solutions.rebarSeparation.recoveryPercent} of the rebar is recovered. A person gives the scale.`,
  },
  basis: {
    ar: 'رسم تخطيطي، والقضبان مرسومة بنسبة الاسترجاع.',
    en: 'Schematic; the bars are drawn in the share recovered.',
  },
  figures: { recoveryPercent },
  labels: { share: { ar: 'من حديد التسليح', en: 'of the rebar' } },
  legend: [
    { ar: 'سير مقعّر وعليه خرسانة مكسّرة', en: 'Troughed belt with crushed concrete' },
    { ar: 'قضبان تُشدّ إلى المغناطيس', en: 'Bars on their way up' },
    { ar: 'سير المغناطيس بأضلاع ناقلة', en: 'The magnet’s own belt, with cleats' },
    { ar: 'قلب المغناطيس وملفّاته', en: 'Core and coils of the magnet' },
    { ar: 'شدّادات تضبط الارتفاع', en: 'Turnbuckles that set the height' },
    { ar: 'أسطوانة القيادة', en: 'Drive drum' },
    { ar: 'مجرى وحاوية حديد', en: 'Chute and steel container' },
  ],
} satisfies DrawingContent);
