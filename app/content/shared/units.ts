import type { Language } from '../text.ts';

/** Word forms by CLDR plural category (Arabic has six); `other` is the form for the rest. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

interface UnitWords {
  plural: Record<Language, PluralForms>;
  /** For values from a million. Units without it always show the whole number. */
  inMillions?: Record<Language, PluralForms>;
  /** Phrases for values without a digit: طن واحد، طنّان. */
  alone?: Partial<Record<Language, Record<number, string>>>;
  /** For values from a thousand million. */
  inBillions?: Record<Language, PluralForms>;
  /** Without thousands separators. */
  ungrouped?: true;
  /** With all decimals of its source. */
  exact?: true;
  /** A currency sign before the number. */
  prefix?: Partial<Record<Language, string>>;
  /** No space between number and sign. */
  tight?: Partial<Record<Language, boolean>>;
}

const same = (ar: string, en: string): Record<Language, PluralForms> => ({ ar: { other: ar }, en: { other: en } });

/** Millions in Arabic: 3 ملايين ... , 11 مليون ... , 5.3 مليون. No break between the two words. */
const millionsOf = (ar: string, en: string): Record<Language, PluralForms> => ({
  ar: { few: `ملايين\u00a0${ar}`, other: `مليون\u00a0${ar}` },
  en: { other: en ? `million\u00a0${en}` : 'million' },
});

/** Small numbers in sentences, from nought; what is empty or missing is shown in digits. */
export const smallNumbers: Record<Language, readonly string[]> = {
  ar: ['', '', '', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', ''],
};

/** The same beside a word of feminine gender. A language that has them shows a number alone in digits. */
export const feminineNumbers: Partial<Record<Language, { beside: RegExp; words: readonly string[] }>> = {
  ar: {
    beside: /^(بئر|\S*ة)( |$)/,
    words: ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'],
  },
};

/**
 * Before and after the lower end of a range: in words, because a dash between digits can flip in Arabic.
 */
export const rangeWords: Record<Language, readonly [before: string, between: string]> = {
  ar: ['من\u00a0', ' إلى\u00a0'],
  en: ['', ' to\u00a0'],
};

/** Before and after a lower limit. */
export const moreThanWords: Record<Language, readonly [before: string, after: string]> = {
  ar: ['أكثر من ', ''],
  en: ['', '+'],
};

const list = {
  tonne: {
    plural: { ar: { few: 'أطنان', many: 'طنًا', other: 'طن' }, en: { one: 'tonne', other: 'tonnes' } },
    inMillions: millionsOf('طن', 'tonnes'),
    alone: { ar: { 1: 'طن واحد', 2: 'طنّان' } },
  },
  /** Only in the banner, whose wording is quoted (HO-2). */
  quotedTon: {
    plural: { ar: { few: 'أطنان', many: 'طنًا', other: 'طن' }, en: { one: 'ton', other: 'tons' } },
    inMillions: millionsOf('طن', 'tons'),
  },
  /** Only in the footer, where space is short (SH-8). */
  shortTonne: {
    plural: same('طن', 't'),
    inMillions: { ar: millionsOf('طن', '').ar, en: { other: 'M' } },
    tight: { en: true },
  },
  tonnePerCubicMetre: { plural: same('طن/م³', 't/m³') },
  kilogramPerTonne: { plural: same('كغ\u00a0من مكافئ CO2 لكل طن', 'kg\u00a0CO2e/t'), exact: true },
  kilogramPerTonneKilometre: { plural: same('كغ\u00a0من مكافئ CO2 لكل طن وكيلومتر', 'kg\u00a0CO2e/t·km'), exact: true },
  truckKilometre: {
    plural: same('كيلومتر تقطعها الشاحنات', 'truck-kilometres'),
    inMillions: millionsOf('كيلومتر تقطعها الشاحنات', 'truck-kilometres'),
  },
  second: { plural: { ar: { few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' }, en: { one: 'second', other: 'seconds' } } },
  resident: { plural: same('نسمة', 'residents') },
  /** A calendar year, without separators. */
  calendarYear: { plural: same('', ''), ungrouped: true },
  /** A bare factor; its unit is beside it. */
  factor: { plural: same('', ''), exact: true },
  tonnePerHour: { plural: same('طن/سا', 't/h') },
  tonnePerDay: { plural: same('طن/يوم', 't/day') },
  tonnePerYear: { plural: same('طن/سنة', 't/year') },
  tripPerDay: { plural: same('رحلة/يوم', 'trips/day') },
  building: {
    plural: { ar: { few: 'مبانٍ', many: 'مبنى', other: 'مبنى' }, en: { one: 'building', other: 'buildings' } },
    alone: { ar: { 1: 'مبنى واحد', 2: 'مبنيان' } },
  },
  dump: {
    plural: { ar: { few: 'مكبّات', many: 'مكبًّا', other: 'مكبّ' }, en: { one: 'dump', other: 'dumps' } },
    alone: { ar: { 1: 'مكبّ واحد', 2: 'مكبّان' } },
  },
  /** The banner’s wording (HO-2). */
  destroyedBuilding: {
    plural: {
      ar: { few: 'مبانٍ مدمَّرة', many: 'مبنى مدمَّرًا', other: 'مبنى مدمَّر' },
      en: { one: 'destroyed building', other: 'destroyed buildings' },
    },
  },
  illegalDump: {
    plural: {
      ar: { few: 'مكبّات غير نظامية', many: 'مكبًّا غير نظامي', other: 'مكبّ غير نظامي' },
      en: { one: 'illegal dump', other: 'illegal dumps' },
    },
  },
  person: { plural: { ar: { few: 'أشخاص', many: 'شخصًا', other: 'شخص' }, en: { one: 'person', other: 'people' } } },
  worker: { plural: { ar: { few: 'عمّال', many: 'عاملًا', other: 'عامل' }, en: { one: 'worker', other: 'workers' } } },
  month: {
    plural: { ar: { few: 'أشهر', many: 'شهرًا', other: 'شهر' }, en: { one: 'month', other: 'months' } },
    alone: { ar: { 1: 'شهر واحد', 2: 'شهران' } },
  },
  /** "A 24-month study". */
  monthLong: {
    plural: { ar: { few: 'أشهر', many: 'شهرًا', other: 'شهر' }, en: { other: '-month' } },
    alone: { ar: { 1: 'شهر واحد', 2: 'شهران' } },
    tight: { en: true },
  },
  hour: { plural: { ar: { few: 'ساعات', many: 'ساعة', other: 'ساعة' }, en: { one: 'hour', other: 'hours' } } },
  day: {
    plural: { ar: { few: 'أيام', many: 'يومًا', other: 'يوم' }, en: { one: 'day', other: 'days' } },
    alone: { ar: { 1: 'يوم واحد', 2: 'يومان' } },
  },
  year: {
    plural: { ar: { few: 'سنوات', many: 'سنة', other: 'سنة' }, en: { one: 'year', other: 'years' } },
    alone: { ar: { 1: 'سنة واحدة', 2: 'سنتان' } },
  },
  pump: {
    plural: { ar: { few: 'مضخات', many: 'مضخة', other: 'مضخة' }, en: { one: 'pump', other: 'pumps' } },
    alone: { ar: { 1: 'مضخة واحدة', 2: 'مضختان' } },
  },
  /** "A 6-pump station". */
  pumpStation: {
    plural: { ar: { few: 'مضخات', many: 'مضخة', other: 'مضخة' }, en: { other: '-pump' } },
    alone: { ar: { 1: 'مضخة واحدة', 2: 'مضختان' } },
    tight: { en: true },
  },
  horsepower: { plural: { ar: { few: 'أحصنة', many: 'حصانًا', other: 'حصان' }, en: { other: 'hp' } } },
  well: { plural: { ar: { few: 'آبار', many: 'بئرًا', other: 'بئر' }, en: { one: 'well', other: 'wells' } } },
  metre: { plural: same('م', 'm') },
  kilometre: { plural: same('كم', 'km') },
  millimetre: { plural: same('مم', 'mm') },
  squareMetre: { plural: same('م²', 'm²') },
  squareKilometre: { plural: same('كم²', 'km²') },
  cubicMetre: { plural: same('م³', 'm³'), inMillions: millionsOf('م³', 'm³') },
  cubicMetrePerDay: { plural: same('م³/يوم', 'm³/day') },
  truck: {
    plural: { ar: { few: 'شاحنات', many: 'شاحنة', other: 'شاحنة' }, en: { one: 'truck', other: 'trucks' } },
    alone: { ar: { 1: 'شاحنة واحدة', 2: 'شاحنتان' } },
  },
  /** Some of the trucks, without their word. */
  oneOfMany: { plural: same('', ''), alone: { ar: { 1: 'واحدة', 2: 'اثنتان' } } },
  plant: {
    plural: { ar: { few: 'محطات', many: 'محطة', other: 'محطة' }, en: { one: 'plant', other: 'plants' } },
    alone: { ar: { 1: 'محطة واحدة', 2: 'محطتان' } },
  },
  loader: {
    plural: {
      ar: { few: 'تركسات', many: 'تركسًا', other: 'تركس' },
      en: { one: 'loader', other: 'loaders' },
    },
    alone: { ar: { 1: 'تركس واحد', 2: 'تركسان' } },
  },
  /** Objects of a verb: the dual is an accusative. */
  foundPage: {
    plural: { ar: { few: 'صفحات', many: 'صفحة', other: 'صفحة' }, en: { one: 'page', other: 'pages' } },
    alone: { ar: { 1: 'صفحة واحدة', 2: 'صفحتين' } },
  },
  workingDay: {
    plural: {
      ar: { few: 'أيام عمل', many: 'يوم عمل', other: 'يوم عمل' },
      en: { one: 'working day', other: 'working days' },
    },
    alone: { ar: { 1: 'يوم عمل واحد', 2: 'يوما عمل' } },
  },
  floor: {
    plural: { ar: { few: 'طوابق', many: 'طابقًا', other: 'طابق' }, en: { one: 'floor', other: 'floors' } },
    alone: { ar: { 1: 'طابق واحد', 2: 'طابقان' } },
  },
  /** "A 4-storey building". */
  storey: {
    plural: { ar: { few: 'طوابق', many: 'طابقًا', other: 'طابق' }, en: { other: '-storey' } },
    alone: { ar: { 1: 'طابق واحد', 2: 'طابقان' } },
    tight: { en: true },
  },
  spectator: {
    plural: {
      ar: { few: 'متفرجين', many: 'متفرجًا', other: 'متفرج' },
      en: { one: 'spectator', other: 'spectators' },
    },
  },
  employee: {
    plural: { ar: { few: 'موظفين', many: 'موظفًا', other: 'موظف' }, en: { one: 'employee', other: 'employees' } },
  },
  expert: { plural: { ar: { few: 'خبراء', many: 'خبيرًا', other: 'خبير' }, en: { one: 'expert', other: 'experts' } } },
  laboratory: {
    plural: { ar: { few: 'مخابر', many: 'مخبرًا', other: 'مخبر' }, en: { one: 'laboratory', other: 'laboratories' } },
    alone: { ar: { 1: 'مخبر واحد', 2: 'مخبران' } },
  },
  sample: {
    plural: { ar: { few: 'عيّنات', many: 'عيّنة', other: 'عيّنة' }, en: { one: 'sample', other: 'samples' } },
  },
  project: {
    plural: { ar: { few: 'مشاريع', many: 'مشروعًا', other: 'مشروع' }, en: { one: 'project', other: 'projects' } },
    alone: { ar: { 1: 'مشروع واحد', 2: 'مشروعان' } },
  },
  participant: {
    plural: {
      ar: { few: 'مشاركين', many: 'مشاركًا', other: 'مشارك' },
      en: { one: 'participant', other: 'participants' },
    },
  },
  download: {
    plural: {
      ar: { few: 'تنزيلات', many: 'تنزيلًا', other: 'تنزيل' },
      en: { one: 'download', other: 'downloads' },
    },
  },
  partner: {
    plural: {
      ar: { few: 'شركاء فاعلين', many: 'شريكًا فاعلًا', other: 'شريك فاعل' },
      en: { one: 'active partner', other: 'active partners' },
    },
  },
  jointProject: {
    plural: {
      ar: { few: 'مشاريع مشتركة', many: 'مشروعًا مشتركًا', other: 'مشروع مشترك' },
      en: { one: 'joint project', other: 'joint projects' },
    },
  },
  country: { plural: { ar: { few: 'دول', many: 'دولة', other: 'دولة' }, en: { one: 'country', other: 'countries' } } },
  researcher: {
    plural: {
      ar: { few: 'باحثين وخبراء', many: 'باحثًا وخبيرًا', other: 'باحث وخبير' },
      en: { other: 'researchers and experts' },
    },
  },
  client: {
    plural: {
      ar: { few: 'جهات متعاقدة', many: 'جهة متعاقدة', other: 'جهة متعاقدة' },
      en: { one: 'client', other: 'clients' },
    },
  },
  specialist: {
    plural: {
      ar: { few: 'مختصين', many: 'مختصًّا', other: 'مختص' },
      en: { one: 'specialist', other: 'specialists' },
    },
  },
  team: {
    plural: { ar: { few: 'فرق', many: 'فريقًا', other: 'فريق' }, en: { one: 'team', other: 'teams' } },
    alone: { ar: { 1: 'فريق واحد', 2: 'فريقان' } },
  },
  technology: {
    plural: {
      ar: { few: 'تقنيات', many: 'تقنية', other: 'تقنية' },
      en: { one: 'technology', other: 'technologies' },
    },
    alone: { ar: { 1: 'تقنية واحدة', 2: 'تقنيتان' } },
  },
  foundation: {
    plural: {
      ar: { few: 'أساسات', many: 'أساسًا', other: 'أساس' },
      en: { one: 'foundation', other: 'foundations' },
    },
  },
  euro: {
    plural: { ar: { other: 'يورو' }, en: { other: '' } },
    inMillions: millionsOf('يورو', ''),
    inBillions: { ar: { few: 'مليارات\u00a0يورو', other: 'مليار\u00a0يورو' }, en: { other: 'billion' } },
    alone: { ar: { 1000000: 'مليون يورو', 2000000: 'مليونا يورو', 1000000000: 'مليار يورو' } },
    prefix: { en: '€' },
  },
  dollar: {
    plural: { ar: { other: 'دولار' }, en: { other: '' } },
    inMillions: millionsOf('دولار', ''),
    prefix: { en: '$' },
  },
  percent: { plural: same('%', '%'), tight: { ar: true, en: true } },
  /** A scale up to a hundred, not a percentage. */
} satisfies Record<string, UnitWords>;

export type Unit = keyof typeof list;
/** Every unit of the site, with its words. */
export const units: Record<Unit, UnitWords> = list;
