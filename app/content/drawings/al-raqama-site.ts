import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { n } from '../inline.ts';

/** Site plan of Al-Raqama's rising main, from the station in the valley to the chamber on the hill. */
export const content = defineContent('al-raqama-site', {
  sheet: 'WT-13',
  title: { ar: 'مسار خط الدفع في الرقامة', en: 'Course of the Al-Raqama main' },
  view: { ar: 'مسقط الموقع', en: 'Site plan' },
  description: {
    ar: `مسقط تُرى فيه خطوط التسوية صاعدة من الوادي إلى التل. يخرج خط الدفع من محطة الضخ وينعطف مع الأرض ${n(alRaqama.pipeKilometres)} حتى غرفة التصريف، وارتفاع الرفع ${n(alRaqama.headMetres, null)} مترًا. في نقاطه العالية صمامات هواء، وفي المنخفضة غرف تفريغ، ويعبر الطريق داخل أنبوب حماية، وعلى جانبيه حقول وبستان وبيوت. وتدلّ علامتا A على موضع المقطع الطولي.`,
    en: `A plan with contour lines that climb from the valley to the hill. The rising main leaves the pumping station and follows the ground for ${n(alRaqama.pipeKilometres)} to the discharge chamber, against a head of ${n(alRaqama.headMetres)}. It has air valves at its high points and washouts at the low ones, crosses under a road in a sleeve, and runs between fields, an orchard and houses. The two marks A show where the longitudinal section is cut.`,
  },
  basis: {
    ar: 'رسم تخطيطي بطول خط المشروع وارتفاع رفعه، ومقياسه محسوب من الطول. والمنشآت والأنابيب والطرق رموز أكبر من المقياس.',
    en: 'Schematic, with the project’s length and head; the scale follows from the length. Structures, pipes and roads are symbols larger than scale.',
  },
  figures: { pipeKilometres: alRaqama.pipeKilometres.value, headMetres: alRaqama.headMetres.value },
  labels: { unit: { ar: 'م', en: 'm' } },
  legend: [
    { ar: 'محطة الضخ', en: 'Pumping station' },
    { ar: 'خط الدفع', en: 'Rising main' },
    { ar: 'صمام هواء', en: 'Air valve' },
    { ar: 'غرفة تفريغ', en: 'Washout' },
    { ar: 'أنبوب حماية تحت الطريق', en: 'Sleeve below the road' },
    { ar: 'غرفة التصريف', en: 'Discharge chamber' },
    { ar: 'حقول', en: 'Fields' },
  ],
} satisfies DrawingContent);
