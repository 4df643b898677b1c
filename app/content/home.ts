import { defineContent } from './define.ts';
import { cutView } from './drawings/recycling-line.ts';
import { office } from './office.ts';
import { alRaqama, dairy, damascus, debris, facade, solutions } from './registered.ts';

export const home = defineContent('home', {
  meta: {
    title: office.name,
    description: {
      ar: 'مكتب هندسي ألماني سوري يصمّم محطات تحوّل الأنقاض إلى مواد بناء، ومحطات ضخ ومعالجة، ومباني بنماذج BIM، ويورّد آلات التدوير من ألمانيا.',
      en: 'A German-Syrian engineering office: plants that turn rubble into building material; wastewater and pumping; buildings with BIM; recycling machinery from Germany.',
    },
  },
  hero: {
    title: [
      { ar: 'الإعمار يبدأ', en: 'Rebuilding starts' },
      { ar: 'من الأنقاض.', en: 'with the rubble.' },
    ],
    lead: {
      ar: 'نصمّم ونجهّز محطات تحوّل الأنقاض إلى مواد بناء. ونصمّم محطات الضخ والمعالجة وما يُبنى بعد ذلك.',
      en: 'We design and equip plants that turn rubble into building material. We also design pumping stations, wastewater treatment and buildings.',
    },
    button: { ar: 'اكتشف الحلول', en: 'Discover solutions' },
    /** A line in general, with a sheet number of its own: RC-01 is the line of the Damascus plant. */
    sheet: 'RL-01',
    sheetTitle: { ar: 'خط تدوير، رسم عام', en: 'A recycling line in general' },
    rows: {
      crusher: { ar: 'الطاقة الاسمية للمكسّرة', en: 'Crusher, rated output' },
      steel: { ar: 'الحديد المسترجع', en: 'Steel recovered' },
      input: { ar: 'المدخل', en: 'Input' },
      inputValue: { ar: 'أنقاض', en: 'Debris' },
      output: { ar: 'الناتج', en: 'Output' },
      outputValue: { ar: 'حصويات وحديد', en: 'Aggregate, steel' },
      status: { ar: 'الحالة', en: 'Status' },
      statusValue: { ar: 'رسم توضيحي', en: 'Illustration' },
      subtitle: { ar: 'مخطط سير العملية، بلا مقياس', en: 'Process flow, not to scale' },
    },
    /** Beside the balloons' names, in their order. */
    notes: [
      { ar: 'أنقاض مفروزة ومغذٍّ هزّاز', en: 'sorted rubble, vibrating feeder' },
      { ar: 'مكسّرة فكّية في مقطع', en: 'jaw crusher, cut open' },
      { ar: 'فاصل مغناطيسي فوق السير', en: 'overband magnet' },
      { ar: 'ثلاث طبقات', en: 'three decks' },
      { ar: 'ناعم ومتوسط وخشن', en: 'fine, medium, coarse' },
    ],
    crusherOutput: { value: solutions.mobileCrushers.crusherTonnesPerHour, unit: 'tonnePerHour' },
    steelRecovered: { value: solutions.rebarSeparation.recoveryPercent, unit: 'percent' },
  },
  banner: {
    name: { ar: 'الوضع', en: 'Situation' },
    pause: { ar: 'أوقف التبديل', en: 'Pause' },
    messages: [
      {
        text: {
          ar: '{n} من الأنقاض في سورية',
          en: '{n} of debris in Syria',
        },
        figures: { n: { value: debris.totalTonnes, unit: 'quotedTon' } },
      },
      {
        text: {
          ar: '{n}: أنقاض زلزال 2023 في تركيا، بتقدير برنامج الأمم المتحدة الإنمائي',
          en: '{n} from the 2023 earthquake in Türkiye, as UNDP estimates',
        },
        figures: { n: { value: debris.earthquakeTonnes, unit: 'quotedTon' } },
      },
      {
        text: {
          ar: '{n} خرسانة مسلّحة',
          en: '{n} reinforced concrete',
        },
        figures: { n: { value: debris.reinforcedConcretePercent, unit: 'percent' } },
      },
      {
        text: {
          ar: 'نسبة الدمار {n} في أحد أحياء دمشق',
          en: '{n} destruction in one Damascus district',
        },
        figures: { n: { value: debris.damascusDistrictDestroyedPercent, unit: 'percent' } },
      },
      {
        text: {
          ar: '{n} في الغوطة الشرقية',
          en: '{n} in Eastern Ghouta',
        },
        figures: { n: { value: debris.easternGhoutaBuildings, unit: 'destroyedBuilding' } },
      },
      {
        text: {
          ar: '{n} في إدلب',
          en: '{n} in Idlib',
        },
        figures: { n: { value: debris.idlibDumps, unit: 'illegalDump' } },
      },
    ],
  },
  projects: {
    title: { ar: 'أربعة مجالات، وتوريد الآلات', en: 'Four fields, and the supply of machinery' },
    note: {
      ar: 'الصور مرسومة على ما لدينا من أرقام، وما عداها تخطيطي.',
      en: 'The drawings follow the figures we have; the rest is schematic.',
    },
    cards: [
      {
        id: 'recycling',
        href: '/projects/recycling',
        picture: 'recycling-line',
        sheet: 'RC-01',
        view: cutView,
        title: { ar: 'تدوير الأنقاض', en: 'Debris recycling' },
        text: {
          text: {
            ar: 'خط يغذّي ويكسّر ويفصل ويغربل، فتخرج الحصويات مصنّفة والحديد مفصولًا. محطة دمشق مصمَّمة لطاقة {n}.',
            en: 'A line that feeds, crushes, separates and screens: graded aggregate comes out, and steel apart from it. The Damascus plant is designed for {n}.',
          },
          figures: { n: { value: damascus.plantTonnesPerHour, unit: 'tonnePerHour' } },
        },
      },
      {
        id: 'water-treatment',
        href: '/projects/water-treatment',
        picture: 'al-raqama-section',
        sheet: 'WT-01',
        view: { ar: 'محطة الرقامة، مقطع', en: 'Al-Raqama station, section' },
        title: { ar: 'الصرف الصحي والضخ', en: 'Wastewater and pumping' },
        text: {
          text: {
            ar: 'محطات ضخ وخطوط نقل ومعالجة. في محطة الرقامة {pumps}، والضاغط {n}.',
            en: 'Stations, conveyance and treatment. At Al-Raqama {pumps} work against a head of {n}.',
          },
          figures: {
            pumps: { value: alRaqama.pumps, unit: 'pump' },
            n: { value: alRaqama.headMetres, unit: 'metre' },
          },
        },
      },
      {
        id: 'construction',
        href: '/projects/construction',
        picture: 'steel-facade',
        sheet: 'SF-01',
        view: { ar: 'الواجهة الفولاذية، واجهة أمامية', en: 'Steel façade, front elevation' },
        title: { ar: 'الإنشاءات', en: 'Construction' },
        text: {
          text: {
            ar: 'واجهة لمنشأة فولاذ طولها {n}، وصالة رياضية، ومبنى معمل ألبان من {floors}.',
            en: 'The façade of a steel facility {n} long, a sports hall, and a dairy building of {floors}.',
          },
          figures: {
            n: { value: facade.lengthMetres, unit: 'metre' },
            floors: { value: dairy.floors, unit: 'floor' },
          },
        },
      },
      {
        id: 'bem',
        href: '/projects/bem',
        picture: 'dairy-axonometric',
        sheet: 'DB-01',
        view: { ar: 'مبنى معمل الألبان مفتوحًا طابقًا بعد طابق', en: 'Dairy building, cut open floor by floor' },
        title: { ar: 'نمذجة معلومات البناء', en: 'Building information modelling' },
        text: {
          text: {
            ar: 'النموذج الرقمي لمبنى معمل ألبان: {n} وهيكل من الخرسانة المسلّحة.',
            en: 'The digital model of a dairy building of {n} in reinforced concrete.',
          },
          figures: { n: { value: dairy.floors, unit: 'floor' } },
        },
      },
      {
        id: 'our-projects',
        href: '/our-projects',
        picture: 'mobile-crusher',
        sheet: 'MC-01',
        view: { ar: 'مكسّرة متنقّلة على مقطورة منخفضة', en: 'Mobile crusher on a low-loader' },
        title: { ar: 'آلات تدوير لسورية', en: 'Recycling machinery for Syria' },
        text: {
          ar: 'مكسّرات وغرابيل ومغانط: نختارها ونفحصها ونورّدها ونشغّلها.',
          en: 'Crushers, screens and magnets: selected, inspected, delivered and put to work.',
        },
      },
    ],
  },
  team: {
    title: { ar: 'الإدارة', en: 'Management' },
    people: [
      {
        picture: 'portrait-managing',
        of: 'managing',
        text: {
          ar: 'يدير المكتب ومشاريعه.',
          en: 'Runs the office and its projects.',
        },
      },
      {
        picture: 'portrait-technical',
        of: 'technical',
        text: {
          ar: 'يدير العمل الفني والتصميم.',
          en: 'Runs the technical work and the design.',
        },
      },
    ],
  },
  call: {
    title: { ar: 'ماذا يوجد في موقعك؟', en: 'What is on your site?' },
    text: {
      ar: 'أرسل المكان والكمية التقريبية، وصورة من طريق مسلوك، بعيدًا عن الأنقاض والجدران المتضرّرة. ولا تدخل بين الأنقاض من أجلها.',
      en: 'Send us the place, a rough amount and a photo taken from a well-used street, at a safe distance from rubble and damaged walls. Do not go in among the rubble for it.',
    },
    button: { ar: 'راسلنا عبر واتساب', en: 'Write on WhatsApp' },
    quoteIntro: { ar: 'تبدأ رسالتك هكذا:', en: 'Your message starts with' },
    note: { ar: 'يُفتح واتساب في تبويب جديد.', en: 'WhatsApp opens in a new tab.' },
    privacy: { ar: 'الخصوصية عند المراسلة', en: 'Privacy when you write' },
  },
});
