import type { DrawingContent } from '../drawing.ts';
import { facade } from '../figures.ts';

const area = facade.lengthMetres * facade.heightMetres;
/** Standard football pitches that the façade would cover, to one decimal. */
export const pitches = Math.round((area / (105 * 68)) * 10) / 10;

/** /projects/thyssen-fba10: how large the façade is, in something everyone knows. */
export const content = {
  sheet: 'SF-05',
  title: { ar: 'مساحة الواجهة', en: 'The façade’s area' },
  view: { ar: 'مقارنة بملاعب كرة القدم', en: 'Compared with football pitches' },
  description: {
    ar: `الواجهة ${facade.lengthMetres} في ${facade.heightMetres} مترًا فوق، وتحتها بالمقياس نفسه ملاعب كرة قدم قياسية، كل منها 105 في 68 مترًا. مساحة الواجهة ${area.toLocaleString('en-GB')} مترًا مربعًا، أي ما يعادل ${pitches} من هذه الملاعب.`,
    en: `The façade of ${facade.lengthMetres} by ${facade.heightMetres} metres above, and below it at the same scale standard football pitches of 105 by 68 metres. Its ${area.toLocaleString('en-GB')} square metres equal ${pitches} such pitches.`,
  },
  basis: {
    ar: 'المساحة محسوبة من طول الواجهة وارتفاعها مع الفتحات. مقاس الملعب هو القياسي 105 في 68 مترًا.',
    en: 'The area is length times height, openings included. The pitch is the standard one of 105 by 68 metres.',
  },
  figures: { lengthMetres: facade.lengthMetres, heightMetres: facade.heightMetres },
  labels: { pitches: { ar: 'ملاعب', en: 'pitches' } },
  legend: [],
} satisfies DrawingContent;
