import type { Term } from './term.ts';

/** Structures and envelope. Terms as in EN 1990, EN 1992-1-1, EN 1993-1-1, EN 1337-3, EN 14080, EN 14509, ISO 6707-1, DIN V 18599. */
export const structures = [
  {
    id: 'foundation',
    name: { ar: 'أساس', en: 'Foundation', de: 'Fundament' },
    trade: 'قاعدة',
    meaning: {
      ar: 'جزء المنشأة الذي ينقل حمولاتها إلى التربة.',
      en: 'The part of a structure that passes its loads to the ground.',
    },
    drawing: 'sports-hall-section',
    whole: true,
    also: ['أساسات', 'قواعد', 'أوتاد', 'footing', 'pile', 'Gründung', 'Pfahl'],
  },
  {
    id: 'column',
    name: { ar: 'عمود', en: 'Column', de: 'Stütze' },
    meaning: {
      ar: 'عنصر قائم ينقل حمولات الجوائز والبلاطات إلى الأساس.',
      en: 'An upright member that carries the load of beams and slabs down to the foundation.',
    },
    drawing: 'facade-components',
    also: ['أعمدة', 'عواميد', 'pillar', 'Säule', 'Pfeiler'],
  },
  {
    id: 'beam',
    name: { ar: 'جائز', en: 'Beam', de: 'Träger' },
    trade: 'جسر',
    meaning: {
      ar: 'عنصر أفقي يقاوم الانعطاف بين مسندين أو أكثر.',
      en: 'A horizontal member that carries loads in bending between two or more supports.',
    },
    drawing: 'sports-hall-section',
    also: ['جوائز', 'جسور', 'girder', 'joist', 'Balken', 'Binder'],
  },
  {
    id: 'ring-beam',
    name: { ar: 'جائز رابط', en: 'Ring beam, tie beam', de: 'Ringanker, Zerrbalken' },
    trade: 'شيناج',
    meaning: {
      ar: 'جائز خرساني يطوّق الجدران أو يربط الأساسات فيعمل البناء كتلة واحدة.',
      en: 'A concrete beam that runs around walls or ties foundations, so that the building acts as one.',
    },
    also: ['شيناجات', 'bond beam', 'Ringbalken'],
  },
  {
    id: 'slab',
    name: { ar: 'بلاطة', en: 'Slab', de: 'Decke' },
    trade: 'سقف',
    meaning: {
      ar: 'عنصر مستوٍ من خرسانة مسلّحة يحمل أرضية الطابق أو السطح.',
      en: 'A flat member of reinforced concrete that carries a floor or a roof.',
    },
    unit: { ar: 'سم', en: 'cm' },
    drawing: 'dairy-section',
    also: ['بلاطات', 'أسقف', 'سقوف', 'floor slab', 'Platte', 'Geschossdecke'],
  },
  {
    id: 'ribbed-slab',
    name: { ar: 'بلاطة معصّبة', en: 'Ribbed slab', de: 'Rippendecke' },
    trade: 'هوردي',
    meaning: {
      ar: 'بلاطة تحملها أعصاب متقاربة بينها بلوك مفرّغ أو فراغ، فتخفّ.',
      en: 'A slab carried by closely spaced ribs with hollow blocks or voids between them, which makes it lighter.',
    },
    also: ['بلاطة هوردي', 'أعصاب', 'hollow block slab', 'waffle slab', 'Hohlkörperdecke'],
  },
  {
    id: 'formwork',
    name: { ar: 'قالب الصبّ', en: 'Formwork', de: 'Schalung' },
    trade: 'كوفراج، طوبار',
    meaning: {
      ar: 'هيكل مؤقت من خشب أو معدن تُصبّ فيه الخرسانة ويبقى إلى أن تحمل نفسها.',
      en: 'A temporary mould of timber or metal that holds concrete until it can carry itself.',
    },
    unit: { ar: 'م²', en: 'm²' },
    also: ['قوالب', 'شدة', 'shuttering', 'Verschalung'],
  },
  {
    id: 'span',
    name: { ar: 'مجاز', en: 'Span', de: 'Stützweite' },
    meaning: {
      ar: 'المسافة بين مسندين متجاورين.',
      en: 'The distance between two neighbouring supports.',
    },
    unit: { ar: 'م', en: 'm' },
    drawing: 'sports-hall-section',
    also: ['مجازات', 'فتحة', 'bay', 'Spannweite', 'Feld'],
  },
  {
    id: 'buckling',
    name: { ar: 'تحنيب', en: 'Buckling', de: 'Knicken' },
    meaning: {
      ar: 'انحناء جانبي مفاجئ لعنصر نحيف مضغوط قبل أن تنكسر مادته.',
      en: 'The sudden sideways bending of a slender member in compression, before its material fails.',
    },
    also: ['انبعاج', 'نحافة', 'slenderness', 'instability', 'Beulen', 'Stabilität'],
  },
  {
    id: 'bracing',
    name: { ar: 'تكتيف', en: 'Bracing', de: 'Aussteifung' },
    trade: 'تربيط',
    meaning: {
      ar: 'أقطار أو جدران تمنع الهيكل من الميل تحت القوى الأفقية.',
      en: 'Diagonals or walls that keep a frame from leaning under horizontal forces.',
    },
    drawing: 'facade-panel',
    also: ['أقطار', 'قطري', 'diagonals', 'stiffening', 'Verband', 'Windverband'],
  },
  {
    id: 'glulam',
    name: { ar: 'خشب ملصوق', en: 'Glulam', de: 'Brettschichtholz' },
    meaning: {
      ar: 'ألواح خشب ملصوقة بعضها فوق بعض وأليافها متوازية، تُصنع منها جوائز لمجازات واسعة.',
      en: 'Boards glued one upon another with their grain parallel, made into beams for long spans.',
    },
    drawing: 'sports-hall-roof',
    also: ['خشب رقائقي', 'جوائز خشبية', 'glued laminated timber', 'timber', 'Leimholz', 'Leimbinder', 'BSH'],
  },
  {
    id: 'elastomeric-bearing',
    name: { ar: 'وسادة استناد مرنة', en: 'Elastomeric bearing', de: 'Elastomerlager' },
    trade: 'نيوبرين',
    meaning: {
      ar: 'وسادة مطاطية بين جائز ومسنده تنقل الحمل وتسمح بدوران وإزاحة صغيرين.',
      en: 'A rubber pad between a beam and its support that passes the load and allows small rotations and movements.',
    },
    unit: { ar: 'مم', en: 'mm' },
    drawing: 'sports-hall-roof',
    also: ['elastic pad', 'وسائد', 'وسادات', 'bearing pad', 'Auflager', 'Lager'],
  },
  {
    id: 'facade',
    name: { ar: 'واجهة', en: 'Façade', de: 'Fassade' },
    meaning: {
      ar: 'غلاف المبنى الخارجي القائم، يردّ المطر والريح ويعزل ويُدخل الضوء.',
      en: 'The upright outer skin of a building: it keeps out rain and wind, insulates and lets in light.',
    },
    unit: { ar: 'م²', en: 'm²' },
    drawing: 'steel-facade',
    also: ['واجهات', 'cladding', 'facade', 'envelope', 'Gebäudehülle', 'Verkleidung'],
  },
  {
    id: 'overhead-crane',
    name: { ar: 'رافعة جسرية', en: 'Overhead crane', de: 'Brückenkran' },
    meaning: {
      ar: 'رافعة على جسر يسير على سكّتين عاليتين فتبلغ كل موضع من الصالة.',
      en: 'A hoist on a bridge that travels on two high rails and so reaches every point of a hall.',
    },
    unit: { ar: 'طن', en: 't' },
    drawing: 'al-raqama-section',
    also: ['رافعات', 'روافع', 'ونش', 'crane', 'bridge crane', 'Kran', 'Laufkran'],
  },
  {
    id: 'thermal-insulation',
    name: { ar: 'عزل حراري', en: 'Thermal insulation', de: 'Wärmedämmung' },
    meaning: {
      ar: 'طبقة تبطئ مرور الحرارة في الجدار أو السقف.',
      en: 'A layer that slows the passage of heat through a wall or a roof.',
    },
    unit: { ar: 'واط/(م·كلفن)', en: 'W/(m·K)' },
    drawing: 'dairy-envelope',
    also: ['عوازل', 'عازل', 'insulation', 'Dämmung', 'Isolierung'],
  },
  {
    id: 'primary-energy',
    name: { ar: 'طاقة أولية', en: 'Primary energy', de: 'Primärenergie' },
    meaning: {
      ar: 'طاقة المصدر قبل التحويل والنقل، وبها تقارن القواعد الألمانية المبنى بمبنى مرجعي.',
      en: 'Energy at its source, before conversion and transport; German rules use it to compare a building with a reference building.',
    },
    unit: { ar: 'كيلوواط ساعي/(م²·سنة)', en: 'kWh/(m²·a)' },
    drawing: 'dairy-envelope',
    also: ['Effizienzgebäude', 'مبنى مرجعي', 'energy demand', 'reference building', 'Primärenergiebedarf'],
  },
] as const satisfies readonly Term[];
