import type { DrawingContent } from '../drawing.ts';
import { about } from '../figures.ts';

/** The second of two academic certificates (AB-1): its form, without a name or an institution. */
export const content = {
  sheet: 'GSE-C2',
  title: { ar: 'الشهادة الأكاديمية الثانية', en: 'Second academic certificate' },
  view: { ar: 'وثيقة', en: 'Document' },
  description: {
    ar: 'شهادة عرضية من عام 2017 مرسومة بلا نصوص: إطار مزخرف، وفي جانبها جائز من الخرسانة المسلّحة تحت حمل موزّع مع مخطط العزم، وسطور مكان الكلام، وتوقيعان وختم.',
    en: 'A certificate of 2017 in landscape format, drawn without its words: an engraved border, a reinforced concrete beam under an even load with its bending diagram, lines in place of the text, two signatures and a seal.',
  },
  basis: {
    ar: 'السنة من بيانات المكتب. رسم رمزي لا صورة عن الوثيقة، والشكل الذي فيه زخرفة لا تدلّ على اختصاصها.',
    en: 'The year is the office’s own statement. A symbol, no copy of the document; the figure in it is an ornament and names no field.',
  },
  figures: { year: about.certificatesYear },
  labels: {},
  legend: [],
} satisfies DrawingContent;
