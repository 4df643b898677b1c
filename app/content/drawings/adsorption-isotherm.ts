import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** The shape of an adsorption isotherm: schematic, no measurement. */
export const content = defineContent('adsorption-isotherm', {
  sheet: 'WT-04',
  title: { ar: 'منحنى الامتزاز', en: 'Adsorption isotherm' },
  view: { ar: 'مخطط بياني', en: 'Diagram' },
  description: {
    ar: 'مخطط محوره الأفقي تركيز المادة في الماء، ومحوره الرأسي ما تمسكه الحمأة منها. يرتفع المنحنى سريعًا ثم يستوي تحت خط السعة العظمى، وحوله نقاط قياس تخطيطية. ثلاث دوائر تبيّن سطح الندفة فارغًا تقريبًا، ثم نصف ممتلئ، ثم شبه ممتلئ.',
    en: 'A diagram with the concentration in the water on the horizontal axis and the amount held by the sludge on the vertical one. The curve rises fast and flattens below the line of greatest capacity, with schematic points of measurement around it. Three circles show the surface of a floc almost empty, half full and almost full.',
  },
  basis: {
    ar: 'شكل المنحنى من نموذج لانغموير. المنحنى والنقاط تخطيطية.',
    en: 'The shape follows Langmuir’s model. Curve and points are schematic.',
  },
  figures: { points: 11 },
  labels: {
    concentration: { ar: 'التركيز في الماء', en: 'Concentration in the water' },
    held: { ar: 'ما تمسكه الحمأة', en: 'Held by the sludge' },
    capacity: { ar: 'السعة العظمى', en: 'Greatest capacity' },
    half: { ar: 'نصف السعة', en: 'Half the capacity' },
    scheme: { ar: 'تخطيطي', en: 'Schematic' },
  },
  legend: [
    { ar: 'سطح الندفة شبه فارغ', en: 'Floc surface almost empty' },
    { ar: 'نصف السطح ممتلئ', en: 'Half of the surface taken' },
    { ar: 'السطح شبه ممتلئ', en: 'Surface almost full' },
  ],
} satisfies DrawingContent);
