import type { DrawingContent } from '../drawing.ts';
import { environment } from '../figures.ts';

const { leakDepthMetres } = environment;

/** /crisis: what becomes of rubble. */
export const content = {
  sheet: 'CR-02',
  title: { ar: 'ثلاثة مصائر للأنقاض', en: 'Three fates of rubble' },
  view: { ar: 'ثلاثة مشاهد على خط أرض واحد', en: 'Three scenes on one ground line' },
  description: {
    ar: `ثلاثة مشاهد على خط أرض واحد. مبنى مفتوح الجدار وآخر انطبقت طوابقه، تُركت أنقاضهما حيث سقطت. ثم موقع مزاد مسيّج فيه أكوام مفروزة وحاويتان ومشترون وشاحنة. ثم مكبّ غير نظامي تفرغ فيه شاحنة، وأسهم تبيّن رشحه إلى المياه الجوفية على عمق ${leakDepthMetres} مترًا باتجاه بئر منزل.`,
    en: `Three scenes on one ground line. A building torn open and one whose floors lie on each other, their rubble left where it fell. Then a fenced auction site with sorted lots, two containers, bidders and a lorry. Then an illegal dump where a lorry tips; arrows show it leaching into ground water ${leakDepthMetres} m down, towards a house’s well.`,
  },
  basis: {
    ar: 'عمق التسرّب من أرقام المكتب. المشاهد رسم توضيحي، وليست أماكن بعينها.',
    en: 'The leak depth is the office’s figure. The scenes are schemes, not particular places.',
  },
  figures: { leakDepthMetres },
  labels: { metre: { ar: 'م', en: 'm' } },
  legend: [],
} satisfies DrawingContent;
