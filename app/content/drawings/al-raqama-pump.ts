import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { span } from '../figures/records.ts';
import { text, withUnit } from '../rich-text.ts';

/** One pump of Al-Raqama with its motor, from the suction bell to the manifold. */
export const content = defineContent('al-raqama-pump', {
  sheet: 'WT-10',
  title: { ar: 'مضخة ومحرّكها', en: 'A pump and its motor' },
  view: { ar: 'واجهة جانبية', en: 'Side elevation' },
  description: {
    ar: text`رسم تخطيطي لمضخة عمودية محرّكها استطاعته ${alRaqama.horsepowerEach} على أرضية صالة وبجانبه عامل للمقارنة. يتدلّى من تحتها عمود فيه محور إلى الماء، وفي أسفله مراحل الضخ وفوهة السحب. يمرّ الدفع بصمامين إلى المجمّع.`,
    en: text`Schematic view of a vertical pump with a motor of ${withUnit(alRaqama.horsepowerEach, null)} horsepower on the floor of a hall, a worker beside it for scale. A column with the shaft hangs into the water and ends in the pump stages and the suction bell. The delivery passes through two valves to the manifold.`,
  },
  basis: {
    ar: 'رسم تخطيطي يشرح مضخة من هذا النوع، باستطاعة المشروع.',
    en: 'Schematic: it explains a pump of this kind, with the project’s power.',
  },
  figures: {
    horsepowerEach: alRaqama.horsepowerEach.value,
    pipeMillimetres: span(alRaqama.pipeMillimetres),
  },
  labels: {},
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
