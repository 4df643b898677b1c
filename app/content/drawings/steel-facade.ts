import type { DrawingContent } from '../drawing.ts';
import { facade } from '../figures.ts';

/** /projects/thyssen-fba10: the whole wall, and three bays of it close up. */
export const content = {
  sheet: 'SF-01',
  title: { ar: 'واجهة فولاذية', en: 'Steel façade' },
  view: { ar: 'الواجهة الأمامية', en: 'Front elevation' },
  description: {
    ar: `واجهة فولاذية طولها ${facade.lengthMetres} مترًا وارتفاعها ${facade.heightMetres} مترًا، مكسوّة بألواح معدنية مطوية تتدرّج من الفاتح إلى الغامق. تقسمها الأعمدة إلى مجازات متساوية، وتظهر التكتيفات القطرية بخطوط متقطعة في مجازات قليلة. أمامها رافعة وشاحنات وأشجار سرو وأشخاص للمقارنة، وتحت الأرض أساسات الأعمدة بخطوط متقطعة.`,
    en: `A steel façade ${facade.lengthMetres} metres long and ${facade.heightMetres} metres high, clad in folded metal panels whose tones run from light to dark. Columns divide it into equal bays; a few bays carry diagonal bracing, drawn dashed. A crane, lorries, cypresses and people stand in front for scale, and the column foundations are dashed below ground.`,
  },
  basis: {
    ar: 'الطول والارتفاع من بيانات المشروع. أما الألواح والمحاور والأساسات فرسم تخطيطي.',
    en: 'Length and height are project data. Panels, axes and foundations are drawn as a scheme.',
  },
  figures: { lengthMetres: facade.lengthMetres, heightMetres: facade.heightMetres },
  labels: {},
  legend: [],
} satisfies DrawingContent;
