import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { span } from '../figures/records.ts';
import { n } from '../inline.ts';

/** The pump hall of Al-Raqama from above: the pumps in one row, their header, the way out. */
export const content = defineContent('al-raqama-plan', {
  sheet: 'WT-09',
  title: { ar: 'صالة مضخات الرقامة', en: 'Al-Raqama pump hall' },
  view: { ar: 'مسقط', en: 'Plan' },
  description: {
    ar: `مسقط صالة فيها ${n(alRaqama.pumps)} عمودية في صف واحد فوق حوض السحب. لكل مضخة أنبوب دفع عليه صمام عدم رجوع وصمام عزل، وتلتقي كلها في مجمّع قطره ${n(alRaqama.pipeMillimetres.to, 'millimetre')} يخرج منه خط الدفع بقطر ${n(alRaqama.pipeMillimetres.value, 'millimetre')}. عن اليسار مدخل المياه والمصافي، وعن اليمين باب تدخل منه الشاحنة تحت الرافعة، وغرفة اللوحات.`,
    en: `Plan of a hall with ${n(alRaqama.pumps, null)} vertical pumps in a row above the sump. Each has a delivery pipe with a check valve and an isolating valve; all meet in a manifold ${n(alRaqama.pipeMillimetres.to, 'millimetre')} in diameter, from which the rising main leaves at ${n(alRaqama.pipeMillimetres.value, 'millimetre')}. On the left the inlet with its screens, on the right the gate through which a truck drives under the crane, and the switchgear room.`,
  },
  basis: {
    ar: 'مسقط تخطيطي بعدد مضخات المشروع ومجال أقطاره.',
    en: 'Schematic, with the project’s number of pumps and range of diameters.',
  },
  figures: {
    pumps: alRaqama.pumps.value,
    pipeMillimetres: span(alRaqama.pipeMillimetres),
  },
  labels: { diameter: { ar: 'القطر', en: 'Ø' }, unit: { ar: 'م', en: 'm' } },
  legend: [
    { ar: 'مدخل المياه والمصافي', en: 'Inlet and screens' },
    { ar: 'حوض السحب تحت الأرضية', en: 'Sump below the floor' },
    { ar: 'مضخة عمودية ومحرّكها', en: 'Vertical pump with its motor' },
    { ar: 'المجمّع', en: 'Manifold' },
    { ar: 'رافعة جسرية', en: 'Overhead crane' },
    { ar: 'غرفة اللوحات', en: 'Switchgear room' },
    { ar: 'خزان هوائي', en: 'Surge vessel' },
  ],
} satisfies DrawingContent);
