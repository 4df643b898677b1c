import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { span } from '../figures/records.ts';
import { n } from '../inline.ts';

/** One pump of Al-Raqama with its motor, from the suction bell to the manifold. */
export const content = defineContent('al-raqama-pump', {
  sheet: 'WT-10',
  title: { ar: 'مضخة الرقامة ومحرّكها', en: 'Al-Raqama pump and motor' },
  view: { ar: 'واجهة جانبية', en: 'Side elevation' },
  description: {
    ar: `مضخة عمودية محرّكها استطاعته ${n(alRaqama.horsepowerEach)} على أرضية الصالة وبجانبه عامل للمقارنة. يتدلّى من تحتها عمود فيه محور إلى حوض السحب، وفي أسفله مراحل الضخ وفوهة السحب. يمرّ الدفع بصمام عدم رجوع ثم صمام عزل إلى مجمّع قطره ${n(alRaqama.pipeMillimetres.to, 'millimetre')} محمول على الجدار.`,
    en: `A vertical pump with a motor of ${n(alRaqama.horsepowerEach, null)} horsepower on the floor of the hall, a worker beside it for scale. A column with the shaft hangs into the sump and ends in the pump stages and the suction bell. The delivery passes through a check valve and an isolating valve to a manifold of ${n(alRaqama.pipeMillimetres.to, 'millimetre')}, carried by the wall.`,
  },
  basis: {
    ar: 'رسم تخطيطي باستطاعة المشروع ومجال أقطاره.',
    en: 'Schematic, with the project’s power and range of diameters.',
  },
  figures: {
    horsepowerEach: alRaqama.horsepowerEach.value,
    pipeMillimetres: span(alRaqama.pipeMillimetres),
  },
  labels: { diameter: { ar: 'القطر', en: 'Ø' } },
  legend: [
    { ar: 'المحرّك', en: 'Motor' },
    { ar: 'رأس الدفع والقارنة', en: 'Discharge head with coupling' },
    { ar: 'عمود المضخة والمحور', en: 'Column with shaft' },
    { ar: 'مراحل الضخ وفوهة السحب', en: 'Pump stages and suction bell' },
    { ar: 'صمام عدم رجوع', en: 'Check valve' },
    { ar: 'صمام عزل', en: 'Isolating valve' },
    { ar: 'المجمّع', en: 'Manifold' },
  ],
} satisfies DrawingContent);
