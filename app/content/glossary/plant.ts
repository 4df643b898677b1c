import type { Term } from './term.ts';

/** The recycling plant and its machines. Terms as in ISO 21873-1, ISO 22101 series terms (ISO 5048), EN 933-11 and Höffl, Zerkleinerungs- und Klassiermaschinen. */
export const plant: readonly Term[] = [
  {
    id: 'recycling',
    name: { ar: 'إعادة التدوير', en: 'Recycling', de: 'Recycling' },
    trade: 'تدوير',
    meaning: {
      ar: 'معالجة المخلّفات حتى تصير مادة تُستعمل من جديد، كالحصويات من الخرسانة والفولاذ من حديد التسليح.',
      en: 'Processing waste into material that is used again, such as aggregate from concrete and steel from rebar.',
    },
    drawing: 'recycling-line',
    also: ['تدوير', 'معاد التدوير', 'reuse', 'recover', 'Wiederverwertung', 'Aufbereitung'],
  },
  {
    id: 'crusher',
    name: { ar: 'مكسّرة', en: 'Crusher', de: 'Brecher' },
    trade: 'كسّارة',
    meaning: {
      ar: 'آلة تكسر الحجر أو الخرسانة إلى حبات أصغر، بالضغط أو بالصدم.',
      en: 'A machine that breaks stone or concrete into smaller grains, by pressure or by impact.',
    },
    unit: { ar: 'طن/سا', en: 't/h' },
    drawing: 'recycling-line',
    also: ['كسارات', 'تكسير', 'مكسر', 'crushing', 'crushing plant', 'Brechanlage', 'Zerkleinerung'],
  },
  {
    id: 'jaw-crusher',
    name: { ar: 'مكسّرة فكّية', en: 'Jaw crusher', de: 'Backenbrecher' },
    meaning: {
      ar: 'مكسّرة تضغط المادة بين فك ثابت وفك متحرك حتى تنكسر وتمرّ من الفتحة السفلى.',
      en: 'A crusher that squeezes material between a fixed and a moving jaw until it breaks and falls through the gap below.',
    },
    unit: { ar: 'طن/سا', en: 't/h' },
    drawing: 'jaw-crusher-section',
    also: ['كسارة فكية', 'فكوك', 'primary crusher', 'Vorbrecher'],
  },
  {
    id: 'impact-crusher',
    name: { ar: 'مكسّرة صدمية', en: 'Impact crusher', de: 'Prallbrecher' },
    meaning: {
      ar: 'مكسّرة يقذف دوّارها المادة على صفائح صلبة. حباتها أقرب إلى المكعب، وتآكلها أسرع.',
      en: 'A crusher whose rotor throws the material against steel plates. Its grains are more cubical, its wear is faster.',
    },
    unit: { ar: 'طن/سا', en: 't/h' },
    also: ['كسارة صدمية', 'كسارة طرقية', 'impactor', 'Prallmühle'],
  },
  {
    id: 'mobile-crusher',
    name: { ar: 'مكسّرة متنقّلة', en: 'Mobile crusher', de: 'Mobiler Brecher' },
    meaning: {
      ar: 'مكسّرة على جنازير أو عجلات لها محرّكها ومغذّيها وسيرها، تعمل حيث الأنقاض.',
      en: 'A crusher on tracks or wheels with its own engine, feeder and belt, set to work where the rubble lies.',
    },
    unit: { ar: 'طن/سا', en: 't/h' },
    drawing: 'mobile-crusher',
    also: ['كسارة متنقلة', 'كسارة مجنزرة', 'tracked crusher', 'mobile plant', 'Raupenbrecher', 'mobile Brechanlage'],
  },
  {
    id: 'vibrating-feeder',
    name: { ar: 'مغذٍّ هزّاز', en: 'Vibrating feeder', de: 'Vibrationsaufgeber' },
    meaning: {
      ar: 'حوض يهتزّ فيسوق المادة إلى المكسّرة بمعدل منتظم، وتُسقط قضبانه الناعم قبلها.',
      en: 'A shaking trough that moves material to the crusher at an even rate; its bars drop the fines first.',
    },
    unit: { ar: 'طن/سا', en: 't/h' },
    drawing: 'recycling-line',
    also: ['مغذي', 'مغذيات', 'grizzly', 'Aufgaberinne', 'Schwingrinne'],
  },
  {
    id: 'vibrating-screen',
    name: { ar: 'غربال هزّاز', en: 'Vibrating screen', de: 'Vibrationssieb' },
    meaning: {
      ar: 'شبكات تهتزّ بعضها فوق بعض، لكل منها فتحة، تصنّف المادة مقاسات.',
      en: 'Shaking decks one above the other, each with its own opening, that sort material by size.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'recycling-line',
    also: ['غرابيل', 'غربلة', 'هزاز', 'screening', 'Siebmaschine', 'Sieb'],
  },
  {
    id: 'belt-conveyor',
    name: { ar: 'سير ناقل', en: 'Belt conveyor', de: 'Förderband' },
    trade: 'قشاط',
    meaning: {
      ar: 'حزام مطاطي دوّار على بكرات، ينقل المادة من آلة إلى أخرى أو إلى كومة.',
      en: 'An endless rubber belt on rollers that carries material from machine to machine or to a stockpile.',
    },
    unit: { ar: 'م/ثا', en: 'm/s' },
    drawing: 'magnet-belt',
    also: ['سيور', 'سيور ناقلة', 'أقشطة', 'ناقل', 'conveyor', 'belt', 'Gurtförderer', 'Band'],
  },
  {
    id: 'overband-magnet',
    name: { ar: 'مغناطيس معلّق', en: 'Overband magnet', de: 'Überbandmagnet' },
    meaning: {
      ar: 'مغناطيس فوق السير الناقل يلتقط الحديد من المادة المكسّرة ويرميه جانبًا بسير له.',
      en: 'A magnet hung above a conveyor that picks iron out of crushed material and throws it off on a belt of its own.',
    },
    drawing: 'magnet-belt',
    also: ['مغانط', 'مغناطيسات', 'magnet', 'magnetic separator', 'Magnetabscheider'],
  },
  {
    id: 'closed-side-setting',
    name: { ar: 'فتحة الخروج', en: 'Closed side setting', de: 'Spaltweite' },
    meaning: {
      ar: 'أضيق بُعد بين الفكين في أسفل المكسّرة، وبه يُضبط مقاس ما يخرج منها.',
      en: 'The narrowest gap between the jaws at the bottom of a crusher; it sets how coarse the product is.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'jaw-crusher-section',
    also: ['فتحة الكسارة', 'CSS', 'crusher gap', 'Brechspalt'],
  },
  {
    id: 'rated-output',
    name: { ar: 'طاقة اسمية', en: 'Rated output', de: 'Nenndurchsatz' },
    meaning: {
      ar: 'ما تنتجه الآلة في الساعة في ظروف يذكرها الصانع. والإنتاج الفعلي على المادة المختلطة أقل.',
      en: 'What a machine puts through in an hour under conditions stated by its maker. With mixed material it is less.',
    },
    unit: { ar: 'طن/سا', en: 't/h' },
    also: ['طاقة إنتاجية', 'إنتاجية', 'capacity', 'throughput', 'Durchsatz', 'Leistung'],
  },
  {
    id: 'wear-parts',
    name: { ar: 'قطع التآكل', en: 'Wear parts', de: 'Verschleißteile' },
    meaning: {
      ar: 'قطع تلامس المادة فتبلى وتُبدَّل دوريًّا، كصفائح الفك وشبكات الغربال.',
      en: 'Parts that touch the material, wear away and are changed at intervals, such as jaw plates and screen meshes.',
    },
    drawing: 'jaw-crusher-section',
    also: ['صفائح', 'jaw plates', 'liners', 'Verschleiss', 'Brechbacken'],
  },
  {
    id: 'spare-parts',
    name: { ar: 'قطع التبديل', en: 'Spare parts', de: 'Ersatzteile' },
    trade: 'قطع غيار',
    meaning: {
      ar: 'قطع تُحفظ أو تُطلب لتحلّ محل ما يتعطّل من الآلة.',
      en: 'Parts kept in store or ordered to replace those of a machine that fail.',
    },
    also: ['قطع الغيار', 'قطعة تبديل', 'spares', 'replacement parts'],
  },
  {
    id: 'impurities',
    name: { ar: 'شوائب', en: 'Impurities', de: 'Störstoffe' },
    meaning: {
      ar: 'ما يخالط الحصويات ويضعفها: خشب وبلاستيك وجبس وزجاج وتراب.',
      en: 'What is mixed in with aggregate and weakens it: wood, plastics, gypsum, glass, soil.',
    },
    unit: { ar: '%، سم³/كغ', en: '%, cm³/kg' },
    also: ['شائبة', 'contaminants', 'contamination', 'Fremdstoffe'],
  },
];
