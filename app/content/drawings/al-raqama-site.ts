import type { DrawingContent } from '../drawing.ts';
import { alRaqama } from '../figures.ts';

/** Site plan of Al-Raqama's rising main, from the station in the valley to the chamber on the hill. */
export const content = {
  sheet: 'WT-13',
  title: { ar: 'مسار خط الدفع في الرقامة', en: 'Course of the Al-Raqama main' },
  view: { ar: 'مسقط الموقع', en: 'Site plan' },
  description: {
    ar: 'مسقط تُرى فيه خطوط التسوية صاعدة من الوادي إلى التل. يصل مجرى الدخول من القرية إلى محطة الضخ، ويخرج منها خط الدفع وينعطف مع الأرض 3.2 كم حتى غرفة النهاية على ارتفاع 45 مترًا. في نقاطه العالية صمامات هواء، وفي المنخفضة مفارغ، ويعبر الطريق داخل غلاف، وعلى جانبيه حقول وبستان وبيوت. وتدلّ علامتا A على موضع المقطع الطولي.',
    en: 'A plan with contour lines that climb from the valley to the hill. A sewer comes down from the village to the pumping station; the main leaves it and follows the ground for 3.2 km to a chamber 45 m higher. It has air valves at its high points and washouts at the low ones, passes a road in a sleeve, and runs between fields, an orchard and houses. The two marks A show where the longitudinal section is cut.',
  },
  basis: {
    ar: 'طول الخط وفرق الارتفاع من بيانات المشروع، ومقياس الرسم محسوب من الطول. المسار واتجاه الشمال والأرض وما عليها رسم تخطيطي، والمنشآت والأنابيب والطرق رموز أكبر من المقياس.',
    en: 'Length and head are project data, and the scale follows from the length. The course, the direction of north, the ground and what stands on it are a scheme; structures, pipes and roads are symbols larger than scale.',
  },
  figures: { pipeKilometres: alRaqama.pipeKilometres, headMetres: alRaqama.headMetres },
  labels: { unit: { ar: 'م', en: 'm' } },
  legend: [
    { ar: 'محطة الضخ', en: 'Pumping station' },
    { ar: 'خط الدفع', en: 'Rising main' },
    { ar: 'صمام هواء', en: 'Air valve' },
    { ar: 'مفرغ', en: 'Washout' },
    { ar: 'غلاف تحت الطريق', en: 'Sleeve below the road' },
    { ar: 'غرفة النهاية', en: 'End chamber' },
    { ar: 'حقول', en: 'Fields' },
    { ar: 'مجرى الدخول', en: 'Inlet sewer' },
  ],
} satisfies DrawingContent;
