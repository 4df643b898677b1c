import { defineContent } from './define.ts';
import { office } from './office.ts';
import { alRaqama, dairy, damascus, debris, facade, solutions } from './registered.ts';

export const home = defineContent('home', {
  meta: {
    title: office.name,
    description: {
      ar: 'مكتب هندسي ألماني سوري يدوّر أنقاض المدن السورية، ويخطّط محطات الصرف الصحي والمباني بنماذج BIM، ويورّد آلات التدوير الألمانية.',
      en: 'A German-Syrian engineering office that recycles the rubble of Syrian cities, plans wastewater and buildings with BIM, and supplies German recycling machinery.',
    },
  },
  hero: {
    title: [
      { ar: 'الإعمار يبدأ', en: 'Rebuilding starts' },
      { ar: 'من الأنقاض.', en: 'with the rubble.' },
    ],
    lead: {
      ar: 'نكسّر أنقاض سورية لتعود مواد بناء، ونستخرج حديدها، ونضخّ مياه الصرف ونعالجها، ونخطّط لما يُبنى بعد ذلك.',
      en: 'We crush Syria’s debris into building material, recover its steel, pump and treat wastewater and plan what comes next.',
    },
    button: { ar: 'اكتشف الحلول', en: 'Discover solutions' },
    rows: {
      crusher: { ar: 'إنتاج الكسّارة', en: 'Crusher output' },
      steel: { ar: 'الحديد المسترجع', en: 'Steel recovered' },
      input: { ar: 'المدخل', en: 'Input' },
      inputValue: { ar: 'أنقاض', en: 'Debris' },
      output: { ar: 'الناتج', en: 'Output' },
      outputValue: { ar: 'ركام وحديد', en: 'Aggregate, steel' },
      status: { ar: 'الحالة', en: 'Status' },
      statusValue: { ar: 'رسم توضيحي', en: 'Illustration' },
      subtitle: { ar: 'مخطط سير العملية، بلا مقياس', en: 'Process flow, not to scale' },
    },
    /** Beside the balloons' names, in their order. */
    notes: [
      { ar: 'أنقاض مفروزة ومغذٍّ هزّاز', en: 'sorted rubble, vibrating feeder' },
      { ar: 'كسّارة فكّية في مقطع', en: 'jaw crusher, cut open' },
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
          ar: '{n} من الأنقاض في سورية، بحسب المكتب.',
          en: '{n} of debris lie across Syria, according to the office.',
        },
        figures: { n: { value: debris.totalTonnes, unit: 'tonne' } },
      },
      {
        text: {
          ar: '{n} من أنقاض زلزال 2023، بتقدير برنامج الأمم المتحدة الإنمائي لتركيا.',
          en: '{n} of debris from the 2023 earthquake: the UNDP estimate for Türkiye.',
        },
        figures: { n: { value: debris.earthquakeTonnes, unit: 'tonne' } },
      },
      {
        text: {
          ar: '{n} من الأنقاض خرسانة مسلّحة، بحسب المكتب.',
          en: '{n} of the debris is reinforced concrete, according to the office.',
        },
        figures: { n: { value: debris.reinforcedConcretePercent, unit: 'percent' } },
      },
      {
        text: {
          ar: 'دمار بنسبة {n} في حيّ واحد من أحياء دمشق، بحسب المكتب.',
          en: '{n} destruction in one district of Damascus, according to the office.',
        },
        figures: { n: { value: debris.damascusDistrictDestroyedPercent, unit: 'percent' } },
      },
      {
        text: {
          ar: '{n} مدمَّر في الغوطة الشرقية، بحسب المكتب.',
          en: '{n} destroyed in Eastern Ghouta, according to the office.',
        },
        figures: { n: { value: debris.easternGhoutaBuildings, unit: 'building' } },
      },
      {
        text: {
          ar: '{n} غير نظامي للأنقاض في إدلب، بحسب المكتب.',
          en: '{n} for rubble in Idlib, all illegal, according to the office.',
        },
        figures: { n: { value: debris.idlibDumps, unit: 'dump' } },
      },
    ],
  },
  projects: {
    title: { ar: 'خمسة مجالات عمل', en: 'Five fields of work' },
    note: {
      ar: 'كل صورة هنا مرسومة من أرقام مشروعها، وما كان منها تخطيطيًا مذكور أنه كذلك.',
      en: 'Each picture is drawn from its project’s own figures. What is schematic says so.',
    },
    cards: [
      {
        id: 'recycling',
        href: '/projects/recycling',
        picture: 'recycling-line',
        sheet: 'RC-01',
        view: { ar: 'المغذّي والكسّارة، مقطع', en: 'Feeder and crusher, section' },
        title: { ar: 'تدوير الأنقاض', en: 'Debris recycling' },
        text: {
          text: {
            ar: 'خط يغذّي ويكسّر ويفصل ويغربل، فيخرج الركام مصنّفًا والحديد نظيفًا. محطة دمشق مصمَّمة لإنتاج {n}.',
            en: 'A line that feeds, crushes, separates and screens: graded aggregate and clean steel come out. The Damascus plant is designed for {n}.',
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
            ar: 'محطات ضخ وخطوط نقل ومعالجة. محطة الرقامة ترفع المياه {n} بست مضخات.',
            en: 'Stations, conveyance and treatment. Al-Raqama lifts water {n} with six pumps.',
          },
          figures: { n: { value: alRaqama.headMetres, unit: 'metre' } },
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
            ar: 'واجهة فولاذية طولها {n}، وصالة رياضية، ومبنى إنتاج من أربعة طوابق.',
            en: 'A steel façade {n} long, a sports hall and a four-floor production building.',
          },
          figures: { n: { value: facade.lengthMetres, unit: 'metre' } },
        },
      },
      {
        id: 'bem',
        href: '/projects/bem',
        picture: 'dairy-axonometric',
        sheet: 'BM-01',
        view: { ar: 'مبنى الألبان مقطوعًا طابقًا بعد طابق', en: 'Dairy building, cut open floor by floor' },
        title: { ar: 'نمذجة معلومات البناء', en: 'Building information modelling' },
        text: {
          text: {
            ar: '{n} لمبنى ألبان، منسّقة في نموذج واحد قبل صبّ أول سقف.',
            en: '{n} of a dairy building, coordinated in one model before the first slab is poured.',
          },
          figures: { n: { value: dairy.floors, unit: 'floor' } },
        },
      },
      {
        id: 'our-projects',
        href: '/our-projects',
        picture: 'mobile-crusher',
        sheet: 'MC-01',
        view: { ar: 'كسّارة متنقّلة على مقطورة منخفضة', en: 'Mobile crusher on a low-loader' },
        title: { ar: 'آلات تدوير لسورية', en: 'Recycling machinery for Syria' },
        text: {
          ar: 'كسّارات وغرابيل ومغانط: نختارها ونفحصها ونورّدها ونشغّلها.',
          en: 'Crushers, screens and magnets: selected, inspected, delivered and put to work.',
        },
      },
    ],
  },
  team: {
    title: { ar: 'من يوقّع على العمل', en: 'Who signs for the work' },
    pending: { ar: 'لم يُنشر الاسم والصورة بعد', en: 'Name and portrait not yet published' },
    people: [
      {
        picture: 'portrait-managing',
        position: office.people.managing,
        text: {
          ar: 'يقود المكتب، ويُسأل عن العقود والجدول الزمني والسلامة في كل موقع.',
          en: 'Leads the office; answers for contracts, schedule and safety on every site.',
        },
      },
      {
        picture: 'portrait-technical',
        position: office.people.technical,
        text: {
          ar: 'يوقّع المخططات: تصميم العمليات ومحطات الضخ والمنشآت ونموذج البناء.',
          en: 'Signs the drawings: process design, pumping stations, structures and the building model.',
        },
      },
    ],
  },
  call: {
    title: { ar: 'ماذا يوجد في موقعك؟', en: 'What stands on your site?' },
    text: {
      ar: 'أرسل صورة من بعيد، والمكان، والكمية التقريبية. يجيبك مهندس، لا ردّ آلي.',
      en: 'Send us a photo from a safe distance, a place and a rough amount. An engineer answers, not a machine.',
    },
    button: { ar: 'راسلنا عبر واتساب', en: 'Write on WhatsApp' },
    quoteIntro: { ar: 'تبدأ رسالتك بـ', en: 'Your message starts with' },
    note: { ar: 'يُفتح واتساب في تبويب جديد.', en: 'WhatsApp opens in a new tab.' },
  },
});
