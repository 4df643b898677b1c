import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { n } from '../inline.ts';

/** The surge vessel on the rising main of Al-Raqama after a pump trip. */
export const content = defineContent('al-raqama-surge', {
  sheet: 'WT-12',
  title: { ar: 'حماية خط الرقامة من المطرقة المائية', en: 'Surge protection at Al-Raqama' },
  view: { ar: 'مقطع وخطوط الضاغط البيزومتري', en: 'Section and hydraulic grade lines' },
  description: {
    ar: `عن اليسار مقطع في خزان هوائي: ماء في أسفله وهواء مضغوط فوقه، وأنبوب يصله بخط الدفع في غرفة تحته. عن اليمين حالاته الثلاث، وتحتها الخط: طوله ${n(alRaqama.pipeKilometres)} وارتفاع الرفع ${n(alRaqama.headMetres, null)} مترًا، وخط الضاغط البيزومتري في التشغيل ومداه مع الخزان. حين تتوقّف المضخات يهبط الضغط وتسري موجة في الخط ذهابًا وإيابًا: يزوّد الخزان الخط بالماء ثم يسترده. وبلا خزان يهبط خط الضاغط البيزومتري دون الأنبوب.`,
    en: `On the left a section through the surge vessel: water below, compressed air above, and a pipe down to the rising main in its chamber. On the right its three states, and below them the main, ${n(alRaqama.pipeKilometres, null)} kilometres long with a head of ${n(alRaqama.headMetres, null)} metres, with the hydraulic grade line in operation and its range with the vessel. When the pumps stop, pressure drops and a wave runs to and fro; the vessel feeds water in, then takes it back. Without it the grade line falls below the pipe.`,
  },
  basis: {
    ar: 'رسم تخطيطي بطول خط المشروع وارتفاع رفعه، يشرح المبدأ.',
    en: 'Schematic, with the project’s length and head, to explain the principle.',
  },
  figures: { headMetres: alRaqama.headMetres.value, pipeKilometres: alRaqama.pipeKilometres.value },
  labels: {
    running: { ar: 'في التشغيل', en: 'In operation' },
    vessel: { ar: 'مع الخزان', en: 'With the vessel' },
    without: { ar: 'بلا خزان', en: 'Without it' },
  },
  legend: [
    { ar: 'هواء مضغوط', en: 'Compressed air' },
    { ar: 'ماء', en: 'Water' },
    { ar: 'مبيّن المنسوب', en: 'Level gauge' },
    { ar: 'ضاغطة هواء', en: 'Compressor' },
    { ar: 'خط الدفع في غرفته', en: 'Rising main in its chamber' },
    { ar: 'المضخات تعمل: المنسوب ثابت', en: 'Pumps run: the level holds' },
    {
      ar: 'المضخات توقّفت: يهبط الضغط، ويزوّد الخزان الخط بالماء',
      en: 'Pumps have stopped: pressure drops, the vessel feeds water in',
    },
    {
      ar: 'الموجة ترتدّ: يسترد الخزان الماء وينضغط الهواء',
      en: 'The wave returns: the vessel takes water back, the air is compressed',
    },
    { ar: 'ضغط دون الضغط الجوي', en: 'Pressure below atmospheric' },
  ],
} satisfies DrawingContent);
