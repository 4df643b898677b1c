import { defineContent } from './define-content.ts';
import type { DrawingContent } from './drawing-content.ts';
import { content as aggregateGrades } from './drawings/aggregate-grades.ts';
import { content as haulCycle } from './drawings/haul-cycle.ts';
import { content as mobileCrusher } from './drawings/mobile-crusher.ts';
import { content as rebarSeparation } from './drawings/rebar-separation.ts';
import { solutions as figures } from './figures/solutions.ts';
import { type Figure, type RichText, term, text, withUnit } from './rich-text.ts';
import type { Subject } from './shared/subjects.ts';
import type { Text } from './text.ts';

export interface Solution {
  drawing: { name: string; sheet: DrawingContent };
  /** What a piece of rubble has become at this machine: its sign on the card (solution-views.tsx). */
  rubble: 'with-steel' | 'without-steel' | 'grades' | 'load';
  /** Its own colour, one of the subjects'. */
  colour: Subject;
  title: Text;
  text: Text;
  cost: Figure;
  capacity: Figure;
  equipment: readonly RichText[];
  benefits: readonly RichText[];
}

/** In the order of the page; each name is also the anchor of its details (`#mobile-crushers`). */
const items = {
  'mobile-crushers': {
    drawing: { name: 'mobile-crusher', sheet: mobileCrusher },
    rubble: 'with-steel',
    colour: 'machine',
    title: { ar: 'الكسّارات المتنقّلة', en: 'Mobile crushers' },
    text: {
      ar: 'تأتي الكسّارة إلى موقعك، فيمكن استعمال المواد المكسّرة فيه بلا نقل.',
      en: 'The crusher comes to your site, so crushed material can be used there without being hauled.',
    },
    cost: figures.mobileCrushers.costEuro,
    capacity: figures.mobileCrushers.tonnesPerDay,
    equipment: [
      {
        ar: text`${term('jaw-crusher', 'كسّارة فكّية')} طاقتها الاسمية ${withUnit(figures.mobileCrushers.crusherTonnesPerHour, 'tonnePerHour')}`,
        en: text`${term('jaw-crusher', 'Jaw crusher')} with a rated output of ${withUnit(figures.mobileCrushers.crusherTonnesPerHour, 'tonnePerHour')}`,
      },
      {
        ar: text`${term('vibrating-feeder', 'مغذٍّ هزّاز')} بقضبان تُسقط الناعم قبل الفك`,
        en: text`${term('vibrating-feeder', 'Vibrating feeder')} whose bars drop the fines before the jaw`,
      },
      {
        ar: text`${term('overband-magnet', 'مغناطيس معلّق')} فوق السير الناقل`,
        en: text`${term('overband-magnet', 'Overband magnet')} above the discharge belt`,
      },
      { ar: 'رشّاشات ماء تقلّل الغبار', en: 'Water sprays that reduce the dust' },
    ],
    benefits: [
      {
        ar: 'يقلّ عدد الرحلات، لأن الأنقاض تُكسَّر قبل أن تُحمَّل',
        en: 'Fewer trips, because rubble is crushed before it is loaded',
      },
      {
        ar: 'تنتقل الكسّارة من موقع إلى موقع على مقطورة منخفضة',
        en: 'The crusher moves from site to site on a low-loader',
      },
      {
        ar: 'يمكن استعمال المواد المكسّرة في الشارع نفسه بعد اختبارها',
        en: 'The crushed material can be used in the same street once tested',
      },
    ],
  },
  'rebar-separation': {
    drawing: { name: 'rebar-separation', sheet: rebarSeparation },
    rubble: 'without-steel',
    colour: 'water',
    title: { ar: 'فصل حديد التسليح', en: 'Rebar separation' },
    text: {
      ar: 'يلتقط المغناطيس الحديد من الخرسانة المكسّرة على السير، فيذهب الحديد إلى الصهر والخرسانة إلى الغربلة.',
      en: 'Magnets lift the steel out of the crushed concrete: the steel goes to the steelworks, the concrete to the screens.',
    },
    cost: figures.rebarSeparation.costEuro,
    capacity: figures.rebarSeparation.tonnesPerDay,
    equipment: [
      {
        ar: text`${term('hydraulic-shears', 'مقصّ هيدروليكي')} للقضبان البارزة`,
        en: text`${term('hydraulic-shears', 'Hydraulic shears')} for protruding bars`,
      },
      { ar: 'مغناطيس معلّق وأسطوانة مغناطيسية', en: 'Overband magnet and magnetic drum' },
      { ar: 'منصّة فرز للأسلاك والخشب والبلاستيك', en: 'Picking station for wire, wood and plastics' },
      { ar: 'مكبس يحزم الحديد', en: 'Baling press for the steel' },
    ],
    benefits: [
      {
        ar: text`استرجاع ${figures.rebarSeparation.recoveryPercent} من حديد التسليح`,
        en: text`${figures.rebarSeparation.recoveryPercent} of the rebar recovered`,
      },
      {
        ar: 'خرسانة مكسّرة جاهزة للغربلة',
        en: 'Crushed concrete ready for the screens',
      },
      { ar: 'يقلّ ما يعلق من القضبان في السيور والغرابيل', en: 'Fewer bars caught in belts and screens' },
    ],
  },
  'recycled-aggregate': {
    drawing: { name: 'aggregate-grades', sheet: aggregateGrades },
    rubble: 'grades',
    colour: 'rubble',
    title: { ar: 'الحصويات المعاد تدويرها', en: 'Recycled aggregate' },
    text: {
      ar: 'تصنّف الغرابيل الخرسانة المكسّرة حصويات بحسب المقاس، للبلوك ولطبقات التصريف ولأساس الطرق، ولا تُستعمل في خرسانة إنشائية إلا بعد اختبارها.',
      en: 'Screens sort the crushed concrete by size for blocks, drainage and road base; it goes into structural concrete only once it has been tested for it.',
    },
    cost: figures.recycledAggregate.costEuro,
    capacity: figures.recycledAggregate.tonnesPerDay,
    equipment: [
      {
        ar: text`${term('vibrating-screen', 'غربال هزّاز')} متعدد الطبقات`,
        en: text`Multi-deck ${term('vibrating-screen', 'vibrating screen')}`,
      },
      { ar: 'فاصل هوائي للخشب والبلاستيك', en: 'Air separator for wood and plastics' },
      { ar: 'سيور تكوّم كل مقاس وحده', en: 'Stacking conveyors, one for each grade' },
      { ar: 'مناخل وموازين لاختبار العيّنات', en: 'Sieves and scales for test samples' },
    ],
    benefits: [
      {
        ar: text`وفر ${figures.recycledAggregate.costSavingPercent} في كلفة الحصويات`,
        en: text`Aggregate costs ${figures.recycledAggregate.costSavingPercent} less`,
      },
      { ar: 'ما يُعاد تدويره يقلّل ما يُستخرج من المقالع', en: 'Recycling reduces the need for quarrying' },
      { ar: 'لكل مقاس استعماله بعد اختباره', en: 'Each grade has its use once it is tested' },
    ],
  },
  logistics: {
    drawing: { name: 'haul-cycle', sheet: haulCycle },
    rubble: 'load',
    colour: 'building',
    title: { ar: 'النقل والتحميل', en: 'Logistics' },
    text: {
      ar: 'تجمع خطة واحدة الشاحنات والطرق والقبّان، فتقلّ الرحلات الفارغة وتُسجَّل كل حمولة.',
      en: 'One plan covers trucks, routes and weighbridge: fewer empty trips, and a record of every load.',
    },
    cost: figures.logistics.costEuro,
    capacity: figures.logistics.tripsPerDay,
    equipment: [
      { ar: text`أسطول من ${figures.logistics.trucks}`, en: text`Fleet of ${figures.logistics.trucks}` },
      {
        ar: text`${term('weighbridge', 'قبّان')} وسجلّ لكل حمولة`,
        en: text`${term('weighbridge', 'Weighbridge')} and a register of every load`,
      },
      {
        ar: text`${term('wheel-loader', 'تركسات')} و${term('excavator', 'حفّارات')} للتحميل`,
        en: text`${term('wheel-loader', 'Wheel loaders')} and ${term('excavator', 'excavators')} for loading`,
      },
    ],
    benefits: [
      {
        ar: text`رفع كفاءة النقل بنسبة ${withUnit(figures.logistics.transportEfficiencyPercent, 'percent')}`,
        en: text`Transport ${withUnit(figures.logistics.transportEfficiencyPercent, 'percent')} more efficient`,
      },
      {
        ar: 'تعود الشاحنات محمّلة بالحصويات بدل أن تعود فارغة',
        en: 'Trucks bring aggregate back instead of returning empty',
      },
      { ar: 'مسار كل حمولة معروف من الموقع إلى المحطة', en: 'Every load can be traced from site to plant' },
    ],
  },
} satisfies Record<string, Solution>;

export type SolutionId = keyof typeof items;
export const solutionIds = Object.keys(items) as SolutionId[];

export const solutions = defineContent('solutions', {
  meta: {
    title: { ar: 'حلول لتدوير الأنقاض', en: 'Solutions for debris recycling' },
    description: {
      ar: 'كسّارات متنقّلة، وفصل حديد التسليح، وحصويات معاد تدويرها، ونقل: المعدّات والفوائد والكلفة التقديرية والسعة.',
      en: 'Mobile crushers, rebar separation, recycled aggregate and logistics: equipment, benefits, estimated cost and capacity.',
    },
  },
  hero: {
    title: { ar: 'تدخل الأنقاض وتخرج مواد بناء', en: 'Rubble in, building material out' },
    lead: {
      ar: 'نصمّم للبلديات والجهات المانحة وأصحاب المواقع خطوط تكسير الأنقاض وفصل الحديد وغربلة الحصويات، وندرس النقل، ونورّد الآلات. اكتب لنا كمية الأنقاض ومكانها.',
      en: 'For municipalities, donors and site owners we design lines that crush rubble, remove the steel and grade the rest. We also plan haulage and supply the machines. Tell us how much rubble there is, and where.',
    },
  },
  list: {
    title: { ar: 'حلولنا', en: 'Our solutions' },
    more: { ar: 'مزيد من التفاصيل', en: 'More details' },
    moreAbout: { ar: 'مزيد من التفاصيل عن {title}', en: 'More details: {title}' },
  },
  detail: {
    equipment: { ar: 'المعدّات الرئيسية', en: 'Main equipment' },
    benefits: { ar: 'الفوائد', en: 'Benefits' },
    cost: { ar: 'الكلفة التقديرية', en: 'Estimated cost' },
    capacity: { ar: 'السعة', en: 'Capacity' },
    back: { ar: 'العودة إلى الحلول', en: 'Back to solutions' },
  },
  items: items as Record<SolutionId, Solution>,
  band: {
    title: { ar: 'الحلول في أرقام', en: 'The solutions in figures' },
    figures: [
      {
        figure: figures.wasteReductionPercent,
        scope: { ar: 'خفض النفايات', en: 'Waste reduction' },
      },
      {
        figure: figures.costSavingsPercent,
        scope: { ar: 'وفر في الكلفة', en: 'Cost savings' },
      },
      {
        figure: figures.emissionsReductionPercent,
        scope: { ar: 'خفض الانبعاثات', en: 'Emissions reduction' },
      },
    ],
  },
  safety: {
    ar: 'لا تُرفع الأنقاض ولا تُكسَّر قبل أن يفتّش المختصون الموقع بحثًا عن مخلّفات الحرب المتفجّرة والأسبستوس والرفات.',
    en: 'Rubble is lifted and crushed only after specialists have surveyed the site for explosive ordnance, asbestos and human remains.',
  },
  closing: {
    question: {
      ar: 'أي حلّ يناسب موقعك؟ اكتب لنا كمية الأنقاض ومكانها.',
      en: 'Which solution fits your site? Tell us how much rubble there is, and where.',
    },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/our-projects', label: { ar: 'توريد الآلات', en: 'Machinery supply' } },
    ],
  },
});
