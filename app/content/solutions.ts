import { defineContent } from './define.ts';
import type { Figure, Words } from './figure-types.ts';
import { solutions as figures, type Registered } from './registered.ts';
import { siteOrder } from './shared/safety.ts';
import type { Text } from './text.ts';

/** The four solutions in order; each name is also the anchor of its details (`#mobile-crushers`). */
export const solutionIds = ['mobile-crushers', 'rebar-separation', 'recycled-aggregate', 'logistics'] as const;
export type SolutionId = (typeof solutionIds)[number];

export interface Solution {
  drawing: string;
  title: Text;
  text: Text;
  cost: Figure;
  capacity: Figure;
  /** The scope of the capacity. */
  capacityScope: Words;
  equipment: readonly Words[];
  benefits: readonly Words[];
}

const euro = (value: Registered): Figure => ({ value, unit: 'euro' });

const items: Record<SolutionId, Solution> = {
  'mobile-crushers': {
    drawing: 'mobile-crusher',
    title: { ar: 'المكسّرات المتنقّلة', en: 'Mobile crushers' },
    text: {
      ar: 'ننقل المكسّرة إلى موقعك. بعد مسح الأنقاض ورفعها وفرزها تُكسَّر هناك، فيقلّ ما يُنقل.',
      en: 'We bring the crusher to your site. Once the rubble has been surveyed, lifted and sorted, it is crushed there and less has to be hauled.',
    },
    cost: euro(figures.mobileCrushers.costEuro),
    capacity: { value: figures.mobileCrushers.tonnesPerDay, unit: 'tonnePerDay' },
    capacityScope: { ar: 'أنقاض تُكسَّر في اليوم، بحسب الخطة.', en: 'Rubble crushed in a day, as planned.' },
    equipment: [
      {
        text: { ar: '{crusher} طاقتها الاسمية {rate}', en: '{crusher} with a rated output of {rate}' },
        figures: { rate: { value: figures.mobileCrushers.crusherTonnesPerHour, unit: 'tonnePerHour' } },
        terms: { crusher: { term: 'jaw-crusher', words: { ar: 'مكسّرة فكّية', en: 'Jaw crusher' } } },
      },
      {
        text: { ar: '{feeder} بقضبان تُسقط الناعم قبل الفك', en: '{feeder} whose bars drop the fines before the jaw' },
        figures: {},
        terms: { feeder: { term: 'vibrating-feeder', words: { ar: 'مغذٍّ هزّاز', en: 'Vibrating feeder' } } },
      },
      {
        text: { ar: '{magnet} فوق السير الناقل', en: '{magnet} above the discharge belt' },
        figures: {},
        terms: { magnet: { term: 'overband-magnet', words: { ar: 'مغناطيس معلّق', en: 'Overband magnet' } } },
      },
      { ar: 'رشّاشات ماء تقلّل الغبار', en: 'Water sprays that reduce the dust' },
    ],
    benefits: [
      { ar: 'رحلات أقل: يُكسَّر قبل أن يُحمَّل', en: 'Fewer trips: crushed first, loaded second' },
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
    cost: euro(figures.rebarSeparation.costEuro),
    capacity: { value: figures.rebarSeparation.tonnesPerDay, unit: 'tonnePerDay' },
    capacityScope: {
      ar: 'مواد مكسّرة تمرّ بالفصل في اليوم.',
      en: 'Crushed material passed through the separator in a day.',
    },
    equipment: [
      {
        text: { ar: '{shears} للقضبان البارزة', en: '{shears} for protruding bars' },
        figures: {},
        terms: { shears: { term: 'hydraulic-shears', words: { ar: 'مقصّ هيدروليكي', en: 'Hydraulic shears' } } },
      },
      { ar: 'مغناطيس معلّق وأسطوانة مغناطيسية', en: 'Overband magnet and magnetic drum' },
      { ar: 'منصّة فرز للأسلاك والخشب والبلاستيك', en: 'Picking station for wire, wood and plastics' },
      { ar: 'مكبس يحزم الحديد', en: 'Baling press for the steel' },
    ],
    benefits: [
      {
        text: { ar: 'مصمَّم لاسترجاع {share} من حديد التسليح', en: 'Designed to recover {share} of the rebar' },
        figures: { share: { value: figures.rebarSeparation.recoveryPercent, unit: 'percent' } },
      },
      {
        ar: 'حصويات نُزع معظم حديدها، جاهزة للغربلة والفحص',
        en: 'Aggregate with most of its steel taken out, ready for screening and testing',
      },
      { ar: 'قضبان أقل تعلق في السيور والغرابيل', en: 'Fewer bars caught in belts and screens' },
    ],
  },
  'recycled-aggregate': {
    drawing: 'aggregate-grades',
    title: { ar: 'الحصويات المعاد تدويرها', en: 'Recycled aggregate' },
    text: {
      ar: 'الغرابيل تصنّف الخرسانة المكسّرة حصويات بحسب المقاس. ولكل مقاس استعمال: بلوك، أو طبقة صرف، أو أساس طريق.',
      en: 'Screens sort the crushed concrete by size. Each grade has its use: blocks, drainage or road base.',
    },
    cost: euro(figures.recycledAggregate.costEuro),
    capacity: { value: figures.recycledAggregate.tonnesPerDay, unit: 'tonnePerDay' },
    capacityScope: {
      ar: 'حصويات تُصنَّف في اليوم.',
      en: 'Aggregate graded in a day.',
    },
    equipment: [
      {
        text: { ar: '{screen} متعدد الطبقات', en: 'Multi-deck {screen}' },
        figures: {},
        terms: { screen: { term: 'vibrating-screen', words: { ar: 'غربال هزّاز', en: 'vibrating screen' } } },
      },
      { ar: 'فاصل هوائي للخشب والبلاستيك', en: 'Air separator for wood and plastics' },
      { ar: 'سيور تكوّم كل مقاس وحده', en: 'Stacking conveyors, one for each grade' },
      { ar: 'مناخل وموازين لفحص العيّنات', en: 'Sieves and scales for test samples' },
    ],
    benefits: [
      {
        text: {
          ar: 'مصمَّم لوفر قدره {share} في كلفة الحصويات',
          en: 'Designed to save {share} of the cost of aggregate',
        },
        figures: { share: { value: figures.recycledAggregate.costSavingPercent, unit: 'percent' } },
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
      ar: 'الشاحنات والطرق والقبّان في خطة واحدة: رحلات فارغة أقل، وسجلّ لكل حمولة.',
      en: 'Trucks, routes and weighbridge in one plan: fewer empty trips, and a record of every load.',
    },
    cost: euro(figures.logistics.costEuro),
    capacity: { value: figures.logistics.tripsPerDay, unit: 'tripPerDay' },
    capacityScope: {
      text: {
        ar: 'رحلات أسطول من {fleet} في اليوم على مسافات قصيرة.',
        en: 'Trips a day with a fleet of {fleet}, on short hauls.',
      },
      figures: { fleet: { value: figures.logistics.trucks, unit: 'truck' } },
    },
    equipment: [
      {
        text: { ar: 'أسطول من {fleet}', en: 'Fleet of {fleet}' },
        figures: { fleet: { value: figures.logistics.trucks, unit: 'truck' } },
      },
      {
        text: { ar: '{weighbridge} وسجلّ لكل حمولة', en: '{weighbridge} and a register of every load' },
        figures: {},
        terms: { weighbridge: { term: 'weighbridge', words: { ar: 'قبّان', en: 'Weighbridge' } } },
      },
      {
        text: { ar: '{loaders} و{excavators} للتحميل', en: '{loaders} and {excavators} for loading' },
        figures: {},
        terms: {
          loaders: { term: 'wheel-loader', words: { ar: 'تركسات', en: 'Wheel loaders' } },
          excavators: { term: 'excavator', words: { ar: 'حفّارات', en: 'excavators' } },
        },
      },
      { ar: 'خطة طرق تتبدّل مع فتح الشوارع', en: 'Route plan that follows the streets as they open' },
    ],
    benefits: [
      {
        text: { ar: 'مصمَّم لنقل أكفأ بنسبة {share}', en: 'Designed for transport {share} more efficient' },
        figures: { share: { value: figures.logistics.transportEfficiencyPercent, unit: 'percent' } },
      },
      {
        ar: 'تستطيع الشاحنة أن تعود بالحصويات بدل أن تعود فارغة',
        en: 'Trucks can bring aggregate back instead of returning empty',
      },
      { ar: 'مسار كل حمولة معروف من الموقع إلى المحطة', en: 'Every load can be traced from site to plant' },
    ],
  },
};

export const solutions = defineContent('solutions', {
  meta: {
    title: { ar: 'حلول لتدوير الأنقاض', en: 'Solutions for debris recycling' },
    description: {
      ar: 'مكسّرات متنقّلة، وفصل حديد التسليح، وحصويات معاد تدويرها، ونقل: المعدّات والفوائد والكلفة التقديرية والطاقة.',
      en: 'Mobile crushers, rebar separation, recycled aggregate and logistics: equipment, benefits, estimated cost and capacity.',
    },
  },
  hero: {
    title: { ar: 'تدخل الأنقاض وتخرج مواد بناء', en: 'Rubble in, building material out' },
    lead: {
      ar: 'نصمّم تكسير الأنقاض وفصل حديدها وتصنيف حصوياتها ونقلها، ونورّد آلاتها، لبلديات وأصحاب مواقع كبيرة. أرسل إلينا كميتها ومكانها.',
      en: 'We design the crushing, the steel separation, the grading and the haulage, and supply the machines, for municipalities and owners of large sites. Send us how much rubble there is, and where.',
    },
  },
  list: {
    title: { ar: 'الحلول الأربعة', en: 'The four solutions' },
    more: { ar: 'مزيد من التفاصيل', en: 'More details' },
    moreAbout: { ar: 'مزيد من التفاصيل عن {title}', en: 'More details: {title}' },
  },
  detail: {
    equipment: { ar: 'المعدّات الرئيسية', en: 'Main equipment' },
    benefits: { ar: 'الفوائد', en: 'Benefits' },
    cost: { ar: 'الكلفة التقديرية', en: 'Estimated cost' },
    costScope: { ar: 'لهذا الحل وحده.', en: 'For this solution alone.' },
    capacity: { ar: 'الطاقة', en: 'Capacity' },
    back: { ar: 'العودة إلى الحلول', en: 'Back to solutions' },
  },
  items,
  band: {
    title: { ar: 'أهدافنا', en: 'Our targets' },
    figures: [
      {
        figure: { value: figures.wasteReductionPercent, unit: 'percent' },
        name: { ar: 'خفض النفايات', en: 'Waste reduction' },
      },
      {
        figure: { value: figures.costSavingsPercent, unit: 'percent' },
        name: { ar: 'وفر في الكلفة', en: 'Cost savings' },
      },
      {
        figure: { value: figures.emissionsReductionPercent, unit: 'percent' },
        name: { ar: 'خفض الانبعاثات', en: 'Emissions reduction' },
      },
    ],
  },
  safety: {
    title: { ar: 'المسح أولًا، ثم التكسير', en: 'Survey first, crush second' },
    text: siteOrder,
  },
  closing: {
    question: { ar: 'أي حلّ يناسب موقعك؟', en: 'Which of them fits your site?' },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      {
        to: '/contact#first-load',
        label: { ar: 'من أول رسالة إلى أول حمولة', en: 'From first message to first load' },
      },
      { to: '/our-projects', label: { ar: 'توريد الآلات', en: 'Machinery supply' } },
    ],
  },
});
