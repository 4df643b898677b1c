import type { Term } from './term.ts';

/** Rubble and its clearing. Terms as in IMAS 04.10, Directives 1999/31/EC, 2008/98/EC and 2009/148/EC, EN 149, and UNEP/OCHA's guideline on disaster waste. */
export const clearing = [
  {
    id: 'rubble',
    name: { ar: 'أنقاض', en: 'Rubble, debris', de: 'Trümmer, Trümmerschutt' },
    trade: 'ردم',
    meaning: {
      ar: 'ما يبقى من المباني بعد انهيارها أو هدمها: خرسانة وحجر وبلوك وحديد وخشب ومتاع، مختلطة.',
      en: 'What is left of buildings after collapse or demolition: concrete, stone, block, steel, timber and belongings, mixed.',
    },
    unit: { ar: 'طن، م³', en: 't, m³' },
    drawing: 'rubble-fates',
    also: [
      'ركام',
      'ردميات',
      'نقض',
      'ruins',
      'construction and demolition waste',
      'Schutt',
      'Bauschutt',
      'Abbruchmaterial',
    ],
  },
  {
    id: 'clearance',
    name: { ar: 'إزالة الأنقاض', en: 'Debris clearance', de: 'Trümmerräumung' },
    trade: 'ترحيل الأنقاض',
    meaning: {
      ar: 'رفع الأنقاض من مكانها ونقلها وتسليمها إلى الفرز أو إعادة الاستعمال أو المطمر.',
      en: 'Lifting rubble from where it lies, hauling it away and handing it over to sorting, reuse or landfill.',
    },
    unit: { ar: 'طن/يوم', en: 't/day' },
    drawing: 'excavator-rubble',
    also: [
      'ترحيل الردميات',
      'رفع الأنقاض',
      'clearing',
      'rubble removal',
      'debris removal',
      'Schutträumung',
      'Enttrümmerung',
    ],
  },
  {
    id: 'demolition',
    name: { ar: 'هدم', en: 'Demolition', de: 'Abbruch' },
    meaning: {
      ar: 'إزالة مبنى كله أو بعضه عن قصد، بالآلة أو باليد، وفق خطة تحمي العاملين والجوار.',
      en: 'Taking a building down on purpose, in whole or in part, by machine or by hand, to a plan that protects workers and neighbours.',
    },
    also: ['تهديم', 'demolish', 'dismantling', 'Abriss', 'Rückbau'],
  },
  {
    id: 'selective-demolition',
    name: { ar: 'هدم انتقائي', en: 'Selective demolition', de: 'Selektiver Rückbau' },
    meaning: {
      ar: 'هدم على مراحل تُنزع فيه المواد الخطرة أولًا، ثم يُفصل كل صنف وحده قبل أن يختلط بغيره.',
      en: 'Demolition in stages: hazardous materials come out first, then each material is taken out by itself before it can mix with the rest.',
    },
    also: ['فك انتقائي', 'deconstruction', 'soft strip', 'Entkernung'],
  },
  {
    id: 'sorting',
    name: { ar: 'فرز', en: 'Sorting', de: 'Sortierung' },
    meaning: {
      ar: 'فصل الأنقاض أصنافًا: خرسانة، حديد، خشب، وما يجب أن يُعزل لخطره.',
      en: 'Separating rubble by kind: concrete, steel, timber, and what has to be set aside because it is hazardous.',
    },
    drawing: 'rebar-separation',
    also: ['تصنيف', 'فرز يدوي', 'hand picking', 'segregation', 'Trennung', 'Handsortierung'],
  },
  {
    id: 'illegal-dump',
    name: { ar: 'مكبّ غير نظامي', en: 'Illegal dump', de: 'Wilde Deponie' },
    meaning: {
      ar: 'موضع تُرمى فيه الأنقاض والنفايات بلا ترخيص ولا عزل ولا سجلّ.',
      en: 'A place where rubble and waste are tipped with no permit, no lining and no register.',
    },
    drawing: 'impact-section',
    also: ['مكبات عشوائية', 'مكب عشوائي', 'مزبلة', 'fly-tipping', 'tip', 'Müllkippe'],
  },
  {
    id: 'landfill',
    name: { ar: 'مطمر', en: 'Landfill', de: 'Deponie' },
    meaning: {
      ar: 'موقع مرخّص يُودَع فيه ما يُتخلَّص منه نهائيًّا فوق حاجز طبيعي أو صناعي، مع سجلّ لما دخل ومراقبة لما يرشح.',
      en: 'A permitted site where waste is deposited for good above a natural or artificial barrier, with a register of what came in and checks on what seeps out.',
    },
    unit: { ar: 'طن، م³', en: 't, m³' },
    also: ['مطامر', 'طمر', 'مطمر صحي', 'disposal', 'Mülldeponie'],
  },
  {
    id: 'cycle-time',
    name: { ar: 'زمن دورة النقل', en: 'Haul cycle time', de: 'Umlaufzeit' },
    meaning: {
      ar: 'زمن دورة كاملة لشاحنة: تحميل وانتظار وذهاب محمّلة ووزن وتفريغ وعودة فارغة.',
      en: 'The time of one whole round of a truck: loading, waiting, driving loaded, weighing, tipping, driving back empty.',
    },
    unit: { ar: 'دقيقة', en: 'min' },
    drawing: 'haul-cycle',
    also: ['دورة الشاحنة', 'رحلات', 'نقلة', 'haul cycle', 'round trip', 'hauling', 'Transport', 'Transportumlauf'],
  },
  {
    id: 'weighbridge',
    name: { ar: 'قبّان أرضي', en: 'Weighbridge', de: 'Fahrzeugwaage' },
    trade: 'قبّان',
    meaning: {
      ar: 'منصّة توزن عليها الشاحنة مرة محمّلة ومرة فارغة، والفرق هو الحمولة.',
      en: 'A platform that weighs a truck once loaded and once empty; the difference is its load.',
    },
    unit: { ar: 'كغ، طن', en: 'kg, t' },
    drawing: 'plant-site-plan',
    whole: true,
    also: ['قبابين', 'ميزان جسري', 'قبان جسري', 'بسكول', 'موازين', 'truck scale', 'Brückenwaage', 'Waage'],
  },
  {
    id: 'weighbridge-ticket',
    name: { ar: 'إيصال قبّان', en: 'Weighbridge ticket', de: 'Wiegeschein' },
    meaning: {
      ar: 'ورقة من القبّان فيها رقم الشاحنة والتاريخ والوزن القائم والفارغ والصافي.',
      en: 'The slip that records truck, date, gross weight, empty weight and net load.',
    },
    also: ['إيصال وزن', 'سند تسليم', 'إيصالات', 'وصل قبان', 'بطاقة وزن', 'weigh slip', 'Wiegekarte'],
  },
  {
    id: 'excavator',
    name: { ar: 'حفّارة', en: 'Excavator', de: 'Bagger' },
    trade: 'باكر',
    meaning: {
      ar: 'آلة على جنازير أو دواليب يدور جسمها، وذراعها المفصلية تحفر وتحمّل، وتهدم إن رُكّبت لها أداة هدم.',
      en: 'A slewing machine on tracks or wheels whose jointed arm digs and loads and, with the right tool, demolishes.',
    },
    drawing: 'excavator-rubble',
    also: ['حفارات', 'بواكر', 'digger', 'Hydraulikbagger', 'Raupenbagger'],
  },
  {
    id: 'wheel-loader',
    name: { ar: 'تركس', en: 'Wheel loader', de: 'Radlader' },
    meaning: {
      ar: 'آلة على عجلات بدلو أمامي عريض، تغرف المواد المفككة وتحمّل الشاحنات.',
      en: 'A wheeled machine with a wide front bucket that scoops loose material and loads trucks.',
    },
    drawing: 'haul-cycle',
    whole: true,
    also: [
      'محمّلة',
      'محمّلة ذات عجلات',
      'تركسات',
      'تركسات دولاب',
      'لودر',
      'لودرات',
      'بلدوزر',
      'front loader',
      'bulldozer',
      'Lader',
    ],
  },
  {
    id: 'tipper-truck',
    name: { ar: 'شاحنة قلّابة', en: 'Tipper truck', de: 'Kipper' },
    trade: 'قلّاب',
    meaning: {
      ar: 'شاحنة يُرفع صندوقها هيدروليكيًّا فتنزلق حمولتها.',
      en: 'A truck whose body is raised by a ram so that its load slides out.',
    },
    unit: { ar: 'م³، طن', en: 'm³, t' },
    drawing: 'haul-cycle',
    also: ['شاحنات', 'قلابات', 'dump truck', 'lorry', 'Lkw', 'Lastwagen', 'Muldenkipper'],
  },
  {
    id: 'hydraulic-breaker',
    name: { ar: 'مطرقة هيدروليكية', en: 'Hydraulic breaker', de: 'Hydraulikhammer' },
    trade: 'نقّار',
    meaning: {
      ar: 'أداة على ذراع الحفّارة تفلق الخرسانة والصخر بضربات متتابعة.',
      en: 'A tool on an excavator’s arm that splits concrete and rock with rapid blows.',
    },
    also: ['مطارق', 'نقارات', 'hammer', 'Abbruchhammer', 'Meißel'],
  },
  {
    id: 'hydraulic-shears',
    name: { ar: 'مقصّ هيدروليكي', en: 'Hydraulic shears', de: 'Schrottschere' },
    meaning: {
      ar: 'فكّان على ذراع الحفّارة يقصّان القضبان والجوائز الفولاذية.',
      en: 'Two jaws on an excavator’s arm that cut bars and steel sections.',
    },
    also: ['مقصات', 'cutter', 'Hydraulikschere', 'Abbruchschere'],
  },
  {
    id: 'explosive-ordnance',
    name: { ar: 'ذخائر متفجّرة', en: 'Explosive ordnance', de: 'Explosive Kampfmittel' },
    meaning: {
      ar: 'الاسم الجامع للألغام والذخائر العنقودية والذخائر غير المنفجرة أو المتروكة والأشراك الخداعية والعبوات الناسفة. لا تلمس شيئًا منها ولا تقترب. فإن رأيتها من الشارع فعُد من حيث جئت. وإن كنت بين الأنقاض أو في أرض مفتوحة فقف، ونبّه من حولك، وابقَ مكانك ونادِ.',
      en: 'The collective name for mines, cluster munitions, munitions that have not gone off or were left behind, booby traps and improvised explosive devices. Do not touch or approach any of these. If you see one from the street, go back the way you came. In the rubble or on open ground, stop, warn the people around you, stay where you are and call out.',
    },
    also: ['ذخائر', 'متفجرات', 'عبوات ناسفة', 'EO', 'explosives', 'Sprengstoff', 'Kampfmittelräumung'],
  },
  {
    id: 'unexploded-ordnance',
    name: { ar: 'ذخائر غير منفجرة', en: 'Unexploded ordnance (UXO)', de: 'Blindgänger' },
    meaning: {
      ar: 'ذخائر جُهّزت للاستعمال وأُطلقت أو أُسقطت من الجو أو قُذفت ولم تنفجر، وقد تنفجر في أي وقت ولو لم يلمسها أحد.',
      en: 'Munitions that were made ready for use and fired, dropped, launched or thrown, and have not gone off. They may do so at any time, even untouched.',
    },
    also: ['ذخيرة', 'قنابل', 'قذائف', 'قذيفة', 'bomb', 'shell', 'Kampfmittel', 'Munition', 'Bombe'],
  },
  {
    id: 'explosive-remnants',
    name: {
      ar: 'مخلّفات الحرب المتفجّرة',
      en: 'Explosive remnants of war',
      de: 'Explosive Kampfmittelrückstände',
    },
    meaning: {
      ar: 'ذخائر غير منفجرة، وذخائر لم تُستعمل تُركت في مكانها. وتُعدّ الألغام والأشراك الخداعية على حدة؛ أما في كلام الناس وفي أدلّتنا فمخلّفات الحرب تشملها كلها.',
      en: 'Unexploded ordnance, and unused munitions left behind. Mines and booby traps are counted separately; in everyday use, and in our guides, “remnants of war” covers them all.',
    },
    also: [
      'مخلفات الحرب',
      'ألغام',
      'لغم',
      'أفخاخ',
      'mines',
      'landmines',
      'booby traps',
      'ERW',
      'Minen',
      'Sprengfallen',
    ],
  },
  {
    id: 'non-technical-survey',
    name: { ar: 'مسح غير تقني', en: 'Non-technical survey', de: 'Nichttechnische Untersuchung' },
    meaning: {
      ar: 'جمع ما يعرفه الناس والسجلّات عن مخلّفات الحرب في مكان ما، من دون دخول الأرض المشبوهة ولا معدّات كشف: أين، ومتى، وماذا رُئي. وهو أول خطوة في كل موقع.',
      en: 'Collecting what people and records know of explosive ordnance in a place, without entering suspect ground and without detection equipment: where, when, what was seen. It is the first step on every site.',
    },
    also: ['مسح الموقع', 'مسح', 'NTS', 'site survey', 'Erkundung'],
  },
  {
    id: 'explosive-ordnance-disposal',
    name: {
      ar: 'إزالة الذخائر المتفجّرة',
      en: 'Explosive ordnance disposal (EOD)',
      de: 'Kampfmittelbeseitigung',
    },
    meaning: {
      ar: 'كشف الذخائر المتفجّرة والتعرّف إليها وإبطالها أو إتلافها، على يد فرق مؤهّلة ومرخّصة دون غيرها.',
      en: 'Finding, identifying, making safe and destroying or removing explosive ordnance, by qualified and authorised teams only.',
    },
    also: [
      'فريق إزالة الذخائر',
      'تفكيك الألغام',
      'EOD',
      'disposal team',
      'demining',
      'Kampfmittelräumdienst',
      'Entschärfung',
    ],
  },
  {
    id: 'handover-certificate',
    name: { ar: 'محضر تسليم الأرض', en: 'Handover certificate', de: 'Übergabeprotokoll' },
    meaning: {
      ar: 'محضر يسلّم به فريق إزالة الذخائر أرضًا مفتوحة أو طريقًا بعد تفتيشهما: الحدود والتاريخ والعمق الذي فُتّش ومن فتّشه. كومة الأنقاض لا تُسلَّم هكذا قبل أن تُفتح.',
      en: 'The record by which a clearance team hands over open ground or a road after searching it: boundaries, date, depth searched and the team. A heap of rubble cannot be handed over in this way before it has been opened.',
    },
    also: ['محضر تسليم', 'شهادة تطهير', 'شهادة خلو', 'clearance certificate', 'Freigabe', 'Freigabeprotokoll'],
  },
  {
    id: 'public-safety-committee',
    name: { ar: 'لجنة السلامة العامة', en: 'Public safety committee', de: 'Ausschuss für öffentliche Sicherheit' },
    meaning: {
      ar: 'لجنة من البلدية تكشف على المباني المتضرّرة وتقرّر أيها خطر وأيها يُدعَّم أو يُهدم.',
      en: 'A committee of the municipality that inspects damaged buildings and decides which are dangerous and which are to be propped or demolished.',
    },
    also: ['لجان السلامة العامة', 'السلامة العامة', 'building safety committee', 'unsafe building', 'Bauaufsicht'],
  },
  {
    id: 'asbestos',
    name: { ar: 'أسبستوس', en: 'Asbestos', de: 'Asbest' },
    trade: 'أترنيت، أميانت',
    meaning: {
      ar: 'معادن سيليكاتية ليفية دخلت في ألواح الأسقف والأنابيب والعزل. استنشاق أليافها يسبّب السرطان وتليّف الرئة. لا تكسره ولا تقصّه ولا تكنسه ولا تحمله: ابتعد عنه وأبلغ البلدية أو الدفاع المدني.',
      en: 'Fibrous silicate minerals used in roof sheets, pipes and lagging. Breathed in, the fibres cause cancer and scarring of the lung. Do not break, cut, sweep or carry it: keep away and report it to the municipality or civil defence.',
    },
    also: ['إترنيت', 'اترنيت', 'اسبست', 'الأسبست', 'asbestos cement', 'Eternit', 'Asbestzement'],
  },
  {
    id: 'silica-dust',
    name: { ar: 'غبار السيليكا', en: 'Silica dust', de: 'Quarzstaub' },
    meaning: {
      ar: 'غبار ناعم من الكوارتز في الخرسانة والحجر والبلاط. يبلغ عمق الرئة فيسبّب السُّحار السيليسي والسرطان. الماء يقلّله ولا يمنعه، فتلزم كمامة FFP3.',
      en: 'Fine quartz dust from concrete, stone and tiles. It reaches deep into the lung and causes silicosis and cancer. Water reduces it but does not stop it, so an FFP3 mask is needed.',
    },
    also: [
      'سيليكا',
      'السيليكا',
      'سيليكوز',
      'كوارتز',
      'respirable crystalline silica',
      'silicosis',
      'Quarzfeinstaub',
      'Silikose',
    ],
  },
  {
    id: 'ffp3-mask',
    name: { ar: 'كمامة FFP3', en: 'FFP3 mask', de: 'FFP3-Maske' },
    meaning: {
      ar: 'كمامة من أعلى درجة ترشيح للغبار والألياف، لا للغازات. لا تحمي إلا إذا أُحكمت على الوجه، واللحية تمنع ذلك.',
      en: 'A mask of the highest class of filter against dust and fibres, not gases. It protects only when sealed to the face; a beard prevents that.',
    },
    also: ['كمامات', 'قناع', 'أقنعة', 'respirator', 'dust mask', 'Atemschutz', 'Staubmaske'],
  },
] as const satisfies readonly Term[];
