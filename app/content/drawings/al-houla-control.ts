import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alHoula } from '../figures/projects.ts';
import { n } from '../inline.ts';

/** The control of the pumps by the level in the sump, and their power supply. */
export const content = defineContent('al-houla-control', {
  sheet: 'WT-07',
  title: { ar: 'التحكم في محطة الحولة', en: 'Control of the Al-Houla station' },
  view: { ar: 'مخطط التحكم', en: 'Control diagram' },
  description: {
    ar: `عن اليمين حوض السحب بمناسيبه: منسوب إيقاف في الأسفل، وفوقه منسوب تشغيل لكل مضخة من المضخات، وعددها ${n(alHoula.pumps, null)}، ثم منسوب إنذار. يقيس المنسوب مسبار وتراقبه عوّامتان احتياطيتان، وتصل إشارتهما إلى المتحكّم الذي يشغّل محرّكات المضخات من لوحة تغذّيها الشبكة أو مولّدة احتياطية.`,
    en: `On the left the sump with its levels: a stop level at the bottom, above it a start level for each of ${n(alHoula.pumps)}, then an alarm level. A probe measures the level and two backup float switches guard it; their signals reach the controller, which switches the pump motors from a board fed by the mains or by a standby generator.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد مضخات المشروع.',
    en: 'Schematic, with the project’s number of pumps.',
  },
  figures: { pumps: alHoula.pumps.value },
  labels: {
    alarm: { ar: 'إنذار', en: 'Alarm' },
    start: { ar: 'تشغيل', en: 'Start' },
    stop: { ar: 'إيقاف', en: 'Stop' },
    rotation: { ar: 'تناوب العمل', en: 'Duty rotates' },
  },
  legend: [
    { ar: 'مسبار المنسوب', en: 'Level probe' },
    { ar: 'عوّامتا الاحتياط', en: 'Backup float switches' },
    { ar: 'المتحكّم', en: 'Controller' },
    { ar: 'إنذار ضوئي وصوتي', en: 'Alarm lamp and horn' },
    { ar: 'الشبكة والمولّدة الاحتياطية', en: 'Mains and standby generator' },
    { ar: 'قاطع وملامس وحماية', en: 'Breaker, contactor, protection' },
    { ar: 'محرّكات المضخات', en: 'Pump motors' },
  ],
} satisfies DrawingContent);
