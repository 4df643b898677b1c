import { type AreaId, areas as areasWords } from './areas.ts';
import { defineContent } from './define-content.ts';
import { areas } from './figures/areas.ts';
import { debris } from './figures/rubble.ts';
import { type Figure, type RichText, text } from './rich-text.ts';
import type { PagePath } from './shared/pages.ts';
import { safety } from './shared/safety.ts';
import type { Text } from './text.ts';

const total = debris.totalTonnes;
const concrete = debris.reinforcedConcretePercent;
const district = debris.damascusDistrictDestroyedPercent;

const worldBank: Text = { ar: 'البنك الدولي، 2017.', en: 'World Bank, 2017.' };
const atlas: Text = {
  ar: 'مبانٍ مدمَّرة أو متضرّرة ضررًا شديدًا أو متوسطًا: أطلس أضرار المدن السورية، معهد الأمم المتحدة للتدريب والبحث ومبادرة REACH، 2019.',
  en: 'Buildings destroyed, severely or moderately damaged: Syrian Cities Damage Atlas, UNITAR/REACH, 2019.',
};

export interface CrisisRow {
  location: Text;
  amount: Figure;
  details: RichText;
  /** The area of the debris map whose severity it has. */
  severity: AreaId | 'country';
}

/** CR-1: location, amount, details, severity. */
const rows: readonly CrisisRow[] = [
  {
    location: { ar: 'سورية كلها', en: 'Syria as a whole' },
    amount: total,
    details: { ar: text`${concrete} منها خرسانة مسلّحة.`, en: text`${concrete} reinforced concrete.` },
    severity: 'country',
  },
  {
    location: { ar: 'الغوطة الشرقية', en: 'Eastern Ghouta' },
    amount: debris.easternGhoutaBuildings,
    details: { ar: 'مبانٍ مدمَّرة.', en: 'Destroyed buildings.' },
    severity: 'ghouta',
  },
  {
    location: { ar: 'أحد أحياء دمشق', en: 'A district of Damascus' },
    amount: district,
    details: { ar: 'نسبة الدمار في الحيّ.', en: 'Destruction in the district.' },
    severity: 'damascus',
  },
  {
    location: { ar: 'أحياء أخرى: اليرموك والحجر الأسود', en: 'Another district: Yarmouk and Hajar Aswad' },
    amount: debris.otherDistrictBuildings,
    details: atlas,
    severity: 'damascus',
  },
  {
    location: { ar: 'إدلب', en: 'Idlib' },
    amount: debris.idlibDumps,
    details: { ar: 'مكبّات أنقاض غير نظامية.', en: 'Illegal dumps of rubble.' },
    severity: 'idlib',
  },
  {
    location: { ar: 'مدينة حلب', en: 'Aleppo city' },
    amount: areas.aleppo.debrisTonnes,
    details: worldBank,
    severity: 'aleppo',
  },
  {
    location: { ar: 'مدينة حمص', en: 'Homs city' },
    amount: areas.homs.debrisTonnes,
    details: worldBank,
    severity: 'homs',
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
    title: { ar: 'مناطق الدمار الشديد', en: 'Areas of heavy destruction' },
    text: {
      ar: 'هبطت الطوابق بعضها على بعض، وتعلّقت البلاطات بحديدها فوق الشوارع المسدودة.',
      en: 'Floors lie stacked on one another, and slabs hang from their rebar above blocked streets.',
    },
  },
  {
    title: { ar: 'مواقع المزاد العلني', en: 'Public auction sites' },
    text: {
      ar: 'في الأنقاض حديد له ثمن: من الأنقاض ما يُباع في المزاد العلني، ومنها ما يُسلَّم إلى الدولة. فاعرف حقوقك قبل أن تُنقل أنقاض بيتك.',
      en: 'Rubble is worth money because of its steel: some rubble is sold at public auction, some is delivered to the state. Know your rights before the rubble of your house is moved.',
    },
    link: { to: '/legal', label: { ar: 'حقوقك خطوة خطوة', en: 'Your rights, step by step' } },
    facts: [
      {
        label: { ar: 'نسبة ما سُلّم من الأنقاض إلى الدولة', en: 'Share of the rubble delivered to the state' },
        value: debris.deliveredToStatePercent,
      },
      {
        label: { ar: 'ما جُمع لبناء المدارس', en: 'Collected for building schools' },
        value: debris.schoolBuildingCubicMetres,
      },
    ],
  },
  {
    title: { ar: 'المكبّات غير النظامية', en: 'Illegal dumps' },
    text: {
      ar: 'تُرمى الأنقاض على أطراف الطرق والحقول بلا عزل، ويحمل المطر ما فيها إلى التربة والمياه الجوفية.',
      en: 'Rubble is tipped beside roads and fields, with no lining. Rain carries what is in it into the soil and the groundwater.',
    },
  },
];

export const crisis = defineContent('crisis', {
  meta: {
    title: { ar: 'أزمة الأنقاض في سورية', en: 'The debris crisis in Syria' },
    description: {
      ar: text`${total} من الأنقاض في سورية: أين تقع، وما شدّة الأزمة في كل منطقة، وإلى أين تؤول الأنقاض.`,
      en: text`${total} of rubble in Syria: where it lies, how severe the situation is, and what becomes of it.`,
    },
  },
  hero: {
    title: { ar: 'أنقاض سورية: أين هي وكم هي؟', en: 'Syria’s rubble: where and how much' },
    lead: {
      ar: 'نحسب للبلديات والجهات المانحة ما تحتاج إليه إزالة الأنقاض، ونصمّم محطات تدويرها. اكتب لنا أين تقع الأنقاض وكم كميتها.',
      en: 'For municipalities and donors we calculate what a clearance needs, and design the recycling plants. Tell us where the rubble lies and how much there is.',
    },
    facts: [
      {
        label: { ar: 'من زلزال 2023', en: 'from the 2023 earthquake' },
        value: debris.earthquakeTonnes,
      },
    ],
  },
  alert: {
    title: { ar: 'الأنقاض خطرة وإن لم تلمسها', en: 'Rubble is dangerous before anyone touches it' },
  },
  table: {
    title: { ar: 'الأنقاض بحسب الموقع', en: 'Rubble by location' },
    heads: {
      location: { ar: 'الموقع', en: 'Location' },
      amount: { ar: 'الكمية', en: 'Amount' },
      details: { ar: 'التفاصيل', en: 'Details' },
      severity: areasWords.severity,
    },
    rows,
    /** Below the table, before the rule for citing. */
    severities: {
      ar: 'لكل موقع شدّة منطقته، والشدّة في سورية كلها عالية جدًّا.',
      en: 'Each place takes its area’s severity; the country as a whole is very high.',
    },
    quote: {
      ar: 'إن اقتبست رقمًا من أرقامنا فاذكر «{office}» وعنوان الصفحة، وإن اقتبست رقمًا لغيرنا فاذكر ناشره وتاريخه كما في السجلّ.',
      en: 'When you quote a figure of ours, name “{office}” and the address of the page; for any other, name its publisher and date as in the register.',
    },
    register: { ar: 'سجلّ الأرقام', en: 'Register of figures' },
  },
  fates: {
    title: { ar: 'إلى أين تؤول الأنقاض؟', en: 'What becomes of the rubble' },
    cards: fates,
  },
  gis: {
    title: { ar: 'خرائط الدمار بطبقات نظام المعلومات الجغرافية (GIS)', en: 'Destruction maps with GIS layers' },
    text: {
      ar: 'تبيّن خرائط الدمار بطبقاتها أين تقع الأنقاض، وكم كميتها، وما الذي أُزيل منها، ومن أين يبدأ العمل. إن كانت لدى بلدتك قوائم مبانٍ أو بيانات كشف على المباني فاكتب لنا، وأرسل الملفات بالبريد الإلكتروني من غير أسماء المالكين والسكان.',
      en: 'The layers of a destruction map show where the rubble lies, how much there is, what has been cleared and where to begin. If your town has building lists or survey data, write to us and send the files by e-mail, without the names of owners or residents.',
    },
    map: { ar: 'خريطة المناطق', en: 'Map of the areas' },
  },
  closing: {
    question: { ar: 'اسألنا عن بلدتك', en: 'Ask us about your town' },
    text: safety.photo,
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/solutions', label: { ar: 'الحلول', en: 'Solutions' } },
    ],
  },
});
