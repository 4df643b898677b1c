import type { DrawingContent } from '../drawing.ts';
import { alRaqama } from '../figures.ts';

/** How the vessel of air on the rising main of Al-Raqama takes up the wave after the pumps stop. */
export const content = {
  sheet: 'WT-12',
  title: { ar: 'حماية خط الرقامة من المطرقة المائية', en: 'Surge protection at Al-Raqama' },
  view: { ar: 'مقطع ومخطط ضغوط', en: 'Section and pressure diagram' },
  description: {
    ar: 'عن اليسار مقطع في خزان هوائي: ماء في أسفله وهواء مضغوط فوقه، وأنبوب يصله بخط الدفع في غرفة تحته. عن اليمين حالاته الثلاث، وتحتها مخطط الخط: طوله 3.2 كم ورفعه 45 مترًا، وخطوط الضغط في التشغيل ومع الخزان. بلا خزان يهبط الضغط بعد توقّف المضخات تحت مستوى الأنبوب.',
    en: 'On the left a section through the surge vessel: water below, compressed air above, and a pipe down to the rising main in its chamber. On the right its three states, and below them the main, 3.2 kilometres long with a head of 45 metres, with the pressure lines in operation and with the vessel. Without the vessel the pressure falls below the pipe after the pumps have stopped.',
  },
  basis: {
    ar: 'طول الخط والرفع من بيانات المشروع. الخزان والمسار وخطوط الضغط رسم تخطيطي يشرح المبدأ، لا نتيجة حساب.',
    en: 'Length and head are project data. The vessel, the course of the main and the pressure lines are a scheme that explains the principle, not the result of a calculation.',
  },
  figures: { headMetres: alRaqama.headMetres, pipeKilometres: alRaqama.pipeKilometres },
  labels: {
    running: { ar: 'في التشغيل', en: 'In operation' },
    vessel: { ar: 'مع الخزان', en: 'With the vessel' },
    without: { ar: 'بلا خزان', en: 'Without it' },
  },
  legend: [
    { ar: 'هواء مضغوط', en: 'Compressed air' },
    { ar: 'ماء', en: 'Water' },
    { ar: 'مبيّن المنسوب', en: 'Level gauge' },
    { ar: 'ضاغط هواء', en: 'Compressor' },
    { ar: 'خط الدفع في غرفته', en: 'Rising main in its chamber' },
    { ar: 'المضخات تعمل: المنسوب ثابت', en: 'Pumps run: the level stands still' },
    { ar: 'المضخات توقّفت: يدفع الهواء الماء إلى الخط', en: 'Pumps have stopped: air pushes water into the main' },
    { ar: 'الموجة ترتدّ: يعود الماء وينضغط الهواء', en: 'The wave returns: water comes back, the air is compressed' },
    { ar: 'ضغط دون الجوي', en: 'Pressure below that of the air' },
  ],
} satisfies DrawingContent;
