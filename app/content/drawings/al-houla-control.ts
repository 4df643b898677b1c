import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alHoula } from '../figures/projects.ts';
import { text } from '../rich-text.ts';

/** The control of the pumps by the level in the sump, and their power supply. */
export const content = defineContent('al-houla-control', {
  sheet: 'WT-07',
  title: { ar: 'التحكم بالمنسوب', en: 'Control by level' },
  view: { ar: 'مخطط التحكم', en: 'Control diagram' },
  description: {
    ar: text`مخطط توضيحي. عن اليمين حوض السحب: منسوب إيقاف في الأسفل، وفوقه منسوب تشغيل لكل واحدة من ${alHoula.pumps}. يقيس المنسوب حسّاس، وتصل إشارته إلى المتحكّم الذي يشغّل محرّكات المضخات من لوحة تغذّيها الشبكة.`,
    en: text`A schematic diagram. On the left a sump: a stop level at the bottom, above it a start level for each of ${alHoula.pumps}. A sensor measures the level; its signal reaches the controller, which switches the pump motors from a board fed by the mains.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد مضخات المشروع، يشرح كيف تُشغَّل المضخات بالمنسوب.',
    en: 'Schematic, with the project’s number of pumps; it explains how pumps are run by level.',
  },
  figures: { pumps: alHoula.pumps.value },
  labels: { start: { ar: 'تشغيل', en: 'Start' }, stop: { ar: 'إيقاف', en: 'Stop' } },
  legend: [
    { ar: 'حسّاس المنسوب', en: 'Level sensor' },
    { ar: 'المتحكّم', en: 'Controller' },
    { ar: 'التغذية من الشبكة', en: 'Mains supply' },
    { ar: 'لوحة المحرّكات', en: 'Motor board' },
    { ar: 'محرّكات المضخات', en: 'Pump motors' },
  ],
} satisfies DrawingContent);
