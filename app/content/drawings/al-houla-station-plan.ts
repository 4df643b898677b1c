import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alHoula } from '../figures/projects.ts';
import { n } from '../inline.ts';

/** The station of Al-Houla from above: sump, hall, control room, yard. */
export const content = defineContent('al-houla-station-plan', {
  sheet: 'WT-06',
  title: { ar: 'محطة الحولة', en: 'Al-Houla station' },
  view: { ar: 'مسقط', en: 'Plan' },
  description: {
    ar: `مسقط محطة ضخ: تدخل المياه عن اليسار عبر مصفاة إلى حوض سحب فيه ${n(alHoula.pumps)} في صف، ولكل منها صمام عدم رجوع وصمام عزل قبل المجمّع الذي يخرج منه خط الدفع. بجانب الصالة غرفة التحكم وغرفة المولّدة، وأمامها ساحة تدخلها شاحنة.`,
    en: `Plan of a pumping station: the water enters from the left through a screen into a sump with ${n(alHoula.pumps)} in a row, each with a check valve and an isolating valve before the manifold, from which the main leaves. Control room and generator room adjoin the hall; a yard that a truck can enter lies in front.`,
  },
  basis: {
    ar: 'مسقط تخطيطي بعدد مضخات المشروع.',
    en: 'Schematic plan with the project’s number of pumps.',
  },
  figures: { pumps: alHoula.pumps.value },
  labels: { unit: { ar: 'م', en: 'm' } },
  legend: [
    { ar: 'مصفاة', en: 'Screen' },
    { ar: 'حوض السحب', en: 'Sump' },
    { ar: 'صمامات الدفع', en: 'Delivery valves' },
    { ar: 'المجمّع', en: 'Manifold' },
    { ar: 'غرفة التحكم', en: 'Control room' },
    { ar: 'غرفة المولّدة', en: 'Generator room' },
    { ar: 'قياس الغزارة وخط الدفع', en: 'Flow meter and rising main' },
  ],
} satisfies DrawingContent);
