import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** /projects/thyssen-fba10: detail A, one bay of the façade exploded. */
export const content = defineContent('facade-panel', {
  sheet: 'SF-03',
  title: { ar: 'تركيب واجهة من هذا النوع', en: 'How a façade of this kind is built up' },
  view: { ar: 'التفصيلة A، منظور مفكّك', en: 'Detail A, exploded' },
  description: {
    ar: 'مجاز من واجهة من هذا النوع مفكّكًا إلى أربع طبقات من الخلف إلى الأمام، ترتيبها وأشكالها تخطيطية. شخص في الأمام للمقارنة.',
    en: 'One bay of a façade of this kind taken apart into four layers, from back to front; their order and shapes are schematic. A person in front gives the scale.',
  },
  basis: {
    ar: 'المجاز وترتيب طبقاته ومقاساته تخطيطية.',
    en: 'The bay, the order of its layers and its sizes are schematic.',
  },
  figures: {},
  labels: {},
  legend: [
    { ar: 'عمود فولاذي رئيسي', en: 'Primary steel column' },
    { ar: 'تكتيف قطري', en: 'Diagonal bracing' },
    { ar: 'عارضة أفقية', en: 'Horizontal rail' },
    { ar: 'لوح معدني مطوي', en: 'Folded metal panel' },
  ],
} satisfies DrawingContent);
