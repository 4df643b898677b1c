import type { DrawingContent } from '../drawing.ts';

/** A tracked jaw crusher on its way: machinery supply. */
export const content = {
  sheet: 'MC-01',
  title: { ar: 'كسّارة متنقّلة على شاحنة منخفضة', en: 'Mobile crusher on a low-loader' },
  view: { ar: 'مسقط جانبي', en: 'Side view' },
  description: {
    ar: 'كسّارة فكّية مجنزرة محمّلة على شاحنة منخفضة من تسعة محاور: قادوس التلقيم في طرف، والفكّ والمحرّك في الوسط، وسير الإخراج مطويّ في الطرف الآخر. رجلان يقفان بجانبها للمقارنة.',
    en: 'A tracked jaw crusher loaded on a low-loader: feed hopper at one end, jaw and engine in the middle, the discharge belt folded at the other. Two people stand beside it for scale.',
  },
  basis: {
    ar: 'رسم تخطيطي لا يصوّر طرازًا بعينه. المقاسات تقريبية، والأشخاص بطول 1.75 م للمقارنة.',
    en: 'Schematic; no particular model. Sizes are approximate; the people are 1.75 m tall, for scale.',
  },
  figures: { lengthMetres: 14 },
  labels: { metre: { ar: 'م', en: 'm' } },
  legend: [],
} satisfies DrawingContent;
