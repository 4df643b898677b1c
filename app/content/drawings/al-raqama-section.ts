import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { span } from '../figures/records.ts';
import { text, withUnit } from '../rich-text.ts';

/** From the suction basin up to the discharge chamber: the whole of the Al-Raqama station in one section. */
export const content = defineContent('al-raqama-section', {
  sheet: 'WT-01',
  title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
  view: { ar: 'مقطع طولي', en: 'Longitudinal section' },
  description: {
    ar: text`مقطع تخطيطي في محطة ضخ: حوض سحب تحت الأرض تتدلّى فيه أعمدة ${alRaqama.pumps} استطاعة كلٍّ منها ${alRaqama.horsepowerEach}، ومحرّكاتها في صالة فوقها. تصبّ المضخات في مجمّع واحد يخرج منه خط الدفع إلى غرفة التصريف في الأعلى. ارتفاع الرفع ${withUnit(alRaqama.headMetres, null)} مترًا وطول الخط ${alRaqama.pipeKilometres}.`,
    en: text`Schematic section through a pumping station: the columns of ${alRaqama.pumps}, ${withUnit(alRaqama.horsepowerEach, null)} horsepower apiece, hang in a sump below ground, with their motors in a hall above. They deliver into one manifold, from which a rising main ${withUnit(alRaqama.pipeKilometres, null)} kilometres long leads, against a head of ${withUnit(alRaqama.headMetres, null)} metres, to the discharge chamber at the top.`,
  },
  basis: {
    ar: 'مقطع تخطيطي بعدد مضخات المشروع وارتفاع رفعه وطول خطه.',
    en: 'Schematic, with the project’s pumps, head and length of main.',
  },
  figures: {
    pumps: alRaqama.pumps.value,
    headMetres: alRaqama.headMetres.value,
    pipeKilometres: alRaqama.pipeKilometres.value,
    pipeMillimetres: span(alRaqama.pipeMillimetres),
  },
  labels: { length: { ar: 'الطول', en: 'L =' }, unit: { ar: 'م', en: 'm' } },
  legend: [
    { ar: 'المدخل', en: 'Inlet' },
    { ar: 'حوض السحب', en: 'Sump' },
    { ar: 'مضخة ومحرّكها', en: 'Pump with its motor' },
    { ar: 'المجمّع', en: 'Manifold' },
    { ar: 'خط الدفع', en: 'Rising main' },
    { ar: 'غرفة التصريف', en: 'Discharge chamber' },
  ],
} satisfies DrawingContent);
