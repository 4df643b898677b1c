import { defineContent } from './define-content.ts';
import { content as pumpingSection } from './drawings/al-raqama-section.ts';
import { content as cutaway } from './drawings/dairy-axonometric.ts';
import { content as crusher } from './drawings/mobile-crusher.ts';
import { content as sitePlan } from './drawings/plant-site-plan.ts';
import { content as steelFacade } from './drawings/steel-facade.ts';
import { damascus } from './figures/damascus.ts';
import { alRaqama, dairy, facade } from './figures/projects.ts';
import { debris } from './figures/rubble.ts';
import { office } from './office.ts';
import { text, withUnit } from './rich-text.ts';
import { safety } from './shared/safety.ts';

export const home = defineContent('home', {
  meta: {
    title: office.name,
    description: {
      ar: 'مكتب هندسي ألماني سوري يصمّم محطات تحوّل الأنقاض إلى مواد بناء، ومحطات ضخ ومعالجة، ومبانيَ بنماذج BIM، ويورّد آلات التدوير من ألمانيا.',
      en: 'A German-Syrian engineering office: plants to turn rubble into building material; wastewater and pumping; buildings with BIM; recycling machinery from Germany.',
    },
  },
  hero: {
    title: [
      { ar: 'الإعمار يبدأ', en: 'Rebuilding starts' },
      { ar: 'من الأنقاض', en: 'with the rubble' },
    ],
    lead: {
      ar: 'نصمّم ونجهّز للبلديات والجهات المانحة وأصحاب المواقع في سورية محطات تحوّل الأنقاض إلى مواد بناء. ونصمّم أيضًا محطات الضخ والمعالجة والمباني. اكتب لنا أين يقع موقعك، وما الذي تحتاج إليه فيه.',
      en: 'For municipalities, donors and site owners in Syria, we design and equip plants to turn rubble into building material. We also design pumping stations, wastewater treatment plants and buildings. Tell us where your site is and what you need there.',
    },
    button: { ar: 'اكتشف حلولنا', en: 'Discover our solutions' },
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
      { ar: 'غربال هزّاز', en: 'vibrating screen' },
      { ar: 'ناعم ومتوسط وخشن', en: 'fine, medium, coarse' },
    ],
  },
  /** Above the planner's three questions. */
  ask: {
    title: { ar: 'ما الذي تحتاج إليه إزالة الأنقاض؟', en: 'What does your clearance need?' },
    text: {
      ar: 'نحسب ما تحتاج إليه بلدتك من محطات وشاحنات، وكم يخرج من الحصويات.',
      en: 'We calculate the plants and trucks your town needs, and how much aggregate comes out.',
    },
  },
  doors: {
    title: { ar: 'بمَ نساعدك؟', en: 'How can we help?' },
    list: [
      {
        to: '/planner',
        who: { ar: 'أعمل في بلدية', en: 'I run a municipality' },
        link: { ar: 'حاسبة الإزالة', en: 'Clearance planner' },
      },
      {
        to: '/capability',
        who: { ar: 'أموّل أو أطرح مناقصة', en: 'I fund or procure' },
        link: { ar: 'ملفّنا التعريفي', en: 'Our capability' },
      },
      {
        to: '/legal',
        who: { ar: 'تهدّم بيتي', en: 'My house was destroyed' },
        link: { ar: 'حقوقك', en: 'Your rights' },
      },
      {
        to: '/our-projects',
        who: { ar: 'أحتاج إلى آلة', en: 'I need a machine' },
        link: { ar: 'الآلات', en: 'The machines' },
      },
    ],
  },
  banner: {
    name: { ar: 'أزمة الأنقاض', en: 'The debris crisis' },
    pause: { ar: 'أوقف التبديل', en: 'Pause' },
    /** Under reduced motion each message has a button. */
    position: { ar: '{n} من {total}', en: '{n} of {total}' },
    messages: [
      {
        ar: text`${withUnit(debris.totalTonnes, 'quotedTon')} من الأنقاض في سورية`,
        en: text`${withUnit(debris.totalTonnes, 'quotedTon')} of debris in Syria`,
      },
      {
        ar: text`${withUnit(debris.earthquakeTonnes, 'quotedTon')} من زلزال 2023`,
        en: text`${withUnit(debris.earthquakeTonnes, 'quotedTon')} from the 2023 earthquake`,
      },
      {
        ar: text`${debris.reinforcedConcretePercent} من الأنقاض خرسانة مسلّحة`,
        en: text`${debris.reinforcedConcretePercent} reinforced concrete`,
      },
      {
        ar: text`نسبة الدمار ${debris.damascusDistrictDestroyedPercent} في أحد أحياء دمشق`,
        en: text`${debris.damascusDistrictDestroyedPercent} destruction in one Damascus district`,
      },
      {
        ar: text`${withUnit(debris.easternGhoutaBuildings, 'destroyedBuilding')} في الغوطة الشرقية`,
        en: text`${withUnit(debris.easternGhoutaBuildings, 'destroyedBuilding')} in Eastern Ghouta`,
      },
      {
        ar: text`${withUnit(debris.idlibDumps, 'illegalDump')} في إدلب`,
        en: text`${withUnit(debris.idlibDumps, 'illegalDump')} in Idlib`,
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
        view: sitePlan.view,
        title: { ar: 'تدوير الأنقاض', en: 'Debris recycling' },
        text: {
          ar: text`نصمّم محطات تكسّر الأنقاض وتفصل حديدها وتغربلها حصويات مصنّفة. محطة دمشق طاقتها الاسمية ${damascus.plantTonnesPerHour}.`,
          en: text`We design plants that crush rubble, take out the steel and screen graded aggregate. The Damascus plant is rated at ${damascus.plantTonnesPerHour}.`,
        },
      },
      {
        id: 'water-treatment',
        href: '/projects/water-treatment',
        subject: 'water',
        picture: 'al-raqama-section',
        sheet: pumpingSection.sheet,
        view: pumpingSection.view,
        title: { ar: 'الصرف الصحي والضخ', en: 'Wastewater and pumping' },
        text: {
          ar: text`نصمّم محطات الضخ والمعالجة وخطوط الدفع. في محطة الرقامة ${alRaqama.pumps}، وارتفاع الرفع ${alRaqama.headMetres}.`,
          en: text`We design pumping stations, mains and wastewater treatment plants. The Al-Raqama station has ${alRaqama.pumps} and a head of ${alRaqama.headMetres}.`,
        },
      },
      {
        id: 'construction',
        href: '/projects/construction',
        subject: 'building',
        picture: 'steel-facade',
        sheet: steelFacade.sheet,
        view: steelFacade.view,
        title: { ar: 'الإنشاءات', en: 'Construction' },
        text: {
          ar: text`نصمّم الصالات والواجهات ومباني الإنتاج: صالة رياضية، ومبنى معمل ألبان من ${dairy.floors}، وواجهة منشأة فولاذ طولها ${facade.lengthMetres}.`,
          en: text`We design halls, façades and production buildings: a sports hall, a ${withUnit(dairy.floors, 'storey')} dairy building, and the façade of a steel facility ${facade.lengthMetres} long.`,
        },
      },
      {
        id: 'bem',
        href: '/projects/bem',
        subject: 'building',
        picture: 'dairy-axonometric',
        sheet: cutaway.sheet,
        view: cutaway.view,
        title: { ar: 'نمذجة معلومات البناء', en: 'Building information modelling' },
        text: {
          ar: 'يكشف نموذجنا لمبنى معمل الألبان مواضع التعارض قبل صبّ الخرسانة.',
          en: 'Our model of the dairy building shows clashes before concrete is poured.',
        },
      },
      {
        id: 'our-projects',
        href: '/our-projects',
        subject: 'machine',
        picture: 'mobile-crusher',
        sheet: crusher.sheet,
        view: crusher.view,
        title: { ar: 'آلات تدوير لسورية', en: 'Recycling machinery for Syria' },
        text: {
          ar: 'نورّد إلى سورية كسّارات وغرابيل وفواصل مغناطيسية من ألمانيا، ونركّبها ونضعها في الخدمة.',
          en: 'We supply crushers, screens and magnets from Germany to Syria, and install and commission them.',
        },
      },
    ],
  },
  team: {
    title: { ar: 'الإدارة', en: 'Management' },
    /** `mark`, the initials of the position, and `duty` stand until the office gives a portrait and a description. */
    people: [
      {
        of: 'managing',
        mark: { ar: 'م ع', en: 'MD' },
        duty: {
          ar: 'يدير المكتب، وهو المسؤول عن عقوده وشراكاته.',
          en: 'Runs the office and answers for its contracts and partnerships.',
        },
      },
      {
        of: 'technical',
        mark: { ar: 'م ف', en: 'TD' },
        duty: {
          ar: 'مسؤول عن التصميم والحسابات واختيار الآلات.',
          en: 'Answers for design, calculations and the choice of machines.',
        },
      },
    ],
  },
  call: {
    title: { ar: 'اسألنا عن موقعك', en: 'Ask us about your site' },
    text: safety.photo,
    button: { ar: 'راسلنا بواتساب', en: 'Write on WhatsApp' },
    form: { ar: 'أو عبر صفحة التواصل', en: 'or use the contact form' },
    privacy: { ar: 'الخصوصية عند المراسلة', en: 'Privacy when you write' },
  },
});
