import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import type { Text } from '../text.ts';

/** The view on cards. */
export const cutView = { ar: 'المغذّي والكسّارة، مقطع', en: 'Feeder and crusher, section' } satisfies Text;

/** The debris recycling line: the hero of the site. */
export const content = defineContent('recycling-line', {
  sheet: 'RC-01',
  title: { ar: 'خط تدوير الأنقاض', en: 'Debris recycling line' },
  view: { ar: 'مخطط سير العملية', en: 'Process flow' },
  description: {
    ar: `خط تدوير الأنقاض في مقطع: حفّارة على منحدر من الأنقاض تلقّم مغذّيًا هزّازًا، ثم كسّارة فكّية، ثم سير ناقل فوقه مغناطيس يلتقط حديد التسليح، ثم غربال هزّاز، ثم ثلاث أكوام من حصويات ناعمة ومتوسطة وخشنة.`,
    en: `A debris recycling line in section: an excavator on a ramp of rubble loads a vibrating feeder; a jaw crusher breaks the concrete; a magnet over the conveyor lifts the reinforcing steel out; a vibrating screen sorts the rest into three stockpiles of fine, medium and coarse aggregate.`,
  },
  basis: {
    ar: 'رسم تخطيطي بلا مقياس. مقاسات الآلات والتدرّج الحبّي تختلف بحسب المحطة.',
    en: 'Schematic, not to scale. Machine sizes and grain fractions depend on the plant.',
  },
  figures: {},
  labels: {},
  legend: [
    { ar: 'التغذية', en: 'Feed' },
    { ar: 'التكسير', en: 'Crush' },
    { ar: 'فصل الحديد', en: 'Separate steel' },
    { ar: 'الغربلة', en: 'Screen' },
    { ar: 'التخزين', en: 'Stockpile' },
  ],
} satisfies DrawingContent);
