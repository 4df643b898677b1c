import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { span } from '../figures/records.ts';
import { text } from '../rich-text.ts';

/** The pump hall of Al-Raqama from above: the pumps in one row, their header, the way out. */
export const content = defineContent('al-raqama-plan', {
  sheet: 'WT-09',
  title: { ar: 'صالة مضخات', en: 'A pump hall' },
  view: { ar: 'مسقط', en: 'Plan' },
  description: {
    ar: text`مسقط تخطيطي لصالة فيها ${alRaqama.pumps} في صف واحد فوق حوض السحب. تصعد من كل مضخة أنابيب دفع إلى مجمّع واحد يخرج منه خط الدفع. عن اليسار مدخل المياه، وعن اليمين باب تدخل منه شاحنة.`,
    en: text`Schematic plan of a hall with ${alRaqama.pumps} in a row above the sump. Each delivers into one manifold, from which the rising main leaves. On the left the inlet, on the right a gate with a truck.`,
  },
  basis: {
    ar: 'مسقط تخطيطي بعدد مضخات المشروع.',
    en: 'Schematic, with the project’s number of pumps.',
  },
  figures: {
    pumps: alRaqama.pumps.value,
    pipeMillimetres: span(alRaqama.pipeMillimetres),
  },
  labels: { unit: { ar: 'م', en: 'm' } },
  legend: [
    { ar: 'مدخل المياه', en: 'Inlet' },
    { ar: 'حوض السحب تحت الأرضية', en: 'Sump below the floor' },
    { ar: 'مضخة ومحرّكها', en: 'Pump with its motor' },
    { ar: 'المجمّع', en: 'Manifold' },
  ],
} satisfies DrawingContent);
