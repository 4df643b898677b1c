import { type AreaId, areas as areasWords } from './areas.ts';
import { defineContent } from './define-content.ts';
import type { Figure } from './figure-types.ts';
import { areas } from './figures/areas.ts';
import { debris } from './figures/rubble.ts';
import { n } from './inline.ts';
import type { PagePath } from './shared/pages.ts';
import type { Text } from './text.ts';

const total = debris.totalTonnes;
const concrete = debris.reinforcedConcretePercent;
const ghouta = debris.easternGhoutaBuildings;
const district = debris.damascusDistrictDestroyedPercent;
const otherDistrict = debris.otherDistrictBuildings;
const dumps = debris.idlibDumps;
const delivered = debris.deliveredToStatePercent;
const earthquake = debris.earthquakeTonnes;
const school = debris.schoolBuildingCubicMetres;

const worldBank: Text = { ar: 'تقدير البنك الدولي، 2017.', en: 'World Bank estimate, 2017.' };
const beforeEarthquake: Text = {
  ar: 'تقدير البنك الدولي، 2017، قبل زلزال شباط 2023.',
  en: 'World Bank estimate, 2017, before the earthquake of February 2023.',
};
/** Other sources for the same number of buildings. */
const atlas: Text = {
  ar: 'أطلس أضرار المدن السورية (معهد الأمم المتحدة للتدريب والبحث ومبادرة REACH، 16\u00a0آذار\u00a02019): المباني المدمّرة والمتضرّرة بشدّة أو بدرجة متوسطة معًا.',
  en: 'Syrian Cities Damage Atlas (UNITAR/REACH, 16\u00a0March\u00a02019): destroyed, severely and moderately damaged buildings together.',
};

export interface CrisisRow {
  location: Text;
  amount: Figure;
  details: Text;
  /** The area of the debris map with this severity, or why there is none. */
  severity: AreaId | Text;
}

/** CR-1: location, amount, details, severity. */
const rows: readonly CrisisRow[] = [
  {
    location: { ar: 'سورية كلها', en: 'Syria as a whole' },
    amount: total,
    details: {
      ar: `تقديرنا لسورية كلها، و${n(concrete)} منها خرسانة مسلّحة.`,
      en: `Our estimate for the whole country; ${n(concrete)} reinforced concrete.`,
    },
    severity: { ar: 'لكل منطقة تقديرها', en: 'Rated area by area' },
  },
  {
    location: { ar: 'الغوطة الشرقية', en: 'Eastern Ghouta' },
    amount: ghouta,
    details: atlas,
    severity: 'ghouta',
  },
  {
    location: { ar: 'أحد أحياء دمشق', en: 'A district of Damascus' },
    amount: district,
    details: { ar: 'نسبة الدمار في حيّ واحد من المدينة.', en: 'Share destroyed in one district of the city.' },
    severity: 'damascus',
  },
  {
    location: { ar: 'مدينة حلب', en: 'Aleppo city' },
    amount: areas.aleppo.debrisTonnes,
    details: beforeEarthquake,
    severity: 'aleppo',
  },
  {
    location: { ar: 'مدينة حمص', en: 'Homs city' },
    amount: areas.homs.debrisTonnes,
    details: worldBank,
    severity: 'homs',
  },
  {
    location: { ar: 'إدلب', en: 'Idlib' },
    amount: dumps,
    details: { ar: 'مكبّات غير نظامية.', en: 'Illegal dumps.' },
    severity: 'idlib',
  },
  {
    location: { ar: 'مخيم اليرموك، دمشق', en: 'Yarmouk, Damascus' },
    amount: otherDistrict,
    details: atlas,
    severity: 'damascus',
  },
];

/** The fates of rubble, each with facts that the table lacks. */
const fates: readonly {
  title: Text;
  text: Text;
  link?: { to: PagePath; label: Text };
  facts?: readonly { label: Text; value: Figure }[];
}[] = [
  {
    title: { ar: 'مناطق الدمار الشديد', en: 'Areas of\u00a0heavy destruction' },
    text: {
      ar: 'طوابق هبط بعضها على بعض، وبلاطات معلّقة بحديدها فوق شوارع مسدودة. لا يدخلها الناس ولا الآلات قبل تفتيش الموقع بحثًا عن مخلّفات الحرب والأسبستوس والرفات، ثم الكشف على المبنى.',
      en: 'Floors lie stacked on one another, and slabs hang from their bars above blocked streets. Neither people nor machines go in until the site has been surveyed for ordnance, asbestos and human remains and the structure checked.',
    },
  },
  {
    title: { ar: 'مواقع المزاد العلني', en: 'Public auction sites' },
    text: {
      ar: 'لحديد الأنقاض ثمن، فتُباع أنقاض في المزاد العلني، وتُسلَّم أخرى إلى الدولة. إن كانت بينها أنقاض بيتك فاعرف حقوقك قبل أن تُنقل.',
      en: 'The steel in rubble is worth money, so some rubble is sold at public auction and some is delivered to the state. If rubble from your house is among it, claim your rights before it is moved.',
    },
    link: { to: '/legal', label: { ar: 'حقوقك خطوة خطوة', en: 'Your rights, step by step' } },
    facts: [
      {
        label: {
          ar: 'نسبة ما سُلّم من الأنقاض إلى الدولة، بتقديرنا',
          en: 'Share delivered to the state, our estimate',
        },
        value: delivered,
      },
      { label: { ar: 'أنقاض جُمعت لبناء المدارس', en: 'Rubble collected for building schools' }, value: school },
    ],
  },
  {
    title: { ar: 'المكبّات غير النظامية', en: 'Illegal dumps' },
    text: {
      ar: 'أنقاض تُرمى على أطراف الطرق والحقول بلا عزل ولا سجلّ. وقد يحمل المطر ما فيها إلى التربة ثم إلى المياه الجوفية.',
      en: 'Rubble is tipped beside roads and fields, with no lining and no register. Rain can carry what is in it into the soil and down to the groundwater.',
    },
  },
];

export const crisis = defineContent('crisis', {
  meta: {
    title: { ar: 'أزمة الأنقاض في سورية', en: 'The debris crisis in Syria' },
    description: {
      ar: `${n(total)} من الأنقاض في سورية: أين هي، وكم هي، وما بقي منها للإزالة، وإلى أين تؤول.`,
      en: `${n(total)} of debris in Syria: where it lies, how much it is, how much is still to clear, and where it ends up.`,
    },
  },
  hero: {
    title: {
      ar: 'أنقاض سورية: أين هي وكم هي؟',
      en: 'Syria’s rubble: where\u00a0and how\u00a0much',
    },
    lead: {
      ar: 'نحسب للبلديات والجهات المانحة ما تحتاج إليه إزالة الأنقاض من محطات وشاحنات وأيام، ونصمّم محطات تدويرها. اكتب لنا أين تقع الأنقاض في بلدتك، وكم تقدّرها، وممَّ تتألّف.',
      en: 'For municipalities and donors, we calculate the plants, trucks and days that a clearance needs, and we design the recycling plants. Tell us where your town’s rubble lies, how much there is and what it is made of.',
    },
    facts: [
      { label: { ar: 'الأنقاض في سورية، بتقديرنا', en: 'Debris in Syria, our estimate' }, value: total },
      { label: { ar: 'خرسانة مسلّحة', en: 'Reinforced concrete' }, value: concrete },
      { label: { ar: 'الدمار في أحد أحياء دمشق', en: 'Destruction, one Damascus district' }, value: district },
      { label: { ar: 'مكبّات إدلب غير النظامية', en: 'Illegal dumps, Idlib' }, value: dumps },
      {
        label: {
          ar: 'للمقارنة: زلزال تركيا 2023 (برنامج الأمم المتحدة الإنمائي)',
          en: 'Compare: 2023 earthquake, Türkiye (UNDP)',
        },
        value: earthquake,
      },
    ],
  },
  alert: {
    title: { ar: 'الأنقاض خطرة وإن لم تلمسها', en: 'Rubble is dangerous before anyone touches it' },
  },
  table: {
    title: { ar: 'أين هي، وكم هي، وكم بقي للإزالة؟', en: 'Where, how\u00a0much, what\u00a0is\u00a0left' },
    note: {
      ar: 'ولكل موقع درجة منطقته، والنسب تقديرنا لتقدّم العمل.',
      en: 'Each place takes its area’s rating; the shares are our estimates of progress.',
    },
    caption: {
      ar: 'مواقع الأنقاض وكمياتها وتفاصيلها وما بقي للإزالة',
      en: 'Locations of debris with amount, details and what is still to clear',
    },
    heads: {
      location: { ar: 'الموقع', en: 'Location' },
      amount: { ar: 'الكمية', en: 'Amount' },
      details: { ar: 'التفاصيل', en: 'Details' },
      severity: areasWords.severity,
    },
    rows,
  },
  fates: {
    title: { ar: 'إلى أين تؤول الأنقاض؟', en: 'What becomes of the rubble' },
    cards: fates,
  },
  gis: {
    title: { ar: 'خرائط رقمية للدمار بطبقات (GIS)', en: 'Destruction maps with GIS layers' },
    text: {
      ar: 'أرسل إلينا قوائم المباني أو بيانات الكشف التي لديك، من غير أسماء المالكين والسكان، فنرسم لبلدتك خريطة رقمية (GIS): أين الأنقاض، وكم هي، وما الذي أُزيل منها، ومن أين تبدأ.',
      en: 'Send us the building lists or survey data you have, without the names of owners or residents, and we draw a digital map (GIS) of your town: where the rubble lies, how much there is, what has been cleared and where to begin.',
    },
  },
  closing: {
    question: {
      ar: 'نحسب لبلدتك ما\u00a0تحتاج إليه الإزالة. اكتب لنا أين وكم.',
      en: 'We calculate what your town needs. Tell us where and how much.',
    },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/solutions', label: { ar: 'الحلول', en: 'Solutions' } },
    ],
  },
});
