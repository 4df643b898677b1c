import type { Term } from './term.ts';

/** Wastewater. Terms as in EN 16323 (vocabulary of wastewater engineering), EN 752, and Metcalf & Eddy, Wastewater Engineering. */
export const wastewater = [
  {
    id: 'wastewater',
    name: { ar: 'مياه الصرف الصحي', en: 'Wastewater', de: 'Abwasser' },
    trade: 'مياه المجارير',
    meaning: {
      ar: 'مياه استُعملت في البيوت والمنشآت والمعامل، مع ما يجري معها في الشبكة من مياه الأمطار والرشح.',
      en: 'Water used in homes, trade and industry, with any rainwater and infiltration that flows with it in the sewers.',
    },
    unit: { ar: 'م³/يوم', en: 'm³/day' },
    drawing: 'al-houla-profile',
    also: ['صرف صحي', 'مياه عادمة', 'مياه مالحة', 'sewage', 'effluent', 'Schmutzwasser'],
  },
  {
    id: 'gravity-sewer',
    name: { ar: 'مجرى بالانحدار', en: 'Gravity sewer', de: 'Freispiegelkanal' },
    trade: 'مجرور',
    meaning: {
      ar: 'أنبوب مائل يسيل فيه الماء بثقله، ولا يمتلئ عادةً.',
      en: 'A sloping pipe in which the water flows by its own weight, as a rule without filling it.',
    },
    unit: { ar: '‰، مم', en: '‰, mm' },
    drawing: 'al-houla-profile',
    also: ['مجاري', 'مجارٍ', 'خط إسالة', 'بالراحة', 'sewer', 'drain', 'Kanal', 'Kanalisation', 'Freigefälleleitung'],
  },
  {
    id: 'manhole',
    name: { ar: 'غرفة تفتيش', en: 'Manhole', de: 'Einsteigschacht' },
    trade: 'ريغار',
    meaning: {
      ar: 'حجرة شاقولية بغطاء فوق المجرى للكشف والتنظيف. لا يُنزل إليها قبل تهويتها وقياس الغازات، ولا ينزل أحد وحده.',
      en: 'A covered shaft above a sewer for inspection and cleaning. Nobody enters before it is ventilated and tested for gas, and nobody enters alone.',
    },
    also: ['غرف تفتيش', 'ريكار', 'ريغارات', 'Schacht', 'Kontrollschacht', 'Revisionsschacht'],
  },
  {
    id: 'rising-main',
    name: { ar: 'خط الدفع', en: 'Rising main', de: 'Druckleitung' },
    trade: 'خط الضخ',
    meaning: {
      ar: 'أنبوب مغلق ممتلئ تدفع فيه المضخات الماء إلى منسوب أعلى.',
      en: 'A closed, full pipe through which pumps push water to a higher level.',
    },
    unit: { ar: 'كم، مم', en: 'km, mm' },
    drawing: 'al-houla-profile',
    also: ['closed main', 'خطوط الدفع', 'خط ضغط', 'خط الضخ', 'force main', 'pumping main', 'Förderleitung'],
  },
  {
    id: 'discharge-chamber',
    name: { ar: 'غرفة التصريف', en: 'Discharge chamber', de: 'Auslaufschacht' },
    meaning: {
      ar: 'غرفة ينتهي فيها خط الدفع ويهدأ الماء قبل أن يسيل بالانحدار.',
      en: 'The chamber where a rising main ends and the water calms before it flows on by gravity.',
    },
    drawing: 'al-houla-profile',
    whole: true,
    also: ['غرفة النهاية', 'غرف التصريف', 'outlet chamber', 'Auslauf'],
  },
  {
    id: 'washout-chamber',
    name: { ar: 'غرفة تفريغ', en: 'Washout chamber', de: 'Entleerungsschacht' },
    meaning: {
      ar: 'غرفة عند نقطة منخفضة من الخط فيها صمام لإفراغه وغسله.',
      en: 'A chamber at a low point of a main with a valve to empty and flush it.',
    },
    drawing: 'al-houla-profile',
    whole: true,
    also: ['مفرغ', 'غرف تفريغ', 'غسيل', 'wash-out', 'scour valve', 'Entleerung'],
  },
  {
    id: 'treatment-plant',
    name: { ar: 'محطة معالجة مياه الصرف الصحي', en: 'Wastewater treatment plant', de: 'Kläranlage' },
    meaning: {
      ar: 'منشأة تنزع من مياه الصرف ما يضرّ قبل أن تعود إلى الطبيعة أو إلى الريّ.',
      en: 'A plant that takes harmful matter out of wastewater before it returns to nature or to irrigation.',
    },
    unit: { ar: 'م³/يوم', en: 'm³/day' },
    drawing: 'adsorption-tank',
    also: ['محطات معالجة', 'معالجة المياه', 'sewage works', 'WWTP', 'Klärwerk', 'Abwasserreinigung'],
  },
  {
    id: 'activated-sludge',
    name: { ar: 'حمأة منشّطة', en: 'Activated sludge', de: 'Belebtschlamm' },
    meaning: {
      ar: 'ندف من كائنات دقيقة معلّقة في ماء مهوّى، تتغذّى بما فيه من تلوث.',
      en: 'Flocs of micro-organisms suspended in aerated water that feed on the pollution in it.',
    },
    unit: { ar: 'غ/ل', en: 'g/L' },
    drawing: 'adsorption-tank',
    also: ['الحمأة', 'sludge', 'Schlamm', 'Belebungsverfahren'],
  },
  {
    id: 'aeration',
    name: { ar: 'تهوية', en: 'Aeration', de: 'Belüftung' },
    meaning: {
      ar: 'إدخال الهواء إلى الماء ليتوفّر الأكسجين للكائنات الدقيقة وتبقى الحمأة معلّقة.',
      en: 'Bringing air into water, which gives micro-organisms their oxygen and keeps the sludge in suspension.',
    },
    drawing: 'adsorption-tank',
    also: ['حوض تهوية', 'aeration tank', 'Belebungsbecken'],
  },
  {
    id: 'adsorption',
    name: { ar: 'امتزاز', en: 'Adsorption', de: 'Adsorption' },
    meaning: {
      ar: 'التصاق مادة مذابة بسطح مادة صلبة. أما في الامتصاص فيدخل المذاب إلى جوفها.',
      en: 'A dissolved substance clinging to the surface of a solid; in absorption, by contrast, it goes inside.',
    },
    unit: { ar: 'مغ/غ', en: 'mg/g' },
    drawing: 'adsorption-tank',
    also: ['الامتزاز', 'sorption', 'Sorption', 'Anlagerung'],
  },
  {
    id: 'adsorbent',
    name: { ar: 'مادة مازّة', en: 'Adsorbent', de: 'Adsorbens' },
    meaning: {
      ar: 'مادة صلبة كثيرة المسام تمسك على سطحها مواد مذابة، كالفحم المنشّط.',
      en: 'A porous solid that holds dissolved substances on its surface, activated carbon for example.',
    },
    unit: { ar: 'م²/غ', en: 'm²/g' },
    drawing: 'adsorption-tank',
    also: ['مادة ماصّة', 'مواد مازة', 'فحم منشط', 'activated carbon', 'Adsorptionsmittel', 'Aktivkohle'],
  },
  {
    id: 'adsorption-isotherm',
    name: { ar: 'منحنى الامتزاز', en: 'Adsorption isotherm', de: 'Adsorptionsisotherme' },
    meaning: {
      ar: 'منحنى يربط، عند التوازن ودرجة حرارة ثابتة، ما يمسكه غرام من المادة الصلبة بالتركيز الباقي في الماء.',
      en: 'The curve that relates, at equilibrium and one temperature, what a gram of the solid holds to the concentration left in the water.',
    },
    unit: { ar: 'مغ/غ، مغ/ل', en: 'mg/g, mg/L' },
    drawing: 'adsorption-isotherm',
    also: ['إيزوثرم الامتزاز', 'متساوي الحرارة', 'Langmuir', 'Freundlich', 'Isotherme'],
  },
  {
    id: 'pollution-load',
    name: { ar: 'حمولة التلوث', en: 'Pollution load', de: 'Schmutzfracht' },
    meaning: {
      ar: 'كتلة ما يحمله الماء من ملوّث في اليوم: تركيزه مضروبًا في الغزارة.',
      en: 'The mass of a pollutant that water carries in a day: concentration times flow.',
    },
    unit: { ar: 'كغ/يوم', en: 'kg/day' },
    also: ['حمولات', 'organic load', 'COD', 'BOD', 'Fracht', 'CSB', 'BSB'],
  },
  {
    id: 'leachate',
    name: { ar: 'رشاحة', en: 'Leachate', de: 'Sickerwasser' },
    meaning: {
      ar: 'ماء يتسرّب من مكبّ أو كومة أنقاض ويحمل معه ما انحلّ منها إلى التربة والمياه الجوفية.',
      en: 'Water that seeps out of a dump or a heap of rubble and carries what it has dissolved into the soil and the groundwater.',
    },
    also: ['الرشاحة', 'عصارة', 'راشح', 'seepage', 'Deponiesickerwasser'],
  },
  {
    id: 'cesspit',
    name: { ar: 'حفرة فنية', en: 'Seepage pit', de: 'Sickergrube' },
    trade: 'جورة',
    meaning: {
      ar: 'حفرة تتجمّع فيها مياه صرف بيت غير موصول بالشبكة، ويتسرّب بعضها إلى التربة.',
      en: 'A pit that collects the wastewater of a house without a sewer; part of it seeps into the soil.',
    },
    also: ['جور فنية', 'حفر فنية', 'حفرة امتصاصية', 'septic tank', 'cesspool', 'Klärgrube'],
  },
  {
    id: 'watertight',
    name: { ar: 'كتيم', en: 'Watertight', de: 'Wasserdicht' },
    meaning: {
      ar: 'محكم لا ينفذ منه الماء: وصف لأنبوب أو حوض أو طبقة تحت مكبّ.',
      en: 'Letting no water through: said of a pipe, a tank or the lining under a landfill.',
    },
    also: ['كتيمة', 'كتامة', 'عزل مائي', 'sealed', 'impermeable', 'dicht', 'Abdichtung'],
  },
  {
    id: 'groundwater',
    name: { ar: 'مياه جوفية', en: 'Groundwater', de: 'Grundwasser' },
    meaning: {
      ar: 'ماء يملأ فراغات التربة والصخر تحت سطح الأرض، ومنه تتغذّى الآبار.',
      en: 'Water that fills the pores of soil and rock below ground, and feeds the wells.',
    },
    unit: { ar: 'م تحت سطح الأرض', en: 'm below ground' },
    drawing: 'impact-section',
    also: ['مياه الآبار', 'بئر', 'آبار', 'aquifer', 'well', 'Brunnen'],
  },
] as const satisfies readonly Term[];
