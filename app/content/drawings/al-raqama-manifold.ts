import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { span } from '../figures/records.ts';
import { text } from '../rich-text.ts';

/** The manifold of Al-Raqama in space: six deliveries with their valves, one main that leaves the hall. */
export const content = defineContent('al-raqama-manifold', {
  sheet: 'WT-11',
  title: { ar: 'مجمّع مضخات', en: 'A pump manifold' },
  view: { ar: 'منظور متساوي القياس', en: 'Isometric' },
  description: {
    ar: text`منظور تخطيطي: ${alRaqama.pumps} في صف واحد، يصعد من كل منها أنبوب دفع عبر صمامات إلى مجمّع واحد محمول على مساند في الجدار، ويخرج خط الدفع من آخره ويهبط إلى الأرض.`,
    en: text`Schematic view of ${alRaqama.pumps} in a row. From each a delivery pipe climbs through its valves to one manifold on brackets of the wall; at its end the rising main leaves and goes down into the ground.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد مضخات المشروع، يشرح كيف تلتقي خطوط الدفع.',
    en: 'Schematic, with the project’s number of pumps; it explains how delivery pipes meet.',
  },
  figures: {
    pumps: alRaqama.pumps.value,
    pipeMillimetres: span(alRaqama.pipeMillimetres),
  },
  labels: {},
  legend: [
    { ar: 'مضخة ومحرّكها', en: 'Pump with its motor' },
    { ar: 'صمامات الدفع', en: 'Delivery valves' },
    { ar: 'المجمّع', en: 'Manifold' },
    { ar: 'خط الدفع', en: 'Rising main' },
  ],
} satisfies DrawingContent);
