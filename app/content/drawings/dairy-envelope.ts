import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { dairy } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** /projects/dairy-building: the envelope of the Effizienzgebäude 40. */
export const content = defineContent('dairy-envelope', {
  sheet: 'DB-04',
  title: { ar: 'غلاف المبنى', en: 'The building’s envelope' },
  view: { ar: 'تفصيلة الجدار مع البلاطة والنافذة', en: 'Wall detail at slab and window' },
  description: {
    ar: text`مقطع تخطيطي في جدار خارجي عند البلاطة: كسوة ثم عزل حراري ثم خرسانة مسلّحة، ونافذة ضمن العزل. إلى جانبه شريطان: المبنى المرجعي ${withUnit(100, 'percent')}، وطاقة هذا المبنى ${dairy.referenceEnergyPercent} منه.`,
    en: text`Schematic section through an outer wall at a floor slab: cladding, insulation and reinforced concrete, with a window set into the insulation. Beside it two bars: the reference building at ${withUnit(100, 'percent')} and this building’s energy, ${dairy.referenceEnergyPercent} of it.`,
  },
  basis: {
    ar: 'طبقات تخطيطية، ومعيار الطاقة معيار المشروع (Effizienzgebäude 40).',
    en: 'Schematic layers, with the project’s energy standard (Effizienzgebäude 40).',
  },
  figures: { percent: dairy.referenceEnergyPercent.value },
  labels: {
    reference: { ar: 'المبنى المرجعي', en: 'Reference building' },
    building: { ar: 'هذا المبنى', en: 'This building' },
    outside: { ar: 'خارج', en: 'Outside' },
    inside: { ar: 'داخل', en: 'Inside' },
  },
  legend: [
    { ar: 'كسوة خارجية', en: 'Cladding' },
    { ar: 'عزل حراري', en: 'Thermal insulation' },
    { ar: 'جدار خرساني مسلّح', en: 'Reinforced-concrete wall' },
    { ar: 'نافذة', en: 'Window' },
    { ar: 'بلاطة الطابق', en: 'Floor slab' },
    { ar: 'أرضية الطابق', en: 'Floor' },
  ],
} satisfies DrawingContent);
