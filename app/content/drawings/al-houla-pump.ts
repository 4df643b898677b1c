import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alHoula } from '../figures/projects.ts';
import { text } from '../rich-text.ts';

/** One of the pumps of Al-Houla in section, on its foot in the sump, with the two valves of its delivery pipe. */
export const content = defineContent('al-houla-pump', {
  sheet: 'WT-05',
  title: { ar: 'مضخة غاطسة', en: 'A submersible pump' },
  view: { ar: 'مقطع', en: 'Section' },
  description: {
    ar: text`مقطع في مضخة غاطسة في حوض سحب، تمثّل واحدة من ${alHoula.pumps}: محرّك في الأعلى، وعمود بمحملين وحاجز زيت، ثم مروحة تمرّر الأجسام الصلبة داخل غلاف حلزوني. ترتكز المضخة على كوع تثبيت يصعد منه أنبوب الدفع إلى صمام عدم رجوع ثم صمام عزل، وتُرفع على سكّتين بسلسلة.`,
    en: text`Section through a submersible pump in a sump; it stands for one of ${alHoula.pumps}: the motor on top, a shaft with two bearings and an oil barrier, and below it an impeller that passes solids, inside a volute. The pump sits on a duckfoot bend, from which the delivery pipe climbs to a check valve and an isolating valve; two rails and a chain serve to lift it.`,
  },
  basis: {
    ar: 'مقطع تخطيطي يشرح مضخة من هذا النوع، بعدد مضخات المشروع.',
    en: 'Schematic: it explains a pump of this kind, with the project’s number of pumps.',
  },
  figures: {},
  labels: { oneOf: { ar: text`واحدة من ${alHoula.pumps}`, en: text`One of ${alHoula.pumps}` } },
  legend: [
    { ar: 'المحرّك', en: 'Motor' },
    { ar: 'العمود ومحملاه', en: 'Shaft with its bearings' },
    { ar: 'حاجز الزيت ومانعا التسرّب', en: 'Oil barrier with its seals' },
    { ar: 'المروحة', en: 'Impeller' },
    { ar: 'الغلاف الحلزوني', en: 'Volute' },
    { ar: 'كوع التثبيت وسكّتا الرفع', en: 'Duckfoot bend and guide rails' },
    { ar: 'صمام عدم رجوع', en: 'Check valve' },
    { ar: 'صمام عزل', en: 'Isolating valve' },
  ],
} satisfies DrawingContent);
