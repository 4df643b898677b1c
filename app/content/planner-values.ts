import { defineContent } from './define-content.ts';
import { carbonAssumptions } from './figures/carbon.ts';
import { span } from './figures/records.ts';
import { rubble } from './figures/rubble.ts';
import { carbonLimits } from './settings.ts';
import type { Text } from './text.ts';

export type Basis = 'published' | 'derived' | 'assumption';

/** The groups of values in the form, in order. */
export const valueGroups = ['rubble', 'output', 'trucks', 'roads', 'time', 'fuel', 'uses'] as const;
export type ValueGroup = (typeof valueGroups)[number];

interface Rule {
  /** What the form accepts. */
  accepts: readonly [number, number];
  /** The range that the sources or the assumption allow. */
  range?: readonly [number, number];
  /** The favourable column's end of the range; the adverse one has the other. Undefined: as given in all three. */
  good?: 'low' | 'high';
  whole?: true;
  /** Its name has the unit. */
  named?: true;
  basis: Basis;
  source: Text;
  /** Figures in the source's text. */
  places?: Record<string, number>;
}

export interface PlannerValue extends Rule {
  group: ValueGroup;
  name: Text;
  unit: Text;
  /** The middle column's default. */
  usual: number;
}

const percent: Text = { ar: '%', en: '%' };
const minutes: Text = { ar: 'دقيقة', en: 'min' };
const density: Text = { ar: 'طن/م³', en: 't/m³' };
const perTonne: Text = { ar: 'لتر/طن', en: 'L/t' };
const kilometres: Text = { ar: 'كم', en: 'km' };
const metres: Text = { ar: 'م', en: 'm' };
const days: Text = { ar: 'يوم عمل', en: 'working days' };
const fuelUse: Text = { ar: 'مشتقّ من استهلاك وقود منشور', en: 'Derived from published fuel use' };

/** One value: its group, default, unit, name, and rules. Without a source it is an assumption. */
const value = (
  group: ValueGroup,
  usual: number,
  unit: Text,
  name: Text,
  rule: Partial<Rule> & Pick<Rule, 'accepts'>,
): PlannerValue => ({
  group,
  usual,
  unit,
  name,
  basis: 'assumption',
  source: { ar: 'افتراض', en: 'Assumption' },
  ...rule,
});

/** The planner's assumptions, each with unit, range and source. */
const table = {
  density: value(
    'rubble',
    1.42,
    density,
    { ar: 'كثافة الأنقاض السائبة', en: 'Density of loose rubble' },
    {
      accepts: [0.5, 3],
      range: span(rubble.looseTonnesPerCubicMetre),
      good: 'low',
      basis: 'published',
      source: {
        ar: 'عند CalRecycle {california}؛ والمجال من تقدير دراسة محطة دمشق',
        en: 'CalRecycle gives {california}; the range is that of the Damascus plant study',
      },
      places: { california: 1.42 },
    },
  ),
  share: value(
    'rubble',
    65,
    percent,
    { ar: 'نسبة ما يُعاد تدويره', en: 'Share recycled' },
    {
      accepts: [0, 100],
      range: [50, 85],
      source: {
        ar: 'قيمة قريبة من {undp} التي تنتج من رقمَي برنامج الأمم المتحدة الإنمائي في غزة؛ ورقمنا {office}',
        en: 'Close to {undp}, which follows from UNDP’s figures for Gaza; our figure is {office}',
      },
      places: { undp: 65.5, office: 85 },
    },
  ),
  steel: value(
    'rubble',
    carbonAssumptions.steelPercent.value,
    percent,
    { ar: 'الحديد في الجزء المعاد تدويره', en: 'Steel in the recycled part' },
    {
      accepts: [0, carbonLimits.steelPercent],
      range: [0, carbonLimits.steelPercent],
    },
  ),
  rated: value(
    'output',
    100,
    { ar: 'طن/سا', en: 't/h' },
    { ar: 'الطاقة الاسمية للمحطة الواحدة', en: 'Rated output of one plant' },
    {
      accepts: [5, 400],
      range: [5, 400],
      source: {
        ar: 'لمحطة دمشق {plant}، وللكسّارة الفكّية {crusher}',
        en: 'The Damascus plant has {plant}, the jaw crusher {crusher}',
      },
      places: { plant: 100, crusher: 400 },
    },
  ),
  output: value(
    'output',
    60,
    percent,
    { ar: 'الإنتاج الفعلي من الطاقة الاسمية', en: 'Share of the rated output achieved' },
    {
      accepts: [5, 100],
      range: [45, 75],
      good: 'high',
      source: {
        ar: 'افتراض، وهو أشدّ القيم أثرًا في النتيجة',
        en: 'Assumption, with the greatest effect on the result',
      },
    },
  ),
  body: value(
    'trucks',
    15,
    { ar: 'م³', en: 'm³' },
    { ar: 'سعة صندوق الشاحنة', en: 'Truck body' },
    { accepts: [1, 40] },
  ),
  fill: value(
    'trucks',
    90,
    percent,
    { ar: 'امتلاء الصندوق', en: 'Truck fill' },
    { accepts: [10, 120], range: [80, 100], good: 'high' },
  ),
  loose: value(
    'trucks',
    1.3,
    density,
    { ar: 'كثافة الأنقاض في الصندوق', en: 'Density of the rubble in the truck' },
    {
      accepts: [0.5, 3],
      basis: 'derived',
      source: {
        ar: 'تحمل الشاحنة المعتادة بهذه الكثافة {here}\u00a0طن، وعند عبد النور وروي {gaza}\u00a0طن، وفي الصحافة {press}\u00a0طن',
        en: 'A usual truck then carries {here}\u00a0t; Abdelnour & Roy derive {gaza}\u00a0t a load, the press gives {press}\u00a0t',
      },
      places: { here: 17.6, gaza: 17.5, press: 18.6 },
    },
  ),
  payload: value(
    'trucks',
    20,
    { ar: 'طن', en: 't' },
    { ar: 'أقصى حمولة مسموح بها', en: 'Permitted payload' },
    { accepts: [1, 60] },
  ),
  loading: value('trucks', 10, minutes, { ar: 'تحميل الشاحنة', en: 'Loading a truck' }, { accepts: [1, 240] }),
  tipping: value('trucks', 5, minutes, { ar: 'تفريغ الشاحنة', en: 'Tipping a truck' }, { accepts: [0, 240] }),
  wait: value(
    'trucks',
    10,
    minutes,
    { ar: 'الانتظار في كل رحلة', en: 'Waiting on each trip' },
    { accepts: [0, 240], range: [5, 20], good: 'low' },
  ),
  spare: value('trucks', 15, percent, { ar: 'شاحنات الاحتياط', en: 'Trucks in reserve' }, { accepts: [0, 100] }),
  'plant-km': value(
    'roads',
    8,
    kilometres,
    { ar: 'المسافة إلى المحطة', en: 'Distance to the plant' },
    { accepts: [0, carbonLimits.kilometres] },
  ),
  'landfill-km': value(
    'roads',
    carbonAssumptions.landfillKilometres.value,
    kilometres,
    { ar: 'المسافة إلى المطمر', en: 'Distance to the landfill' },
    {
      accepts: [0, carbonLimits.kilometres],
      basis: 'published',
      source: { ar: 'كما في حاسبة الكربون (DESNZ)، في اتجاه واحد', en: 'As in the carbon calculator (DESNZ), one way' },
    },
  ),
  speed: value(
    'roads',
    25,
    { ar: 'كم/سا', en: 'km/h' },
    { ar: 'سرعة الشاحنة الوسطية', en: 'Mean speed of a truck' },
    { accepts: [1, 90], range: [15, 35], good: 'high' },
  ),
  hours: value(
    'time',
    8,
    { ar: 'سا', en: 'h' },
    { ar: 'ساعات الوردية', en: 'Hours of a shift' },
    { accepts: [1, 24], named: true },
  ),
  shifts: value(
    'time',
    1,
    { ar: 'وردية', en: 'shifts' },
    { ar: 'الورديات في اليوم', en: 'Shifts a day' },
    { accepts: [1, 3], whole: true, named: true },
  ),
  minutes: value(
    'time',
    50,
    minutes,
    { ar: 'دقائق العمل الفعلية في الساعة', en: 'Minutes worked in an hour' },
    { accepts: [10, 60], named: true },
  ),
  before: value(
    'time',
    30,
    days,
    { ar: 'قبل أول حمولة', en: 'Before the first load' },
    {
      accepts: [0, 2_000],
      source: {
        ar: 'افتراض لتفتيش الموقع والموافقات والتراخيص',
        en: 'Assumption for survey, consent and permits',
      },
    },
  ),
  days: value(
    'time',
    22,
    days,
    { ar: 'أيام العمل في الشهر', en: 'Working days in a month' },
    { accepts: [1, 31], named: true },
  ),
  'litres-km': value(
    'fuel',
    0.5,
    { ar: 'لتر/كم', en: 'L/km' },
    { ar: 'مازوت الشاحنة لكل كيلومتر', en: 'Diesel of a truck, per kilometre' },
    {
      accepts: [0, 3],
      range: [0.35, 0.83],
      good: 'low',
      basis: 'derived',
      source: fuelUse,
    },
  ),
  'litres-load': value(
    'fuel',
    0.15,
    perTonne,
    { ar: 'مازوت التحميل', en: 'Diesel for loading' },
    { accepts: [0, 5], range: [0.1, 0.3], good: 'low' },
  ),
  'litres-plant': value(
    'fuel',
    0.5,
    perTonne,
    { ar: 'مازوت محطة التكسير', en: 'Diesel for the crushing plant' },
    {
      accepts: [0, 10],
      range: [0.3, 1],
      good: 'low',
      basis: 'derived',
      source: fuelUse,
    },
  ),
  'road-width': value('uses', 7, metres, { ar: 'عرض الطريق', en: 'Road width' }, { accepts: [1, 60] }),
  'road-depth': value(
    'uses',
    0.2,
    metres,
    { ar: 'سماكة طبقة الأساس', en: 'Depth of the road base' },
    { accepts: [0.05, 2] },
  ),
  'road-density': value(
    'uses',
    2.1,
    density,
    { ar: 'كثافة طبقة الأساس المرصوصة', en: 'Density of the compacted road base' },
    { accepts: [1, 3] },
  ),
  block: value(
    'uses',
    16,
    { ar: 'كغ', en: 'kg' },
    { ar: 'حصويات البلوكة الواحدة', en: 'Aggregate in one block' },
    {
      accepts: [1, 60],
      range: [14, 19],
      basis: 'derived',
      source: { ar: 'مشتقّ من أوزان بلوك البناء', en: 'Derived from the weights of building blocks' },
    },
  ),
  'yard-days': value(
    'uses',
    20,
    days,
    { ar: 'الإنتاج الذي تتسع له الساحة', en: 'Throughput that the yard holds' },
    { accepts: [1, 365] },
  ),
  'yard-height': value('uses', 3, metres, { ar: 'ارتفاع الأكوام', en: 'Height of the heaps' }, { accepts: [0.5, 10] }),
  'yard-heaps': value(
    'uses',
    50,
    percent,
    { ar: 'ما تشغله الأكوام من الساحة', en: 'Part of the yard under heaps' },
    { accepts: [5, 100] },
  ),
};

export type ValueId = keyof typeof table;
export const valueIds = Object.keys(table) as ValueId[];

/** The planner's dated table of values. */
export const plannerValues = defineContent('planner-values', {
  compiled: '2026-11-28',
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
  bases: {
    published: { ar: 'منشور', en: 'Published' },
    derived: { ar: 'مشتقّ', en: 'Derived' },
    assumption: { ar: 'افتراض', en: 'Assumption' },
  } satisfies Record<Basis, Text>,
});
