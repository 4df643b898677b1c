import { defineContent } from './define-content.ts';
import { environment } from './figures/environment.ts';
import type { FigureRecord } from './figures/records.ts';
import { type Figure, type RichText, text, withUnit } from './rich-text.ts';
import { healthExample } from './settings.ts';
import { safety } from './shared/safety.ts';
import type { Text } from './text.ts';

const wells = environment.wellsThreatened;
const range = environment.pollutionSquareKilometres;
const depth = environment.leakDepthMetres;
const furtherWells = environment.furtherWells;
const years = environment.furtherWellsYears;
const treatment = environment.treatmentDollars;
const recovery = environment.recoveryYears;

interface Impact {
  title: Text;
  /** On a scale from 0 to 100; not a percentage. */
  severity: FigureRecord;
  text: Text;
  location: Text;
  affected: Text;
}

/** EN-1: three impacts, each with severity, location and what is affected. */
const impacts: readonly Impact[] = [
  {
    title: { ar: 'تلوث التربة', en: 'Soil contamination' },
    severity: environment.soilPercent,
    text: {
      ar: 'حيث تُطرح الأنقاض على أرض مكشوفة، يغسل المطر منها كبريتات الجبس وبقايا الوقود والمعادن الثقيلة التي في الدهانات.',
      en: 'Where rubble lies on open ground, rain washes out sulphate from its gypsum, heavy metals from its paint, and residues of fuel.',
    },
    location: { ar: 'الأرض تحت المكبّات', en: 'The ground under dumps' },
    affected: {
      ar: 'من يزرعون الأرض ومن يأكلون مما ينبت فيها',
      en: 'People who farm the ground or eat what grows on it',
    },
  },
  {
    title: { ar: 'تلوث الهواء', en: 'Air pollution' },
    severity: environment.airPercent,
    text: {
      ar: 'تُطلق الأنقاض الجافة مع كل ريح وكل شاحنة غبارًا ناعمًا من الإسمنت والسيليكا، وقد يكون فيه أسبستوس.',
      en: 'Wind and trucks raise fine dust from dry rubble: cement, silica and sometimes asbestos.',
    },
    location: { ar: 'الشوارع ومواقع رفع الأنقاض', en: 'Streets and clearing sites' },
    affected: { ar: 'من يسكنون قرب الأنقاض أو يعملون فيها', en: 'People who live beside the rubble or work in it' },
  },
  {
    title: { ar: 'تلوث المياه', en: 'Water pollution' },
    severity: environment.waterPercent,
    text: {
      ar: 'تتسرّب الملوّثات عبر التربة إلى المياه الجوفية، ومنها إلى الآبار التي يشرب الناس منها.',
      en: 'Pollutants that pass through the soil reach the groundwater and the wells that people drink from.',
    },
    location: { ar: 'الآبار والسواقي', en: 'Wells and streams' },
    affected: { ar: 'من يشربون من الآبار القريبة', en: 'People who drink from nearby wells' },
  },
];

const conditions: readonly { name: Text; cases: FigureRecord }[] = [
  {
    name: { ar: 'أمراض الجهاز التنفسي', en: 'Respiratory diseases' },
    cases: environment.respiratoryCases,
  },
  {
    name: { ar: 'الحساسية المزمنة', en: 'Chronic allergies' },
    cases: environment.allergyCases,
  },
  {
    name: { ar: 'الأمراض الجلدية', en: 'Skin diseases' },
    cases: environment.skinCases,
  },
  {
    name: { ar: 'أمراض العيون', en: 'Eye diseases' },
    cases: environment.eyeCases,
  },
];

/** The simulation in three periods. */
const course: readonly { when: RichText; facts: readonly { value: Figure; label: Text }[] }[] = [
  {
    when: { ar: 'الآن', en: 'Now' },
    facts: [
      { value: { value: wells, unit: null }, label: { ar: 'آبار مهدّدة', en: 'wells under threat' } },
      { value: range, label: { ar: 'المساحة الملوّثة', en: 'polluted area' } },
      { value: depth, label: { ar: 'عمق التسرّب', en: 'depth of leachate' } },
    ],
  },
  {
    when: { ar: text`خلال ${years}`, en: text`Within ${years}` },
    facts: [
      {
        value: { value: furtherWells, unit: null },
        label: { ar: 'آبار أخرى تصير مهدّدة', en: 'more wells under threat' },
      },
    ],
  },
  {
    when: { ar: 'المعالجة', en: 'Clean-up' },
    facts: [
      { value: treatment, label: { ar: 'كلفة المعالجة', en: 'cost of clean-up' } },
      { value: recovery, label: { ar: 'مدة تعافي التربة والمياه', en: 'for soil and water to recover' } },
    ],
  },
];

const proposals: readonly { title: Text; text: Text; more?: Text }[] = [
  {
    title: { ar: 'عزل المكبّات وتغطيتها', en: 'Line and cover the dumps' },
    text: {
      ar: 'تُفرش في المواقع الجديدة طبقة كتيمة تحت الأنقاض، وتُغطّى المواقع القديمة ويُحفر حولها خندق يجمع ما يسيل عنها من ماء المطر.',
      en: 'New sites get a sealed base under the rubble, old ones a cover and a ditch that catches the rainwater running off them.',
    },
  },
  {
    title: { ar: 'ترطيب الغبار ووقاية العاملين', en: 'Keep dust down and protect workers' },
    text: safety.dust,
    more: {
      ar: 'وتُغطّى الأكوام والشاحنات بالشوادر.',
      en: 'Heaps and loaded trucks are covered with tarpaulins.',
    },
  },
  {
    title: { ar: 'الأسبستوس للمدرَّبين وحدهم', en: 'Leave suspected asbestos to trained people' },
    text: safety.asbestos,
  },
  {
    title: { ar: 'مراقبة الآبار', en: 'Monitor the wells' },
    text: {
      ar: 'تؤخذ عيّنات منتظمة من كل بئر قريبة من مكبّ، وتُعلن نتائجها لمن يشربون منها.',
      en: 'Every well near a dump is sampled regularly, and the results are made known to the people who drink from it.',
    },
  },
  {
    title: { ar: 'التدوير بدل الرمي', en: 'Recycle instead of dumping' },
    text: {
      ar: 'ما يُعاد تدويره لا يبقى في العراء، ويقلّل الحاجة إلى حجر المقالع وخام الحديد.',
      en: 'Recycled rubble no longer lies in the open, and less quarried stone and iron ore is needed.',
    },
  },
];

/** The long part of EN-1: static HTML that no script loads. */
export const consequences = defineContent('environmental-consequences', {
  impacts: {
    title: { ar: 'ثلاثة مسالك للتلوث', en: 'Three paths of pollution' },
    severity: { ar: 'الشدّة', en: 'Severity' },
    location: { ar: 'الموقع', en: 'Location' },
    affected: { ar: 'المتأثّرون', en: 'Affected' },
    items: impacts,
  },
  health: {
    title: { ar: 'صحة السكان', en: 'Health of\u00a0residents' },
    note: {
      ar: text`عدد الحالات لكل ${withUnit(environment.per, null)}\u00a0نسمة.`,
      en: text`Cases per ${withUnit(environment.per, null)}\u00a0residents.`,
    },
    conditions,
    calculator: {
      title: { ar: 'كم حالة في بلدتك؟', en: 'Cases in\u00a0your town' },
      text: {
        ar: text`اقسم عدد السكان على ${withUnit(environment.per, null)}، ثم اضرب الناتج في كل رقم من الأرقام الأربعة.`,
        en: text`Divide the number of residents by ${withUnit(environment.per, null)}, then multiply the result by each of the four numbers.`,
      },
      /** Above the cases of each condition. */
      example: {
        ar: text`مثال: بلدة فيها ${withUnit(healthExample.residents, 'resident')}`,
        en: text`Example: a town of ${withUnit(healthExample.residents, 'resident')}`,
      },
    },
  },
  simulation: {
    title: { ar: 'محاكاة التلوث', en: 'Pollution simulation' },
    text: {
      ar: 'تهدّد رشاحة المكبّات آبارًا اليوم، وآبارًا أخرى خلال ثلاث سنوات. وللمعالجة كلفة، وللتعافي مدة:',
      en: 'The leachate threatens wells now, and more within three years. Clean-up and recovery take money and time:',
    },
    course,
  },
  proposals: {
    title: { ar: 'حلول مقترحة', en: 'Proposed solutions' },
    items: proposals,
  },
});
