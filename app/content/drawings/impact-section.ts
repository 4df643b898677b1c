import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { environment } from '../figures/environment.ts';
import { text, withUnit } from '../rich-text.ts';

/** An uncontrolled dump and its emissions to air, soil and water (EN-1). */
export const content = defineContent('impact-section', {
  sheet: 'EN-01',
  title: { ar: 'تربة وهواء ومياه', en: 'Soil, air, water' },
  view: { ar: 'مقطع في مكبّ غير نظامي', en: 'Section through an illegal dump' },
  description: {
    ar: text`مقطع في مكبّ غير نظامي: تحمل الريح غباره فوق البيوت، وتتسرّب رشاحته في التربة حتى عمق ${withUnit(environment.leakDepthMetres, null)} مترًا. وتحتها مياه جوفية تُستقى بالآبار. وإلى جانب المقطع دائرة مساحتها ${environment.pollutionSquareKilometres} للمساحة الملوّثة، وصفّ من ${withUnit(environment.wellsThreatened, null)} علامة للآبار المهدّدة.`,
    en: text`Section through an illegal rubble dump: the wind carries its dust over the houses, and its leachate sinks ${withUnit(environment.leakDepthMetres, null)} metres into the soil. Below lies the groundwater from which the wells draw. Beside the section a circle of ${environment.pollutionSquareKilometres} shows the polluted area, and a row of ${withUnit(environment.wellsThreatened, null)} marks for the threatened wells.`,
  },
  basis: { ar: 'رسم توضيحي', en: 'Illustration' },
  figures: {
    leakDepthMetres: environment.leakDepthMetres.value,
    pollutionSquareKilometres: environment.pollutionSquareKilometres.value,
    wellsThreatened: environment.wellsThreatened.value,
  },
  labels: {
    air: { ar: 'الهواء', en: 'Air' },
    soil: { ar: 'التربة', en: 'Soil' },
    water: { ar: 'المياه', en: 'Water' },
    scaleUnit: { ar: 'كم', en: 'km' },
  },
  legend: [
    { ar: 'غبار تحمله الريح', en: 'Dust, carried by the wind' },
    { ar: 'تربة ملوّثة', en: 'Contaminated soil' },
    { ar: 'رشاحة المكبّ', en: 'Leachate of the dump' },
    { ar: 'مياه جوفية', en: 'Groundwater' },
    { ar: 'بئر', en: 'Well' },
    { ar: 'المساحة الملوّثة', en: 'Polluted area' },
  ],
} satisfies DrawingContent);
