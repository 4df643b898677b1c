import { defineContent } from './define-content.ts';
import { content as sitePlan } from './drawings/plant-site-plan.ts';
import type { Figure } from './figure-types.ts';
import { damascus } from './figures/damascus.ts';
import { alRaqama, dairy, facade } from './figures/projects.ts';
import { debris } from './figures/rubble.ts';
import { solutions } from './figures/solutions.ts';
import { n } from './inline.ts';
import { office } from './office.ts';
import type { PagePath } from './shared/pages.ts';
import type { Text } from './text.ts';

/** A kind of visitor: their words, their benefit, one figure with its scope, and a link. */
export interface Door {
  to: PagePath;
  who: Text;
  text: Text;
  figure: Figure | Text;
  scope: Text;
  link: Text;
}

export const home = defineContent('home', {
  meta: {
    title: office.name,
    description: {
      ar: 'مكتب هندسي ألماني سوري يصمّم محطات تحوّل الأنقاض إلى مواد بناء، ومحطات ضخ ومعالجة، ومبانيَ بنماذج BIM، ويورّد آلات التدوير من ألمانيا.',
      en: 'A German-Syrian engineering office: plants that turn rubble into building material; wastewater and pumping; buildings with BIM; recycling machinery from Germany.',
    },
  },
  hero: {
    title: [
      { ar: 'الإعمار يبدأ', en: 'Rebuilding starts' },
      { ar: 'من الأنقاض', en: 'with the rubble' },
    ],
    lead: {
      ar: 'نصمّم ونجهّز محطات تحوّل الأنقاض إلى مواد بناء، للبلديات والجهات المانحة وأصحاب المواقع الكبيرة في سورية. ونصمّم المباني ومحطات الضخ والمعالجة. اكتب لنا أين موقعك وماذا فيه.',
      en: 'We design and equip plants that turn rubble into building material, for municipalities, donors and owners of large sites in Syria. We also design pumping stations, wastewater treatment and buildings. Tell us where your site is and what is on it.',
    },
    button: { ar: 'اكتشف حلًّا لموقعك', en: 'Discover a solution' },
    /** The owner of a house and the buyer of a machine would otherwise have to look for their pages. */
    links: [
      { to: '/legal', label: { ar: 'هل تهدّم بيتك؟', en: 'House destroyed?' } },
      { to: '/our-projects', label: { ar: 'هل تبحث عن آلة؟', en: 'Need a machine?' } },
    ],
    /** In the drawing, on a phone. */
    goesIn: { ar: 'تدخل الأنقاض', en: 'In: rubble' },
    comesOut: { ar: 'وتخرج حصويات مصنّفة', en: 'Out: graded aggregate' },
    /** Beside the names of the balloons, in order. */
    notes: [
      { ar: 'أنقاض مفروزة', en: 'sorted rubble' },
      { ar: 'كسّارة فكّية', en: 'jaw crusher' },
      { ar: 'مغناطيس فوق السير', en: 'magnet over the belt' },
      { ar: 'ثلاث طبقات', en: 'three decks' },
      { ar: 'ناعم ومتوسط وخشن', en: 'fine, medium, coarse' },
    ],
  },
  /** The planner's three questions, with an example as initial value. */
  ask: {
    title: { ar: 'ثلاثة أسئلة، والجواب خطة', en: 'Three questions, one plan' },
    text: {
      ar: 'كم يلزم من محطات وشاحنات وأيام لإزالة الأنقاض؟',
      en: 'How many plants, trucks and days for loading, haulage and crushing?',
    },
    amount: { ar: 'كم لديك من الأنقاض؟', en: 'How much rubble?' },
    by: { ar: 'وحدة الكمية', en: 'Unit of the amount' },
    ways: {
      tonnes: { ar: 'طن', en: 'tonnes' },
      volume: { ar: 'م³', en: 'm³' },
    },
    months: { ar: 'المهلة (بالأشهر)', en: 'How many months?' },
    monthsUnit: { ar: 'شهر', en: 'months' },
    distance: { ar: 'المسافة إلى المحطة', en: 'Haul to plant' },
    distanceUnit: { ar: 'كيلومتر', en: 'km' },
    submit: { ar: 'احسب الخطة', en: 'Calculate the plan' },
    example: { amount: 100_000, months: 12, kilometres: 8 },
  },
  doors: {
    title: { ar: 'بمَ نساعدك؟', en: 'How can we help?' },
    list: [
      {
        to: '/planner',
        who: { ar: 'أعمل في بلدية', en: 'I run a municipality' },
        text: {
          ar: 'تُفتح الشوارع بعد تفتيشها بحثًا عن مخلّفات الحرب، وتبقى المواد المفحوصة في بلدتك للطرق والبلوك والردميات.',
          en: 'Streets are surveyed, then cleared; tested material stays in town for roads, blocks and fill.',
        },
        figure: damascus.plantTonnesPerHour,
        scope: {
          ar: 'الطاقة الاسمية لمحطة دمشق، وهي قيد التركيب',
          en: 'rated output of the Damascus plant, now being installed',
        },
        link: { ar: 'خطّط للإزالة', en: 'Plan the clearance' },
      },
      {
        to: '/capability',
        who: { ar: 'أموّل أو أطرح مناقصة', en: 'I fund or procure' },
        text: {
          ar: 'في ملفّنا التعريفي الطاقات الإنتاجية والكلف التقديرية وأبرز المشاريع.',
          en: 'Our capability statement gives capacities, estimated costs and projects.',
        },
        figure: { ar: 'صفحتان', en: 'Two pages' },
        scope: { ar: 'ملف PDF بالعربية والإنكليزية', en: 'as a PDF, in Arabic and English' },
        link: { ar: 'الملف التعريفي', en: 'Capability statement' },
      },
      {
        to: '/legal',
        who: { ar: 'تهدّم بيتي', en: 'My house was destroyed' },
        text: {
          ar: 'نشرح أربع خطوات، من إثبات أن البيت لك إلى المطالبة بالتعويض.',
          en: 'We explain four steps, from proving that it is yours to claiming compensation.',
        },
        figure: { ar: 'مجانًا', en: 'Free' },
        scope: { ar: 'شرح الخطوات والأوراق', en: 'information on steps and papers' },
        link: { ar: 'حقوقك خطوة خطوة', en: 'Your rights, step by step' },
      },
      {
        to: '/our-projects',
        who: { ar: 'أحتاج إلى آلة', en: 'I need a machine' },
        text: {
          ar: 'نختارها في ألمانيا ونفحصها وننقلها ونشغّلها معك.',
          en: 'We choose it in Germany, inspect it, ship it and start it up with you.',
        },
        figure: { value: solutions.mobileCrushers.crusherTonnesPerHour, unit: 'tonnePerHour' },
        scope: { ar: 'الطاقة الاسمية لكسّارة فكّية', en: 'rated output of a jaw crusher' },
        link: { ar: 'شاهد الآلات', en: 'See the machines' },
      },
    ] satisfies readonly Door[],
  },
  banner: {
    name: { ar: 'الوضع', en: 'Situation' },
    pause: { ar: 'أوقف التبديل', en: 'Pause' },
    /** Under reduced motion each message has a button. */
    position: { ar: '{n} من {total}', en: '{n} of {total}' },
    messages: [
      {
        ar: `${n(debris.totalTonnes, 'quotedTon')} من الأنقاض في سورية، بتقديرنا`,
        en: `${n(debris.totalTonnes, 'quotedTon')} of debris in Syria, our estimate`,
      },
      {
        ar: `${n(debris.earthquakeTonnes, 'quotedTon')}: أنقاض زلزال 2023 في تركيا، بتقدير برنامج الأمم المتحدة الإنمائي`,
        en: `${n(debris.earthquakeTonnes, 'quotedTon')} from the 2023 earthquake in Türkiye, as UNDP estimates`,
      },
      {
        ar: `${n(debris.reinforcedConcretePercent)} خرسانة مسلّحة`,
        en: `${n(debris.reinforcedConcretePercent)} reinforced concrete`,
      },
      {
        ar: `نسبة الدمار ${n(debris.damascusDistrictDestroyedPercent)} في أحد أحياء دمشق`,
        en: `${n(debris.damascusDistrictDestroyedPercent)} destruction in one Damascus district`,
      },
      {
        ar: `${n(debris.easternGhoutaBuildings, 'destroyedBuilding')} في الغوطة الشرقية`,
        en: `${n(debris.easternGhoutaBuildings, 'destroyedBuilding')} in Eastern Ghouta`,
      },
      {
        ar: `${n(debris.idlibDumps, 'illegalDump')} في إدلب`,
        en: `${n(debris.idlibDumps, 'illegalDump')} in Idlib`,
      },
    ],
  },
  projects: {
    title: { ar: 'ما نصمّمه وما نورّده', en: 'What we design and supply' },
    completion: { ar: 'محطة دمشق، نسبة الإنجاز', en: 'Damascus plant, completion' },
    cards: [
      {
        id: 'recycling',
        href: '/projects/recycling',
        subject: 'rubble',
        picture: 'plant-site-plan',
        sheet: sitePlan.sheet,
        view: { ar: 'المحطة في مسقط أفقي', en: 'The plant in plan' },
        title: { ar: 'تدوير الأنقاض', en: 'Debris recycling' },
        text: {
          ar: `نصمّم محطات تكسّر الأنقاض وتفصل حديدها وتغربلها حصويات مصنّفة. محطة دمشق طاقتها الاسمية ${n(damascus.plantTonnesPerHour)}.`,
          en: `We design plants that crush rubble, take out the steel and screen the rest into graded aggregate. The Damascus plant is rated at ${n(damascus.plantTonnesPerHour)}.`,
        },
      },
      {
        id: 'water-treatment',
        href: '/projects/water-treatment',
        subject: 'water',
        picture: 'al-raqama-section',
        sheet: 'WT-01',
        view: { ar: 'مقطع', en: 'Section' },
        title: { ar: 'الصرف الصحي والضخ', en: 'Wastewater and pumping' },
        text: {
          ar: `نصمّم محطات ضخ ومعالجة وخطوط نقل. لمحطة الرقامة ${n(alRaqama.pumps)}، وارتفاع الرفع (الضاغط) فيها ${n(alRaqama.headMetres)}.`,
          en: `We design pumping stations, mains and treatment works. The Al-Raqama station has ${n(alRaqama.pumps)} and a head of ${n(alRaqama.headMetres)}.`,
        },
      },
      {
        id: 'construction',
        href: '/projects/construction',
        subject: 'building',
        picture: 'steel-facade',
        sheet: 'SF-01',
        view: { ar: 'واجهة', en: 'Elevation' },
        title: { ar: 'الإنشاءات', en: 'Construction' },
        text: {
          ar: `من مشاريعنا واجهة معمل فولاذ (طول المنشأة ${n(facade.lengthMetres)})، وصالة رياضية، ومبنى معمل ألبان من ${n(dairy.floors)}.`,
          en: `Our projects include the façade of a steel facility ${n(facade.lengthMetres)} long, a sports hall, and a dairy building with ${n(dairy.floors)}.`,
        },
      },
      {
        id: 'bem',
        href: '/projects/bem',
        subject: 'building',
        picture: 'dairy-axonometric',
        sheet: 'DB-01',
        view: { ar: 'منظور مفتوح', en: 'Cutaway view' },
        title: { ar: 'نمذجة معلومات البناء', en: 'Building information modelling' },
        text: {
          ar: `يكشف نموذجنا لمبنى معمل ألبان من ${n(dairy.floors)} مواضع التعارض قبل صبّ الخرسانة.`,
          en: `Our model of a dairy building with ${n(dairy.floors)} shows clashes before concrete is poured.`,
        },
      },
      {
        id: 'our-projects',
        href: '/our-projects',
        subject: 'machine',
        picture: 'mobile-crusher',
        sheet: 'MC-01',
        view: { ar: 'منظر جانبي', en: 'Side view' },
        title: { ar: 'آلات تدوير لسورية', en: 'Recycling machinery for Syria' },
        text: {
          ar: 'نختار الكسّارات والغرابيل والفواصل المغناطيسية، ونفحصها ونورّدها ونشغّلها.',
          en: 'We select, inspect, deliver and commission crushers, screens and magnets.',
        },
      },
    ],
  },
  team: {
    title: { ar: 'الإدارة', en: 'Management' },
    people: [
      { picture: 'portrait-managing', of: 'managing' },
      { picture: 'portrait-technical', of: 'technical' },
    ],
  },
  call: {
    title: { ar: 'ماذا لديك من أنقاض؟', en: 'What is on your site?' },
    text: {
      ar: 'أرسل المكان والكمية التقريبية وصورة. صوّر من شارع يمشي فيه الناس كل يوم، بعيدًا عن كل جدار متضرّر، ولا تقترب من الأنقاض.',
      en: 'Send us the place, a rough amount and a photo. Take it from a street that people use every day, away from damaged walls and from the rubble.',
    },
    button: { ar: 'راسلنا عبر واتساب', en: 'Write on WhatsApp' },
    form: { ar: 'أو عبر صفحة التواصل', en: 'or use the contact form' },
    privacy: { ar: 'الخصوصية عند المراسلة', en: 'Privacy when you write' },
  },
});
