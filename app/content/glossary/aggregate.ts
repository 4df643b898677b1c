import type { Term } from './term.ts';

/** Aggregate and concrete. Terms as in EN 12620, EN 933-1, EN 933-11, EN 1097-3, EN 1097-6, EN 1744-1, EN 206, EN 10080, EN 771-3, EN 1610. */
export const aggregate = [
  {
    id: 'aggregate',
    name: { ar: 'حصويات', en: 'Aggregate', de: 'Gesteinskörnung' },
    trade: 'بحص',
    meaning: {
      ar: 'حبات من حجر أو رمل أو خرسانة مكسّرة تدخل في الخرسانة والطرق وأعمال الردم.',
      en: 'Grains of stone, sand or crushed concrete used in concrete, roads and fill.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'aggregate-grades',
    also: ['حصى', 'حصوية', 'gravel', 'stone', 'Zuschlag', 'Kies', 'Schotter', 'Splitt'],
  },
  {
    id: 'recycled-aggregate',
    name: { ar: 'حصويات معاد تدويرها', en: 'Recycled aggregate', de: 'Rezyklierte Gesteinskörnung' },
    meaning: {
      ar: 'حصويات من معالجة مواد غير عضوية سبق استعمالها في البناء، كالخرسانة والحجر والبلوك. لا تدخل خرسانة إنشائية إلا بعد اختبارها.',
      en: 'Aggregate made by processing inorganic material used in construction before, such as concrete or masonry. It goes into structural concrete only once it has been tested for it.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'aggregate-grades',
    also: ['ركام معاد تدويره', 'الركام', 'بحص معاد تدويره', 'recycled concrete', 'RCA', 'RC-Material'],
  },
  {
    id: 'grading',
    name: { ar: 'تدرّج حبّي', en: 'Grading', de: 'Korngrößenverteilung' },
    meaning: {
      ar: 'نسب المقاسات في الحصويات، تُعرف بالنخل وتُرسم منحنى.',
      en: 'The shares of the grain sizes in an aggregate, found by sieving and drawn as a curve.',
    },
    unit: { ar: '% بالكتلة', en: '% by mass' },
    also: ['تدرج الحصويات', 'منحنى التدرج', 'particle size distribution', 'Sieblinie', 'Kornverteilung'],
  },
  {
    id: 'size-fraction',
    name: { ar: 'مقاس حبّي', en: 'Aggregate size', de: 'Korngruppe' },
    meaning: {
      ar: 'حصويات بين فتحتي منخل، تُسمّى بأصغرهما ثم أكبرهما، ويُسمح بقليل أكبر أو أصغر.',
      en: 'Aggregate between two sieve openings, named by the smaller and then the larger; a little may lie outside them.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'aggregate-grades',
    also: ['مقاسات', 'فئة حبية', 'size fraction', 'grade', 'Körnung', 'Kornklasse'],
  },
  {
    id: 'crushed-sand',
    name: { ar: 'رمل مكسّر', en: 'Crushed sand', de: 'Brechsand' },
    trade: 'نحاتة',
    meaning: {
      ar: 'الجزء الناعم من الحجر المكسّر، يمكن أن يحلّ محل بعض الرمل الطبيعي. أما ناعم الخرسانة المكسّرة فللردم والطبقات غير المربوطة غالبًا.',
      en: 'The fine part of crushed stone; it can replace some of the natural sand. That of crushed concrete mostly goes into fill and unbound layers.',
    },
    unit: { ar: 'مم', en: 'mm' },
    also: ['رمال', 'رمل كسارة', 'manufactured sand', 'Sand'],
  },
  {
    id: 'sub-base',
    name: { ar: 'طبقة ما تحت الأساس', en: 'Sub-base', de: 'Untere Tragschicht' },
    meaning: {
      ar: 'طبقة الحصويات بين التربة وطبقة الأساس.',
      en: 'The layer of aggregate between the ground and the road base.',
    },
  },
  {
    id: 'road-base',
    name: { ar: 'طبقة أساس', en: 'Road base', de: 'Tragschicht ohne Bindemittel' },
    meaning: {
      ar: 'طبقة حصويات مرصوصة تحت سطح الطريق، توزّع حمولات العجلات على التربة.',
      en: 'The compacted layer of aggregate under a road’s surface that spreads the wheel loads over the ground.',
    },
    unit: { ar: 'سم', en: 'cm' },
    drawing: 'aggregate-grades',
    also: ['أساس الطريق', 'بقايا مقالع', 'base course', 'Tragschicht', 'Schottertragschicht'],
  },
  {
    id: 'pipe-bedding',
    name: { ar: 'فرشة الأنابيب', en: 'Pipe bedding', de: 'Rohrbettung' },
    meaning: {
      ar: 'طبقة رمل أو بحص صغير الحبات يستقرّ عليها الأنبوب في خندقه.',
      en: 'The layer of sand or small gravel on which a pipe rests in its trench.',
    },
    unit: { ar: 'سم', en: 'cm' },
    drawing: 'al-houla-pipe',
    also: ['فرشة', 'خندق', 'خنادق', 'bedding', 'trench', 'Bettung', 'Rohrgraben'],
  },
  {
    id: 'compaction',
    name: { ar: 'رصّ', en: 'Compaction', de: 'Verdichtung' },
    trade: 'دحل',
    meaning: {
      ar: 'ضغط التربة أو الحصويات بالمدحلة أو الهزّ حتى تقلّ فراغاتها ويقلّ هبوطها.',
      en: 'Packing soil or aggregate by rolling or vibration until few voids are left and it settles little.',
    },
    unit: { ar: '% بروكتور', en: '% Proctor' },
    also: ['دمك', 'مدحلة', 'محدلة', 'compacted', 'rolling', 'Verdichten', 'Walze'],
  },
  {
    id: 'concrete',
    name: { ar: 'خرسانة', en: 'Concrete', de: 'Beton' },
    trade: 'بيتون',
    meaning: {
      ar: 'خليط من إسمنت وحصويات وماء يتصلّب فيصير كالحجر.',
      en: 'A mix of cement, aggregate and water that sets as hard as stone.',
    },
    unit: { ar: 'م³', en: 'm³' },
    also: ['باطون', 'بيتون عادي', 'جبلة', 'إسمنت', 'cement', 'Zement'],
  },
  {
    id: 'reinforced-concrete',
    name: { ar: 'خرسانة مسلّحة', en: 'Reinforced concrete', de: 'Stahlbeton' },
    trade: 'بيتون مسلّح',
    meaning: {
      ar: 'خرسانة فيها قضبان فولاذ تحمل الشد الذي لا تقوى عليه وحدها.',
      en: 'Concrete with steel bars that carry the tension it cannot bear by itself.',
    },
    unit: { ar: 'م³', en: 'm³' },
    drawing: 'dairy-section',
    also: ['باطون مسلح', 'RC', 'Eisenbeton'],
  },
  {
    id: 'rebar',
    name: { ar: 'حديد تسليح', en: 'Rebar', de: 'Betonstahl' },
    trade: 'حديد مبروم',
    meaning: {
      ar: 'قضبان فولاذ، محلزنة غالبًا، تُصبّ في الخرسانة وتُسترجع منها عند التكسير.',
      en: 'Steel bars, mostly ribbed, cast into concrete and recovered from it when it is crushed.',
    },
    unit: { ar: 'مم، كغ، طن', en: 'mm, kg, t' },
    drawing: 'rebar-separation',
    also: ['قضبان', 'قضيب', 'تسليح', 'حديد', 'reinforcement', 'reinforcing steel', 'Bewehrung', 'Armierung'],
  },
  {
    id: 'batching-plant',
    name: { ar: 'محطة خلط الخرسانة', en: 'Batching plant', de: 'Betonmischanlage' },
    trade: 'مجبل',
    meaning: {
      ar: 'منشأة تزن الحصويات والإسمنت والماء وتخلطها خرسانة جاهزة.',
      en: 'A plant that weighs aggregate, cement and water and mixes them into ready-mixed concrete.',
    },
    unit: { ar: 'م³/سا', en: 'm³/h' },
    also: ['مجابل', 'جبالة', 'خلاطة', 'مجبول', 'mixer', 'Mischanlage', 'Betonwerk'],
  },
  {
    id: 'concrete-block',
    name: { ar: 'بلوك خرساني', en: 'Concrete block', de: 'Mauerstein aus Beton' },
    trade: 'بلوك',
    meaning: {
      ar: 'وحدة بناء مصبوبة من خرسانة ناعمة الحصويات، مصمتة أو مفرّغة.',
      en: 'A building unit cast from concrete of small aggregate, solid or hollow.',
    },
    unit: { ar: 'سم، كغ', en: 'cm, kg' },
    drawing: 'aggregate-grades',
    also: ['بلوكات', 'طوب', 'masonry unit', 'Hohlblock', 'Betonstein'],
  },
  {
    id: 'compressive-strength',
    name: { ar: 'مقاومة الضغط', en: 'Compressive strength', de: 'Druckfestigkeit' },
    meaning: {
      ar: 'أكبر إجهاد ضغط تتحمّله عيّنة الخرسانة في آلة الاختبار، بعمر 28\u00a0يومًا عادةً؛ وقيمة المكعب غير قيمة الأسطوانة.',
      en: 'The greatest compressive stress a concrete specimen bears in the testing machine, as a rule at 28\u00a0days; cube and cylinder give different values.',
    },
    unit: { ar: 'ن/مم²', en: 'N/mm²' },
    also: [
      'مقاومة على الضغط',
      'مقاومة مكعبية',
      'كسر المكعبات',
      'strength class',
      'cube strength',
      'Festigkeit',
      'Würfeldruckfestigkeit',
    ],
  },
  {
    id: 'loose-bulk-density',
    name: { ar: 'كثافة سائبة', en: 'Loose bulk density', de: 'Schüttdichte' },
    meaning: {
      ar: 'كتلة المتر المكعب من مادة غير مرصوصة، مع ما بين حباتها من فراغ.',
      en: 'The mass of a cubic metre of loose material, with the voids between its grains.',
    },
    unit: { ar: 'طن/م³', en: 't/m³' },
    also: ['كثافة', 'وزن حجمي', 'density', 'Dichte', 'Raumgewicht'],
  },
  {
    id: 'sulphate',
    name: { ar: 'كبريتات', en: 'Sulphate', de: 'Sulfat' },
    meaning: {
      ar: 'ملح يأتي من الجبس في الأنقاض غالبًا، يتفاعل مع الإسمنت فينتفخ ما يتكوّن ويشقّق الخرسانة، ويذوب فيبلغ المياه الجوفية.',
      en: 'A salt that mostly comes from gypsum in rubble. It reacts with cement, and what forms swells and cracks concrete; dissolved, it reaches groundwater.',
    },
    unit: { ar: '% بالكتلة، مغ/ل', en: '% by mass, mg/L' },
    also: ['سلفات', 'جبس', 'جبصين', 'sulfate', 'gypsum', 'Gips'],
  },
] as const satisfies readonly Term[];
