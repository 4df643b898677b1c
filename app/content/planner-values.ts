import { defineContent } from './define-content.ts';
import { carbonAssumptions } from './figures/carbon.ts';
import { span } from './figures/records.ts';
import { rubble } from './figures/rubble.ts';
import { carbonLimits } from './settings.ts';
import type { Text } from './text.ts';

/** The basis of a value. `given`: the visitor's own hours, distances, machines. */
export type Basis = 'published' | 'derived' | 'assumption' | 'given';

/** The groups of values in the form, in order. */
export const valueGroups = ['rubble', 'output', 'trucks', 'roads', 'time', 'fuel', 'uses'] as const;
export type ValueGroup = (typeof valueGroups)[number];

export interface PlannerValue {
  group: ValueGroup;
  /** As in the formulas. */
  symbol: string;
  name: Text;
  unit: Text;
  /** The middle column's default. */
  usual: number;
  /** The range that the sources or the assumption allow. */
  range?: readonly [number, number];
  /**
   * The end of the range for the favourable column; the unfavourable one has the other. Undefined: all three columns
   * use the value as given.
   */
  good?: 'low' | 'high';
  /** The range that the form accepts. */
  accepts: readonly [number, number];
  whole?: true;
  basis: Basis;
  source: Text;
  /** Figures in the source's text. */
  places?: Record<string, number>;
}

const perFloor: Text = { ar: 'طن/م² من الطابق', en: 't/m² of floor' };
const percent: Text = { ar: '%', en: '%' };
const minutes: Text = { ar: 'دقيقة', en: 'min' };
const density: Text = { ar: 'طن/م³', en: 't/m³' };
const perTonne: Text = { ar: 'لتر/طن', en: 'L/t' };
const kilometres: Text = { ar: 'كم', en: 'km' };
const metres: Text = { ar: 'م', en: 'm' };
const days: Text = { ar: 'يوم عمل', en: 'working days' };
const assumed: Text = { ar: 'افتراض', en: 'Assumption' };
const yourOwn: Text = { ar: 'مثال؛ ضع قيمة شاحناتك', en: 'Example; enter the figure for your own machines' };

/** The planner's assumptions, each with unit, range and source. */
const table = {
  frame: {
    group: 'rubble',
    symbol: 'w',
    name: { ar: 'أنقاض هيكل خرساني', en: 'Rubble of a concrete frame' },
    unit: perFloor,
    usual: 1.2,
    range: [1, 1.5],
    good: 'low',
    accepts: [0.3, 3],
    basis: 'published',
    source: {
      ar: '{gaza} عند عبد النور وروي، أنقاض غزة، 2025؛ و{japan} عند وزارة البيئة اليابانية، 2018؛ ومن {from} إلى {to} مشتقًّا من معادلات FEMA 325 و329',
      en: '{gaza} by Abdelnour & Roy, Gaza debris, 2025; {japan} by the Ministry of the Environment, Japan, 2018; {from} to {to} derived from FEMA 325 and 329',
    },
    places: { gaza: 1, japan: 1.2, from: 1.3, to: 1.52 },
  },
  masonry: {
    group: 'rubble',
    symbol: 'w',
    name: { ar: 'أنقاض جدران حاملة من حجر أو بلوك', en: 'Rubble of load-bearing masonry' },
    unit: perFloor,
    usual: 1.6,
    range: [1.2, 2.1],
    good: 'low',
    accepts: [0.3, 3],
    basis: 'derived',
    source: {
      ar: '{ukraine} من بيوت الآجر في أوكرانيا؛ والمجال افتراض',
      en: '{ukraine} from Ukrainian brick houses; the range is an assumption',
    },
    places: { ukraine: 2.08 },
  },
  unknown: {
    group: 'rubble',
    symbol: 'w',
    name: { ar: 'أنقاض مبنى لا يُعرف نوع بنائه', en: 'Rubble of unknown construction' },
    unit: perFloor,
    usual: 1.3,
    range: [1, 1.8],
    good: 'low',
    accepts: [0.3, 3],
    basis: 'assumption',
    source: assumed,
  },
  destroyed: {
    group: 'rubble',
    symbol: 'x',
    name: { ar: 'مبنى مدمَّر: نسبة ما يصير أنقاضًا', en: 'Destroyed building: share that becomes rubble' },
    unit: percent,
    usual: 100,
    accepts: [0, 100],
    basis: 'published',
    source: { ar: 'عبد النور وروي، 2025', en: 'Abdelnour & Roy, 2025' },
  },
  severe: {
    group: 'rubble',
    symbol: 'x',
    name: {
      ar: 'مبنى شديد الضرر: ما يصير أنقاضًا بعد هدم المتضرّر منه',
      en: 'Severely damaged building, once its damaged part is demolished',
    },
    unit: percent,
    usual: 75,
    accepts: [0, 100],
    basis: 'published',
    source: { ar: 'عبد النور وروي، 2025', en: 'Abdelnour & Roy, 2025' },
  },
  moderate: {
    group: 'rubble',
    symbol: 'x',
    name: {
      ar: 'مبنى متوسط الضرر: ما يصير أنقاضًا بعد هدم المتضرّر منه',
      en: 'Moderately damaged building, once its damaged part is demolished',
    },
    unit: percent,
    usual: 30,
    accepts: [0, 100],
    basis: 'published',
    source: {
      ar: 'عبد النور وروي، 2025؛ وفي اليابان من {from} إلى {to} في المئة للمبنى نصف المنهار',
      en: 'Abdelnour & Roy, 2025; Japan takes {from} to {to}% for a half collapse',
    },
    places: { from: 20, to: 50 },
  },
  density: {
    group: 'rubble',
    symbol: 'ρ',
    name: { ar: 'كثافة الأنقاض السائبة', en: 'Density of loose rubble' },
    unit: density,
    usual: 1.42,
    range: span(rubble.looseTonnesPerCubicMetre),
    good: 'low',
    accepts: [0.5, 3],
    basis: 'published',
    source: {
      ar: '{california} عند CalRecycle؛ والمجال من تقدير دراسة محطة دمشق',
      en: '{california} by CalRecycle; the range is that of the Damascus plant study',
    },
    places: { california: 1.42 },
  },
  share: {
    group: 'rubble',
    symbol: 'r',
    name: { ar: 'نسبة ما يُعاد تدويره', en: 'Share recycled' },
    unit: percent,
    usual: 65,
    range: [50, 85],
    accepts: [0, 100],
    basis: 'assumption',
    source: {
      ar: 'قيمة قريبة من {undp}، وهي نسبة ما كُسّر من الأنقاض الخرسانية المُزالة في غزة، من رقمي برنامج الأمم المتحدة الإنمائي، وقد تقلّ النسبة في الأنقاض المختلطة؛ و{unep} لبرنامج الأمم المتحدة للبيئة، و{office} تقديرنا لأنقاض البلاد عمومًا',
      en: 'Close to {undp}, the part crushed of the concrete rubble removed in Gaza (from UNDP’s figures); mixed rubble may yield less; {unep} by UNEP; {office} is our estimate for debris in general',
    },
    places: { undp: 65.5, unep: 50, office: 85 },
  },
  steel: {
    group: 'rubble',
    symbol: 's',
    name: { ar: 'الحديد في الجزء المعاد تدويره', en: 'Steel in the recycled part' },
    unit: percent,
    usual: carbonAssumptions.steelPercent.value,
    range: [0, carbonLimits.steelPercent],
    accepts: [0, carbonLimits.steelPercent],
    basis: 'assumption',
    source: { ar: 'افتراض، كما في حاسبة الكربون', en: 'Assumption, as in the carbon calculator' },
  },
  rated: {
    group: 'output',
    symbol: 'q',
    name: { ar: 'الطاقة الاسمية للمحطة الواحدة', en: 'Rated output of one plant' },
    unit: { ar: 'طن/سا', en: 't/h' },
    usual: 100,
    range: [5, 400],
    accepts: [5, 400],
    basis: 'given',
    source: {
      ar: '{plant} لمحطة دمشق، و{crusher} للكسّارة الفكّية في حلولنا',
      en: '{plant} for the Damascus plant, {crusher} for the jaw crusher of our solutions',
    },
    places: { plant: 100, crusher: 400 },
  },
  output: {
    group: 'output',
    symbol: 'u',
    name: { ar: 'ما يتحقق من الطاقة الاسمية', en: 'Share of the rated output achieved' },
    unit: percent,
    usual: 60,
    range: [45, 75],
    good: 'high',
    accepts: [5, 100],
    basis: 'assumption',
    source: {
      ar: 'افتراض. وحين يكون التكسير هو العمل الأبطأ تكون هذه النسبة أشدّ القيم أثرًا: سجّل إنتاج الكسّارة أسبوعًا',
      en: 'Assumption. Where the crusher is the bottleneck, no value matters more: log its output for a week',
    },
  },
  body: {
    group: 'trucks',
    symbol: 'V_t',
    name: { ar: 'سعة صندوق الشاحنة', en: 'Truck body' },
    unit: { ar: 'م³', en: 'm³' },
    usual: 15,
    accepts: [1, 40],
    basis: 'given',
    source: yourOwn,
  },
  fill: {
    group: 'trucks',
    symbol: 'f',
    name: { ar: 'امتلاء الصندوق', en: 'Truck fill' },
    unit: percent,
    usual: 90,
    range: [80, 100],
    good: 'high',
    accepts: [10, 120],
    basis: 'assumption',
    source: assumed,
  },
  loose: {
    group: 'trucks',
    symbol: 'ρ_t',
    name: { ar: 'كثافة الأنقاض في الصندوق', en: 'Density of the rubble in the truck' },
    unit: density,
    usual: 1.3,
    accepts: [0.5, 3],
    basis: 'derived',
    source: {
      ar: 'يحمل بها الصندوق المعتاد {here}\u00a0طن؛ ويستنتج عبد النور وروي {gaza}\u00a0طن للحمولة',
      en: 'A usual truck then carries {here}\u00a0t; Abdelnour & Roy derive {gaza}\u00a0t a load',
    },
    places: { here: 17.6, gaza: 17.5 },
  },
  payload: {
    group: 'trucks',
    symbol: 'P_max',
    name: { ar: 'أقصى حمولة مسموح بها', en: 'Permitted payload' },
    unit: { ar: 'طن', en: 't' },
    usual: 20,
    accepts: [1, 60],
    basis: 'assumption',
    source: assumed,
  },
  loading: {
    group: 'trucks',
    symbol: 'c_l',
    name: { ar: 'تحميل الشاحنة', en: 'Loading a truck' },
    unit: minutes,
    usual: 10,
    accepts: [1, 240],
    basis: 'assumption',
    source: assumed,
  },
  tipping: {
    group: 'trucks',
    symbol: 'c_t',
    name: { ar: 'تفريغ الشاحنة', en: 'Tipping a truck' },
    unit: minutes,
    usual: 5,
    accepts: [0, 240],
    basis: 'assumption',
    source: assumed,
  },
  wait: {
    group: 'trucks',
    symbol: 'c_w',
    name: { ar: 'الانتظار في كل رحلة', en: 'Waiting on each trip' },
    unit: minutes,
    usual: 10,
    range: [5, 20],
    good: 'low',
    accepts: [0, 240],
    basis: 'assumption',
    source: assumed,
  },
  spare: {
    group: 'trucks',
    symbol: '0.15',
    name: { ar: 'شاحنات احتياط للأعطال والصيانة', en: 'Reserve trucks, for breakdowns and servicing' },
    unit: percent,
    usual: 15,
    accepts: [0, 100],
    basis: 'assumption',
    source: assumed,
  },
  'plant-km': {
    group: 'roads',
    symbol: 'd_R',
    name: { ar: 'المسافة إلى المحطة', en: 'Distance to the plant' },
    unit: kilometres,
    usual: 8,
    accepts: [0, carbonLimits.kilometres],
    basis: 'assumption',
    source: { ar: 'افتراض، في اتجاه واحد', en: 'Assumption, one way' },
  },
  'landfill-km': {
    group: 'roads',
    symbol: 'd_L',
    name: { ar: 'المسافة إلى المطمر', en: 'Distance to the landfill' },
    unit: kilometres,
    usual: carbonAssumptions.landfillKilometres.value,
    accepts: [0, carbonLimits.kilometres],
    basis: 'published',
    source: {
      ar: 'كما في حاسبة الكربون (DESNZ)، في اتجاه واحد',
      en: 'As in the carbon calculator (DESNZ), one way',
    },
  },
  speed: {
    group: 'roads',
    symbol: 'v',
    name: { ar: 'سرعة الشاحنة الوسطية', en: 'Mean speed of a truck' },
    unit: { ar: 'كم/سا', en: 'km/h' },
    usual: 25,
    range: [15, 35],
    good: 'high',
    accepts: [1, 90],
    basis: 'assumption',
    source: assumed,
  },
  hours: {
    group: 'time',
    symbol: 'h',
    name: { ar: 'ساعات الوردية', en: 'Hours of a shift' },
    unit: { ar: 'ساعة', en: 'h' },
    usual: 8,
    accepts: [1, 24],
    basis: 'assumption',
    source: assumed,
  },
  shifts: {
    group: 'time',
    symbol: 'S',
    name: { ar: 'الورديات في اليوم', en: 'Shifts a day' },
    unit: { ar: 'وردية', en: 'shifts' },
    usual: 1,
    accepts: [1, 3],
    whole: true,
    basis: 'given',
    source: { ar: 'مثال؛ ضع عدد الورديات في ورشتك', en: 'Example; enter the figure for your own site' },
  },
  minutes: {
    group: 'time',
    symbol: '50',
    name: { ar: 'دقائق العمل الفعلية في الساعة', en: 'Minutes worked in an hour' },
    unit: minutes,
    usual: 50,
    accepts: [10, 60],
    basis: 'assumption',
    source: assumed,
  },
  before: {
    group: 'time',
    symbol: 'm_0',
    name: { ar: 'ما يسبق أول حمولة', en: 'Before the first load' },
    unit: days,
    usual: 30,
    accepts: [0, 2_000],
    basis: 'assumption',
    source: {
      ar: 'مثال لتفتيش الموقع والموافقات ونصب المحطة، وقد تستغرق شهورًا. ضع مكانه ما تحدّده الجهة التي تزيل الذخائر والبلدية',
      en: 'Example for survey, consent, permits and setting up, which can take months. Enter what the clearance organisation and the authority tell you',
    },
  },
  days: {
    group: 'time',
    symbol: '22',
    name: { ar: 'أيام العمل في الشهر', en: 'Working days in a month' },
    unit: days,
    usual: 22,
    accepts: [1, 31],
    basis: 'assumption',
    source: assumed,
  },
  'litres-km': {
    group: 'fuel',
    symbol: 'l_K',
    name: { ar: 'وقود الشاحنة لكل كيلومتر', en: 'Diesel of a truck, per kilometre' },
    unit: { ar: 'لتر/كم', en: 'L/km' },
    usual: 0.5,
    range: [0.35, 0.83],
    good: 'low',
    accepts: [0, 3],
    basis: 'derived',
    source: {
      ar: 'مشتقّ من استهلاك وقود منشور، لم يُحفظ اسم ناشره: سجّل استهلاك آلياتك',
      en: 'Derived from published fuel use (publication not named): use your own log',
    },
  },
  'litres-load': {
    group: 'fuel',
    symbol: 'l_T',
    name: { ar: 'وقود التحميل', en: 'Diesel for loading' },
    unit: perTonne,
    usual: 0.15,
    range: [0.1, 0.3],
    good: 'low',
    accepts: [0, 5],
    basis: 'assumption',
    source: assumed,
  },
  'litres-plant': {
    group: 'fuel',
    symbol: 'l_R',
    name: { ar: 'وقود محطة التكسير', en: 'Diesel for the crushing plant' },
    unit: perTonne,
    usual: 0.5,
    range: [0.3, 1],
    good: 'low',
    accepts: [0, 10],
    basis: 'derived',
    source: {
      ar: 'مشتقّ من استهلاك وقود منشور، لم يُحفظ اسم ناشره: سجّل استهلاك آلياتك',
      en: 'Derived from published fuel use (publication not named): use your own log',
    },
  },
  'road-width': {
    group: 'uses',
    symbol: 'b',
    name: { ar: 'عرض الطريق', en: 'Road width' },
    unit: metres,
    usual: 7,
    accepts: [1, 60],
    basis: 'assumption',
    source: assumed,
  },
  'road-depth': {
    group: 'uses',
    symbol: 'e',
    name: { ar: 'سماكة طبقة الأساس', en: 'Depth of the road base' },
    unit: metres,
    usual: 0.2,
    accepts: [0.05, 2],
    basis: 'assumption',
    source: assumed,
  },
  'road-density': {
    group: 'uses',
    symbol: '2.1',
    name: { ar: 'كثافة طبقة الأساس المرصوصة', en: 'Density of the compacted road base' },
    unit: density,
    usual: 2.1,
    accepts: [1, 3],
    basis: 'assumption',
    source: assumed,
  },
  block: {
    group: 'uses',
    symbol: 'm_b',
    name: { ar: 'حصويات البلوكة الواحدة', en: 'Aggregate in one block' },
    unit: { ar: 'كغ', en: 'kg' },
    usual: 16,
    range: [14, 19],
    accepts: [1, 60],
    basis: 'derived',
    source: { ar: 'مشتقّ من أوزان بلوك البناء', en: 'Derived from the weights of building blocks' },
  },
  'yard-days': {
    group: 'uses',
    symbol: '20',
    name: { ar: 'الإنتاج الذي تتسع له الساحة', en: 'Throughput that the yard holds' },
    unit: days,
    usual: 20,
    accepts: [1, 365],
    basis: 'assumption',
    source: assumed,
  },
  'yard-height': {
    group: 'uses',
    symbol: '3',
    name: { ar: 'ارتفاع الأكوام', en: 'Height of the heaps' },
    unit: metres,
    usual: 3,
    accepts: [0.5, 10],
    basis: 'assumption',
    source: assumed,
  },
  'yard-heaps': {
    group: 'uses',
    symbol: '1/2',
    name: {
      ar: 'ما تشغله الأكوام من الساحة، والباقي للحركة',
      en: 'Part of the yard under heaps; the rest is for driving',
    },
    unit: percent,
    usual: 50,
    accepts: [5, 100],
    basis: 'assumption',
    source: assumed,
  },
} as const satisfies Record<string, PlannerValue>;

export type ValueId = keyof typeof table;
export const valueIds = Object.keys(table) as ValueId[];

/** The planner's dated table of values. */
export const plannerValues = defineContent('planner-values', {
  compiled: '2026-11-21',
  table: table as Record<ValueId, PlannerValue>,
  groups: {
    rubble: { ar: 'الأنقاض', en: 'Rubble' },
    output: { ar: 'محطة التكسير', en: 'Crushing plant' },
    trucks: { ar: 'الشاحنات', en: 'Trucks' },
    roads: { ar: 'الطرق', en: 'Roads' },
    time: { ar: 'الوقت', en: 'Time' },
    fuel: { ar: 'المازوت', en: 'Diesel' },
    uses: { ar: 'استعمال الحصويات والساحة', en: 'Use of the aggregate, and the yard' },
  } satisfies Record<ValueGroup, Text>,
  /** Shown while a group is folded; a place is the id of a value, with `_` instead of its hyphen. */
  summaries: {
    rubble: {
      ar: '{density} طن/م³ سائبة، ويُعاد تدوير {share} منها',
      en: '{density} t/m³ loose, {share} of it recycled',
    },
    output: { ar: '{rated} طن/سا، يتحقق منها {output}', en: '{rated} t/h rated, {output} of it achieved' },
    trucks: { ar: 'صندوق {body} م³، يمتلئ منه {fill}', en: '{body} m³ body, {fill} full' },
    roads: {
      ar: '{plant_km} كم إلى المحطة، {landfill_km} كم إلى المطمر، {speed} كم/سا',
      en: '{plant_km} km to the plant, {landfill_km} km to the landfill, {speed} km/h',
    },
    time: {
      ar: 'ساعات الوردية {hours}، وأيام العمل في الشهر {days}، وقبل أول حمولة {before}',
      en: '{hours} h a shift, {days} days a month, {before} days before the first load',
    },
    fuel: { ar: 'الشاحنة {litres_km} لتر/كم', en: '{litres_km} L/km for a truck' },
    uses: {
      ar: 'طريق عرضه {road_width} م، وبلوكة فيها {block} كغ',
      en: 'road {road_width} m wide, {block} kg in a block',
    },
  } satisfies Record<ValueGroup, Text>,
  bases: {
    published: { ar: 'منشور', en: 'Published' },
    derived: { ar: 'مشتقّ', en: 'Derived' },
    assumption: { ar: 'افتراض', en: 'Assumption' },
    given: { ar: 'مثال', en: 'Example' },
  } satisfies Record<Basis, Text>,
});
