import type { Term } from './term.ts';

/** Pumping. Terms as in EN ISO 17769-1 (pump terms), EN 16932 (pumping systems), EN 736-1 (valves) and Gülich, Centrifugal Pumps. */
export const pumping = [
  {
    id: 'pumping-station',
    name: { ar: 'محطة ضخ', en: 'Pumping station', de: 'Pumpwerk' },
    meaning: {
      ar: 'مبنى أو غرفة فيها المضخات وأنابيبها ولوحات التحكم بها.',
      en: 'The building or chamber that holds pumps, their pipework and their control panels.',
    },
    unit: { ar: 'م³/يوم', en: 'm³/day' },
    drawing: 'al-raqama-section',
    also: ['محطات ضخ', 'ضخ', 'pump station', 'Pumpstation', 'Hebewerk'],
  },
  {
    id: 'centrifugal-pump',
    name: { ar: 'مضخة نابذة', en: 'Centrifugal pump', de: 'Kreiselpumpe' },
    trade: 'طرمبة',
    meaning: {
      ar: 'مضخة تدور مروحتها فتقذف الماء إلى الخارج وترفع ضغطه.',
      en: 'A pump whose turning impeller flings water outwards and so raises its pressure.',
    },
    unit: { ar: 'م³/سا، م', en: 'm³/h, m' },
    drawing: 'al-raqama-pump',
    also: ['مضخات', 'طرمبات', 'طلمبة', 'pump', 'impeller', 'Pumpe', 'Pumpen', 'Laufrad'],
  },
  {
    id: 'submersible-pump',
    name: { ar: 'مضخة غاطسة', en: 'Submersible pump', de: 'Tauchmotorpumpe' },
    trade: 'غطّاس',
    meaning: {
      ar: 'مضخة ومحرّكها في غلاف واحد محكم يعملان تحت الماء.',
      en: 'A pump and its motor in one watertight casing that work under water.',
    },
    unit: { ar: 'م³/سا، م', en: 'm³/h, m' },
    drawing: 'al-houla-pump',
    also: ['مضخات غاطسة', 'غطاسات', 'Tauchpumpe', 'Unterwasserpumpe'],
  },
  {
    id: 'flow-rate',
    name: { ar: 'غزارة', en: 'Flow rate', de: 'Durchfluss' },
    meaning: {
      ar: 'حجم الماء الذي يمرّ في وحدة الزمن.',
      en: 'The volume of water that passes in a unit of time.',
    },
    unit: { ar: 'ل/ثا، م³/سا', en: 'L/s, m³/h' },
    also: ['غزارات', 'تدفق', 'تدفّق', 'تصريف', 'discharge', 'capacity', 'Förderstrom', 'Volumenstrom'],
  },
  {
    id: 'head',
    name: { ar: 'ارتفاع الرفع', en: 'Head', de: 'Förderhöhe' },
    trade: 'ضاغط',
    meaning: {
      ar: 'الطاقة التي تعطيها المضخة لوحدة وزن الماء، بالأمتار: بين حوضين مكشوفين هي فرق المنسوب مع الضياعات.',
      en: 'The energy a pump gives to each unit weight of water, as metres of water column: between open basins, difference in level plus losses.',
    },
    unit: { ar: 'م', en: 'm' },
    drawing: 'al-raqama-section',
    also: ['ارتفاع الضخ', 'الرفع', 'رفع الماء', 'lift', 'pressure head', 'Druckhöhe', 'Hubhöhe'],
  },
  {
    id: 'hydraulic-grade-line',
    name: { ar: 'خط الضاغط البيزومتري', en: 'Hydraulic grade line', de: 'Drucklinie' },
    meaning: {
      ar: 'خط المناسيب التي يبلغها الماء في أنابيب رأسية مفتوحة لو وُضعت على طول الخط.',
      en: 'The line of levels to which water would rise in open standpipes along a main.',
    },
    unit: { ar: 'م', en: 'm' },
    drawing: 'al-houla-profile',
    whole: true,
    also: ['خط الضغط', 'بيزومتري', 'HGL', 'pressure line'],
  },
  {
    id: 'power',
    name: { ar: 'استطاعة', en: 'Power', de: 'Leistung' },
    meaning: {
      ar: 'الطاقة في وحدة الزمن: ما يعطيه المحرّك عند محوره، أو ما تعطيه المضخة للماء.',
      en: 'Energy in a unit of time: what a motor delivers at its shaft, or what a pump gives to the water.',
    },
    unit: { ar: 'كيلوواط، حصان', en: 'kW, hp' },
    also: ['قدرة المضخة', 'قدرة', 'أحصنة', 'حصان', 'horsepower', 'kilowatt', 'Antriebsleistung', 'PS'],
  },
  {
    id: 'wet-well',
    name: { ar: 'حوض السحب', en: 'Sump (wet well)', de: 'Pumpensumpf' },
    meaning: {
      ar: 'حوض تتجمّع فيه المياه وتسحب منه المضخات، ومنسوبه يقرّر متى تعمل.',
      en: 'The basin where water collects and from which the pumps draw; its level decides when they run.',
    },
    unit: { ar: 'م³', en: 'm³' },
    drawing: 'al-houla-control',
    also: ['حوض تجميع', 'حوض التجميع', 'أحواض', 'suction sump', 'Saugraum', 'Sammelschacht'],
  },
  {
    id: 'manifold',
    name: { ar: 'مجمّع', en: 'Manifold', de: 'Drucksammelleitung' },
    trade: 'كولكتور',
    meaning: {
      ar: 'أنبوب واسع تصبّ فيه أنابيب دفع عدة مضخات.',
      en: 'A wide pipe into which the delivery pipes of several pumps discharge.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'al-raqama-manifold',
    also: ['header', 'collector', 'Sammelleitung'],
  },
  {
    id: 'isolating-valve',
    name: { ar: 'صمام عزل', en: 'Isolating valve', de: 'Absperrarmatur' },
    trade: 'سِكْر',
    meaning: {
      ar: 'صمام يُفتح أو يُغلق كله ليفصل جزءًا من الشبكة للصيانة.',
      en: 'A valve, fully open or fully closed, that cuts off part of a system for maintenance.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'al-raqama-manifold',
    also: ['سكورة', 'سكر عزل', 'سكر جارور', 'صمامات', 'gate valve', 'Absperrschieber', 'Schieber', 'Absperrventil'],
  },
  {
    id: 'check-valve',
    name: { ar: 'صمام عدم رجوع', en: 'Check valve', de: 'Rückflussverhinderer' },
    meaning: {
      ar: 'صمام يمرّ فيه الماء في اتجاه واحد وينغلق وحده إذا ارتدّ.',
      en: 'A valve that lets water pass one way and closes by itself when the flow reverses.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'al-raqama-manifold',
    also: ['صمامات عدم رجوع', 'non-return valve', 'Rückschlagklappe', 'Rückschlagventil'],
  },
  {
    id: 'air-valve',
    name: { ar: 'صمام هواء', en: 'Air valve', de: 'Be- und Entlüftungsventil' },
    meaning: {
      ar: 'صمام على النقاط العالية من الخط، يُخرج الهواء عند الملء وما يتجمّع منه أثناء التشغيل، ويُدخله عند التفريغ.',
      en: 'A valve at the high points of a main that lets air out while the main fills and as air gathers in service, and lets air in when the main empties.',
    },
    drawing: 'al-houla-profile',
    whole: true,
    also: ['صمامات هواء', 'هواية', 'هوايات', 'air release valve', 'Entlüfter', 'Entlüftung'],
  },
  {
    id: 'water-hammer',
    name: { ar: 'مطرقة مائية', en: 'Water hammer', de: 'Druckstoß' },
    meaning: {
      ar: 'موجة ضغط تجري في الأنبوب حين يتغيّر جريان الماء فجأة، كأن تتوقّف المضخات.',
      en: 'The pressure wave that runs through a pipe when the flow changes suddenly, as when pumps stop.',
    },
    unit: { ar: 'بار', en: 'bar' },
    also: ['طرق مائي', 'surge', 'pressure surge', 'Wasserschlag', 'Druckschlag'],
  },
  {
    id: 'surge-vessel',
    name: { ar: 'خزان هوائي', en: 'Surge vessel', de: 'Druckwindkessel' },
    meaning: {
      ar: 'خزان مغلق فيه ماء وهواء مضغوط، يغذّي الخط حين يهبط ضغطه ثم يسترجع الماء.',
      en: 'A closed vessel of water and compressed air that feeds the main when its pressure drops, then takes water back.',
    },
    unit: { ar: 'م³، بار', en: 'm³, bar' },
    also: ['خزانات هوائية', 'قربة', 'air vessel', 'Windkessel', 'Druckbehälter'],
  },
  {
    id: 'float-switch',
    name: { ar: 'مفتاح عوّامة', en: 'Float switch', de: 'Schwimmerschalter' },
    trade: 'فوّاشة',
    meaning: {
      ar: 'مفتاح يطفو على الماء فيشغّل المضخة أو يوقفها أو يُنذر عند منسوب محدّد.',
      en: 'A switch that floats on the water and starts a pump, stops it or raises an alarm at a set level.',
    },
    drawing: 'al-houla-control',
    also: ['عوامات', 'فواشات', 'float', 'level switch', 'Schwimmer'],
  },
  {
    id: 'standby-generator',
    name: { ar: 'مولّدة احتياطية', en: 'Standby generator', de: 'Notstromaggregat' },
    trade: 'مولّدة',
    meaning: {
      ar: 'محرّك ومولّد كهرباء يعملان حين تنقطع الشبكة.',
      en: 'An engine with an alternator that runs when the mains supply fails.',
    },
    unit: { ar: 'ك.ف.أ', en: 'kVA' },
    also: ['مولدات', 'موتور', 'ديزل', 'genset', 'diesel', 'Generator', 'Stromaggregat'],
  },
  {
    id: 'pipe',
    name: { ar: 'أنبوب', en: 'Pipe', de: 'Rohr' },
    trade: 'قسطل',
    meaning: {
      ar: 'جسم أسطواني مجوّف يجري فيه الماء، يُعرَّف بقطره ومادته والضغط الذي يتحمّله.',
      en: 'A hollow cylinder for conveying water, described by its diameter, its material and the pressure it can bear.',
    },
    unit: { ar: 'مم، بار', en: 'mm, bar' },
    drawing: 'al-houla-pipe',
    also: ['أنابيب', 'قساطل', 'مواسير', 'بواري', 'pipeline', 'Leitung', 'Rohre'],
  },
] as const satisfies readonly Term[];
