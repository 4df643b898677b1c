import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alHoula } from '../figures/projects.ts';
import { text } from '../rich-text.ts';

/** The station of Al-Houla from above: sump, hall, control room, yard. */
export const content = defineContent('al-houla-station-plan', {
  sheet: 'WT-06',
  title: { ar: 'محطة ضخ', en: 'A pumping station' },
  view: { ar: 'مسقط', en: 'Plan' },
  description: {
    ar: text`مسقط تخطيطي لمحطة ضخ: تدخل المياه عن اليسار إلى حوض سحب فيه ${alHoula.pumps} في صف، ولكل منها صمامات قبل المجمّع الذي يخرج منه خط الدفع. بجانب الصالة غرفة التحكم، وأمامها ساحة تدخلها شاحنة.`,
    en: text`Schematic plan of a pumping station: the water enters from the left into a sump with ${alHoula.pumps} in a row, each with its valves before the manifold, from which the main leaves. The control room adjoins the hall; a yard that a truck can enter lies in front.`,
  },
  basis: {
    ar: 'مسقط تخطيطي بعدد مضخات المشروع.',
    en: 'Schematic plan with the project’s number of pumps.',
  },
  figures: { pumps: alHoula.pumps.value },
  labels: { unit: { ar: 'م', en: 'm' } },
  legend: [
    { ar: 'حوض السحب', en: 'Sump' },
    { ar: 'صمامات الدفع', en: 'Delivery valves' },
    { ar: 'المجمّع', en: 'Manifold' },
    { ar: 'غرفة التحكم', en: 'Control room' },
    { ar: 'خط الدفع', en: 'Rising main' },
  ],
} satisfies DrawingContent);
