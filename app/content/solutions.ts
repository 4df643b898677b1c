import { defineContent } from './define-content.ts';
import type { Figure } from './figure-types.ts';
import { solutions as figures } from './figures/solutions.ts';
import { n, term } from './inline.ts';
import { siteOrder } from './shared/safety.ts';
import type { Text } from './text.ts';

/** The four solutions in order; each name is also the anchor of its details (`#mobile-crushers`). */
export const solutionIds = ['mobile-crushers', 'rebar-separation', 'recycled-aggregate', 'logistics'] as const;
export type SolutionId = (typeof solutionIds)[number];

export interface Solution {
  drawing: string;
  title: Text;
  text: Text;
  /** At the head of its details: for which site it is. */
  lead: Text;
  cost: Figure;
  capacity: Figure;
  /** The scope of the capacity. */
  capacityScope: Text;
  equipment: readonly Text[];
  benefits: readonly Text[];
}

const items: Record<SolutionId, Solution> = {
  'mobile-crushers': {
    drawing: 'mobile-crusher',
    title: { ar: 'الكسّارات المتنقّلة', en: 'Mobile crushers' },
    text: {
      ar: 'تأتي الكسّارة إلى موقعك. بعد تفتيش الموقع تُرفع الأنقاض طبقة بعد طبقة وتُفرز، ثم تُكسَّر هناك. وما يُستعمل منها في مكانه لا يُنقل.',
      en: 'The crusher comes to your site. Once the site has been surveyed and the rubble lifted layer by layer and sorted, it is crushed there; what is used on the spot need not be hauled.',
    },
    lead: {
      ar: 'تناسب المواقع التي تُستعمل فيها المواد المكسّرة في مكانها أو قريبًا منه.',
      en: 'These suit sites where the crushed material can be used on the spot or nearby.',
    },
    cost: figures.mobileCrushers.costEuro,
    capacity: figures.mobileCrushers.tonnesPerDay,
    capacityScope: {
      ar: 'ما يُخطَّط لتكسيره في يوم عمل. أما الطاقة الاسمية فتُقاس بالساعة.',
      en: 'Rubble planned to be crushed in a working day. The rated output is per hour.',
    },
    equipment: [
      {
        ar: `${term('jaw-crusher', 'كسّارة فكّية')} طاقتها الاسمية ${n(figures.mobileCrushers.crusherTonnesPerHour, 'tonnePerHour')}`,
        en: `${term('jaw-crusher', 'Jaw crusher')} with a rated output of ${n(figures.mobileCrushers.crusherTonnesPerHour, 'tonnePerHour')}`,
      },
      {
        ar: `${term('vibrating-feeder', 'مغذٍّ هزّاز')} بقضبان تُسقط الناعم قبل الفك`,
        en: `${term('vibrating-feeder', 'Vibrating feeder')} whose bars drop the fines before the jaw`,
      },
      {
        ar: `${term('overband-magnet', 'مغناطيس معلّق')} فوق السير الناقل`,
        en: `${term('overband-magnet', 'Overband magnet')} above the discharge belt`,
      },
      { ar: 'رشّاشات ماء تقلّل الغبار', en: 'Water sprays that reduce the dust' },
    ],
    benefits: [
      {
        ar: 'يقلّ عدد الرحلات، لأن الأنقاض تُكسَّر قبل أن تُحمَّل',
        en: 'Fewer trips, because rubble is crushed before it is loaded',
      },
      { ar: 'تنتقل من موقع إلى موقع على مقطورة منخفضة', en: 'Moves from site to site on a low-loader' },
      {
        ar: 'يمكن استعمال المواد المكسّرة في الشارع نفسه بعد فحصها',
        en: 'The crushed material can be used in the same street once tested',
      },
    ],
  },
  'rebar-separation': {
    drawing: 'rebar-separation',
    title: { ar: 'فصل حديد التسليح', en: 'Rebar separation' },
    text: {
      ar: 'يلتقط المغناطيس الحديد من الخرسانة المكسّرة على السير. يذهب الحديد إلى الصهر، والخرسانة إلى الغربلة.',
      en: 'Magnets lift the steel out of the crushed concrete on the belt. The steel goes to be melted down, the concrete to the screens.',
    },
    lead: {
      ar: 'يناسب الخرسانة الكثيرة التسليح: تُقصّ القضبان البارزة، ثم يُلتقط ما بقي من الحديد بعد التكسير.',
      en: 'This suits heavily reinforced concrete: protruding bars are cut, and the rest of the steel is taken out after crushing.',
    },
    cost: figures.rebarSeparation.costEuro,
    capacity: figures.rebarSeparation.tonnesPerDay,
    capacityScope: {
      ar: 'مواد مكسّرة تمرّ بالفصل في اليوم.',
      en: 'Crushed material passed through the separator in a day.',
    },
    equipment: [
      {
        ar: `${term('hydraulic-shears', 'مقصّ هيدروليكي')} للقضبان البارزة`,
        en: `${term('hydraulic-shears', 'Hydraulic shears')} for protruding bars`,
      },
      { ar: 'مغناطيس معلّق وأسطوانة مغناطيسية', en: 'Overband magnet and magnetic drum' },
      { ar: 'منصّة فرز للأسلاك والخشب والبلاستيك', en: 'Picking station for wire, wood and plastics' },
      { ar: 'مكبس يحزم الحديد', en: 'Baling press for the steel' },
    ],
    benefits: [
      {
        ar: `الهدف: استرجاع ${n(figures.rebarSeparation.recoveryPercent)} من حديد التسليح`,
        en: `Target: ${n(figures.rebarSeparation.recoveryPercent)} of the rebar recovered`,
      },
      {
        ar: 'حصويات نُزع معظم حديدها، جاهزة للغربلة والفحص',
        en: 'Aggregate with most of its steel taken out, ready for screening and testing',
      },
      { ar: 'يقلّ ما يعلق من القضبان في السيور والغرابيل', en: 'Fewer bars caught in belts and screens' },
    ],
  },
  'recycled-aggregate': {
    drawing: 'aggregate-grades',
    title: { ar: 'الحصويات المعاد تدويرها', en: 'Recycled aggregate' },
    text: {
      ar: 'الغرابيل تصنّف الخرسانة المكسّرة حصويات بحسب المقاس. ولكل مقاس استعمال بعد اختباره: بلوك، أو طبقة تصريف، أو أساس طريق.',
      en: 'Screens sort the crushed concrete by size. Once tested, each grade has its use: blocks, drainage or road base.',
    },
    lead: {
      ar: 'تناسب من يحتاج قرب موقعه إلى حصويات للبلوك أو طبقات التصريف أو أساس الطرق: تُصنَّف بحسب المقاس ثم تُفحص.',
      en: 'This suits places that need blocks, drainage or road base nearby. The aggregate is graded by size, then tested.',
    },
    cost: figures.recycledAggregate.costEuro,
    capacity: figures.recycledAggregate.tonnesPerDay,
    capacityScope: {
      ar: 'حصويات تُصنَّف في اليوم.',
      en: 'Aggregate graded in a day.',
    },
    equipment: [
      {
        ar: `${term('vibrating-screen', 'غربال هزّاز')} متعدد الطبقات`,
        en: `Multi-deck ${term('vibrating-screen', 'vibrating screen')}`,
      },
      { ar: 'فاصل هوائي للخشب والبلاستيك', en: 'Air separator for wood and plastics' },
      { ar: 'سيور تكوّم كل مقاس وحده', en: 'Stacking conveyors, one for each grade' },
      { ar: 'مناخل وموازين لفحص العيّنات', en: 'Sieves and scales for test samples' },
    ],
    benefits: [
      {
        ar: `الهدف: وفر ${n(figures.recycledAggregate.costSavingPercent)} في كلفة الحصويات`,
        en: `Target: ${n(figures.recycledAggregate.costSavingPercent)} off the cost of aggregate`,
      },
      { ar: 'ما يُعاد تدويره يقلّل ما يُستخرج من المقالع', en: 'Recycling reduces the need for quarrying' },
      {
        ar: 'تُستعمل بعد فحصها، ولا تدخل في خرسانة إنشائية إلا بعد تجارب عليها',
        en: 'Used once tested; in structural concrete only after trials',
      },
    ],
  },
  logistics: {
    drawing: 'haul-cycle',
    title: { ar: 'النقل والتحميل', en: 'Logistics' },
    text: {
      ar: 'تجمع خطة واحدة الشاحنات والطرق والقبّان: تقلّ الرحلات الفارغة، وتُسجَّل كل حمولة.',
      en: 'One plan covers trucks, routes and weighbridge: fewer trips are empty, and every load is recorded.',
    },
    lead: {
      ar: 'يناسب إزالة الأنقاض من شوارع كثيرة: التحميل والنقل والوزن والعودة في خطة واحدة.',
      en: 'This suits clearing many streets: loading, haulage, weighing and the trips back in one plan.',
    },
    cost: figures.logistics.costEuro,
    capacity: figures.logistics.tripsPerDay,
    capacityScope: {
      ar: `رحلات أسطول من ${n(figures.logistics.trucks)} في يوم واحد، على مسافات قصيرة.`,
      en: `Trips a day with a fleet of ${n(figures.logistics.trucks)}, on short hauls.`,
    },
    equipment: [
      { ar: `أسطول من ${n(figures.logistics.trucks)}`, en: `Fleet of ${n(figures.logistics.trucks)}` },
      {
        ar: `${term('weighbridge', 'قبّان')} وسجلّ لكل حمولة`,
        en: `${term('weighbridge', 'Weighbridge')} and a register of every load`,
      },
      {
        ar: `${term('wheel-loader', 'تركسات')} و${term('excavator', 'حفّارات')} للتحميل`,
        en: `${term('wheel-loader', 'Wheel loaders')} and ${term('excavator', 'excavators')} for loading`,
      },
    ],
    benefits: [
      {
        ar: `الهدف: رفع كفاءة النقل بنسبة ${n(figures.logistics.transportEfficiencyPercent, 'percent')}`,
        en: `Target: transport ${n(figures.logistics.transportEfficiencyPercent, 'percent')} more efficient`,
      },
      {
        ar: 'تستطيع الشاحنة أن تعود بالحصويات بدل أن تعود فارغة',
        en: 'Trucks can bring aggregate back instead of returning empty',
      },
      { ar: 'تُحدَّث مسارات الشاحنات كلما فُتح شارع', en: 'Routes are updated as streets open' },
      { ar: 'مسار كل حمولة معروف من الموقع إلى المحطة', en: 'Every load can be traced from site to plant' },
    ],
  },
};

export const solutions = defineContent('solutions', {
  meta: {
    title: { ar: 'حلول لتدوير الأنقاض', en: 'Solutions for debris recycling' },
    description: {
      ar: 'كسّارات متنقّلة، وفصل حديد التسليح، وحصويات معاد تدويرها، ونقل: المعدّات والفوائد والكلفة التقديرية والطاقة الإنتاجية.',
      en: 'Mobile crushers, rebar separation, recycled aggregate and logistics: equipment, benefits, estimated cost and capacity.',
    },
  },
  hero: {
    title: { ar: 'تدخل الأنقاض وتخرج مواد بناء', en: 'Rubble in, building material out' },
    lead: {
      ar: 'نصمّم خطوط تكسير الأنقاض وفصل الحديد وغربلة الحصويات، وندرس النقل، ونورّد الآلات، للبلديات وأصحاب المواقع الكبيرة. اكتب لنا كمية الأنقاض ومكانها.',
      en: 'For municipalities and owners of large sites, we design lines that crush rubble, remove the steel and grade the rest. We also plan haulage and supply the machines. Tell us how much rubble there is, and where.',
    },
  },
  list: {
    title: { ar: 'الحلول الأربعة', en: 'The four solutions' },
    note: {
      ar: 'لكل حلّ كلفته وطاقته الإنتاجية على حدة. ولا تُجمع الطاقات الإنتاجية، فبعضها يُقاس بالأنقاض الداخلة، وبعضها بالمواد المكسّرة أو الحصويات أو الرحلات. وتقديرات كلفة الحلول وكلفة محطة دمشق تشمل أشياء مختلفة فلا تصحّ المقارنة بينها؛ اسألنا عمّا يشمله كل تقدير.',
      en: 'Each has its own cost and capacity. Do not add the capacities: some count the rubble that goes in, others crushed material, aggregate or trips. The estimates of the solutions and the cost of the Damascus plant count different things and cannot be compared; ask what an estimate includes.',
    },
    more: { ar: 'مزيد من التفاصيل', en: 'More details' },
    moreAbout: { ar: 'مزيد من التفاصيل عن {title}', en: 'More details: {title}' },
  },
  detail: {
    equipment: { ar: 'المعدّات الرئيسية', en: 'Main equipment' },
    benefits: { ar: 'الفوائد', en: 'Benefits' },
    cost: { ar: 'الكلفة التقديرية', en: 'Estimated cost' },
    costScope: { ar: 'لهذا الحل وحده، بالمعدّات المذكورة.', en: 'For this solution alone, with the equipment listed.' },
    capacity: { ar: 'الطاقة الإنتاجية', en: 'Capacity' },
    back: { ar: 'العودة إلى الحلول', en: 'Back to solutions' },
  },
  items,
  band: {
    title: { ar: 'أهدافنا', en: 'Our targets' },
    note: {
      ar: 'أهداف نعمل لها، ولم تُقَس بعد. اسألنا بمَ نقارنها.',
      en: 'We aim for these; they have not been measured yet. Ask us what they are compared with.',
    },
    figures: [
      {
        figure: figures.wasteReductionPercent,
        name: { ar: 'خفض النفايات', en: 'Waste reduction' },
      },
      {
        figure: figures.costSavingsPercent,
        name: { ar: 'وفر في الكلفة', en: 'Cost savings' },
      },
      {
        figure: figures.emissionsReductionPercent,
        name: { ar: 'خفض الانبعاثات', en: 'Emissions reduction' },
      },
    ],
  },
  safety: {
    title: { ar: 'التفتيش أولًا، ثم التكسير', en: 'Survey first, crush second' },
    text: siteOrder,
  },
  closing: {
    question: { ar: 'أي حلّ يناسب موقعك؟', en: 'Which solution fits your site?' },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/our-projects', label: { ar: 'توريد الآلات', en: 'Machinery supply' } },
    ],
  },
});
