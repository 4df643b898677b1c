import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { solutions } from '../figures/solutions.ts';
import { text } from '../rich-text.ts';

const trucks = solutions.logistics.trucks.value;
const tripsPerDay = solutions.logistics.tripsPerDay.value;

/** /solutions: the loop of the fleet. */
export const content = defineContent('haul-cycle', {
  sheet: 'LG-01',
  title: { ar: 'دورة النقل', en: 'Haul cycle' },
  view: { ar: 'مخطط المسار ذهابًا وإيابًا', en: 'The way out and the way back' },
  description: {
    ar: text`أسطول من ${solutions.logistics.trucks} موزّع على مسارين. في الأعلى تحمّل حفّارة الأنقاض فتسير الشاحنات إلى محطة التكسير. وفي الأسفل تعود محمّلة بالحصويات، وتمرّ بالمرآب والقبّان، إلى مبنى يُعاد بناؤه، ثم إلى الأنقاض من جديد.`,
    en: text`A fleet of ${solutions.logistics.trucks} spread over two routes. Above, an excavator loads rubble and the trucks drive to the crushing plant. Below, they return with aggregate, past the depot and its weighbridge, to a building being rebuilt, and from there back to the rubble.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد الشاحنات والرحلات في حلّنا.',
    en: 'Schematic, with the trucks and trips of our solution.',
  },
  figures: { trucks, tripsPerDay },
  labels: {
    trucks: { ar: 'شاحنة', en: 'trucks' },
    trips: { ar: 'رحلة في اليوم', en: 'trips per day' },
    site: { ar: 'موقع الأنقاض', en: 'Rubble site' },
    rubble: { ar: 'أنقاض', en: 'Rubble out' },
    plant: { ar: 'المحطة', en: 'Plant' },
    aggregate: { ar: 'حصويات', en: 'Aggregate back' },
    depot: { ar: 'المرآب والقبّان', en: 'Depot and weighbridge' },
    rebuilding: { ar: 'إعادة البناء', en: 'Rebuilding' },
  },
  legend: [],
} satisfies DrawingContent);
