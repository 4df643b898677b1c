import { defineContent } from './define-content.ts';

/** The planner's results: on the page, in the printed plan, in the message to the office and in the CSV file. */
export const plannerResults = defineContent('planner-results', {
  sheet: { title: { ar: 'خطة الإزالة', en: 'Clearance plan' }, number: 'PL-01' },
  columns: {
    favourable: { ar: 'متفائلة', en: 'Favourable' },
    middle: { ar: 'وسطى', en: 'Middle' },
    unfavourable: { ar: 'متشائمة', en: 'Unfavourable' },
  },
  quantity: { ar: 'ما يُحسب', en: 'Result' },
  unit: { ar: 'الوحدة', en: 'Unit' },
  groups: {
    needs: { ar: 'المطلوب لإنجاز العمل ضمن المهلة', en: 'Needed to meet the deadline' },
    pace: { ar: 'المدة بالآليات نفسها في الحالات الثلاث', en: 'Duration with the same machines in all three cases' },
    haul: { ar: 'النقل والوقود', en: 'Haulage and diesel' },
    out: { ar: 'ما يخرج', en: 'What comes out' },
    uses: { ar: 'تكفي لأحد الاستعمالين', en: 'Possible uses (one or the other)' },
    carbon: { ar: 'الكربون', en: 'Carbon' },
  },
  rows: {
    tonnes: { ar: 'الأنقاض', en: 'Rubble' },
    plants: { ar: 'محطات التكسير', en: 'Crushing plants' },
    trucks: { ar: 'الشاحنات العاملة', en: 'Trucks in service' },
    reserveTrucks: { ar: 'شاحنات الاحتياط', en: 'Trucks in reserve' },
    loaders: { ar: 'التركسات', en: 'Loaders' },
    gateTonnes: { ar: 'ما يصل إلى المحطة', en: 'Arriving at the plant' },
    yardSquareMetres: { ar: 'ساحة التخزين', en: 'Storage yard' },
    duration: { ar: 'من اليوم إلى آخر حمولة', en: 'From today to the last load' },
    haulDays: { ar: 'النقل وحده', en: 'Haulage alone' },
    crushDays: { ar: 'التكسير وحده', en: 'Crushing alone' },
    loadDays: { ar: 'التحميل وحده', en: 'Loading alone' },
    plantDays: { ar: 'أيام تشغيل المحطات', en: 'Plant operation' },
    payload: { ar: 'حمولة الشاحنة', en: 'Truck load' },
    loads: { ar: 'الحمولات', en: 'Loads' },
    truckKilometres: { ar: 'ما تقطعه الشاحنات', en: 'Truck-kilometres' },
    dieselLitres: { ar: 'المازوت', en: 'Diesel' },
    aggregate: { ar: 'حصويات معاد تدويرها', en: 'Recycled aggregate' },
    recoveredSteel: { ar: 'حديد', en: 'Steel' },
    remainder: { ar: 'يُرحَّل إلى المطمر', en: 'To the landfill' },
    roadKilometres: { ar: 'طبقة أساس لطريق', en: 'Road base' },
    blocks: { ar: 'أو بلوك بناء', en: 'Or building blocks' },
    saved: { ar: 'الوفر مقارنةً بالترحيل إلى المطمر', en: 'Saving against landfill' },
    savedWithoutSteel: { ar: 'الوفر نفسه لو لم يُسترجَع حديد', en: 'The same, with no steel recovered' },
  },
  units: {
    tonne: { ar: 'طن', en: 't' },
    tonneDay: { ar: 'طن/يوم', en: 't/day' },
    days: { ar: 'يوم عمل', en: 'working days' },
    plantDays: { ar: 'يوم تشغيل', en: 'plant-days' },
    kilometre: { ar: 'كم', en: 'km' },
    litre: { ar: 'لتر', en: 'L' },
    squareMetre: { ar: 'م²', en: 'm²' },
    piece: { ar: 'قطعة', en: 'blocks' },
    carbon: { ar: 'طن من مكافئ CO2', en: 't CO2e' },
    count: { ar: 'عدد', en: 'number' },
  },
  impossible: { ar: 'لا رحلة في اليوم', en: 'no trip in a day' },
  rounding: {
    ar: 'اعتمد الحالة الوسطى في أول تقدير لحجم العمل، والمتشائمة في تقدير الاحتياطي. وحتى المتشائمة تُبقي ما يسبق أول حمولة ونسبة ما يُعاد تدويره كما وضعتهما.',
    en: 'Use the middle case for a first idea of the size, and the unfavourable one to judge the reserve it needs. Even the unfavourable case keeps the days before the first load and the share recycled as you set them.',
  },
  bottleneck: {
    haul: {
      ar: 'النقل أطول من التحميل ومن التكسير.',
      en: 'Haulage takes longer than loading or crushing.',
    },
    crush: {
      ar: 'التكسير أطول من التحميل ومن النقل.',
      en: 'Crushing takes longer than loading or haulage.',
    },
    load: {
      ar: 'التحميل أطول من النقل ومن التكسير.',
      en: 'Loading takes longer than haulage or crushing.',
    },
    gate: {
      ar: 'العمل الأبطأ هو استقبال المحطة: تستقبل في اليوم أقلّ مما يمكن نقله وتكسيره.',
      en: 'The bottleneck is the plant’s intake: it accepts less a day than can be hauled and crushed.',
    },
  },
  at: { ar: 'بهذه الآليات ({plants}، {trucks}، {loaders}):', en: 'With {plants}, {trucks} and {loaders},' },
  late: {
    ar: 'المدة حتى آخر حمولة {duration}، والتأخّر عن المهلة {late}.',
    en: 'the last load leaves after {duration}, {late} past the deadline.',
  },
  inTime: {
    ar: 'المدة حتى آخر حمولة {duration}، ويبقى من المهلة للهدم والرفع والفرز {left}، وهي غير محسوبة.',
    en: 'the last load leaves after {duration}, leaving {left} for demolition, lifting and sorting, which are not counted.',
  },
  remedy: { ar: 'ولإنجازه ضمن المهلة: {list}.', en: 'To meet the deadline: {list}.' },
  remedies: {
    haul: { ar: '{need} بدل {have}', en: '{need} instead of {have}' },
    crush: { ar: '{need} بدل {have}', en: '{need} instead of {have}' },
    load: { ar: '{need} بدل {have}', en: '{need} instead of {have}' },
    gate: { ar: 'محطة تستقبل {need} بدل {have}', en: 'a plant that accepts {need} instead of {have}' },
  },
  /** One and two machines at hand, after "instead of"; more are digits. */
  instead: {
    haul: [
      { ar: 'واحدة', en: 'one' },
      { ar: 'اثنتين', en: 'two' },
    ],
    crush: [
      { ar: 'واحدة', en: 'one' },
      { ar: 'اثنتين', en: 'two' },
    ],
    load: [
      { ar: 'واحد', en: 'one' },
      { ar: 'اثنين', en: 'two' },
    ],
  },
  faster: {
    ar: 'المهلة تكفي لعمل الآليات وحده. {more} صار {next} هو ما يحدّد المدة ({days} له وحده).',
    en: 'The machines alone meet the deadline. {more}, {next} would be the next limit ({days} on its own).',
  },
  /** By the bottleneck. */
  moreOf: {
    haul: { ar: 'ولو زدت الشاحنات', en: 'With more trucks' },
    crush: { ar: 'ولو زدت المحطات', en: 'With more plants' },
    load: { ar: 'ولو زدت التركسات', en: 'With more loaders' },
    gate: { ar: 'ولو استقبلت المحطة أكثر', en: 'With a larger intake' },
  },
  metAlone: { ar: 'المهلة تكفي للنقل والتكسير.', en: 'Haulage and crushing meet the deadline.' },
  nextStage: {
    haul: { ar: 'النقل', en: 'haulage' },
    crush: { ar: 'التكسير', en: 'crushing' },
    load: { ar: 'التحميل', en: 'loading' },
    gate: { ar: 'استقبال المحطة', en: 'the plant’s intake' },
  },
  noTrip: {
    ar: 'الرحلة الواحدة أطول من يوم العمل ({minutes}\u00a0دقيقة)، فلا يكفي أي عدد من الشاحنات. يفيد يوم أطول، أو موقع أقرب، أو محطة نقل وسيطة.',
    en: 'A single trip is longer than the working day ({minutes}\u00a0minutes), so no number of trucks is enough. A longer day, a nearer site or a transfer point would help.',
  },
  /** After that, if the favourable column has a trip. */
  noTripBut: {
    ar: 'ويتسع اليوم للرحلة في الحالة المتفائلة وحدها: {days}.',
    en: 'Only in the favourable case does a trip fit into the day: {days}.',
  },
  noLoad: {
    ar: 'تحميل شاحنة واحدة أطول من يوم العمل، فلا يكفي أي عدد من التركسات.',
    en: 'Loading a single truck takes longer than the working day, so no number of loaders is enough.',
  },
  status: {
    inTime: { ar: 'التحميل والنقل والتكسير وحدها', en: 'Loading, haulage and crushing alone' },
    late: { ar: 'بعد المهلة', en: 'Past the deadline' },
    impossible: { ar: 'لا تتحقق الخطة بهذه القيم', en: 'Not possible with these values' },
  },
  /** The label before the status. */
  origin: {
    example: { ar: 'مثال', en: 'Example' },
    yours: { ar: 'خطتك', en: 'Your plan' },
  },
  until: {
    inTime: {
      ar: 'حتى آخر حمولة، أي قبل نهاية المهلة. أما الهدم والرفع طبقة بعد طبقة والفرز فلم تُحسب: تُضاف إلى هذه المدة، ويبقى لها من المهلة {left}. خذ مدتها من متعهّد الهدم وفريق إزالة الذخائر قبل أن تعِد بموعد. وفي الخطة {before} لتفتيش الموقع والموافقات والتراخيص، وقد تستغرق شهورًا.',
      en: 'to the last load, before the deadline. Lifting layer by layer, demolition and sorting are not counted: they come on top, and the deadline leaves {left} for them. Ask the demolition contractor and the disposal team how long they need before you promise a date. The plan allows {before} for survey, consent and permits; they can take months.',
    },
    onTime: {
      ar: 'حتى آخر حمولة، في آخر يوم من المهلة. أما الهدم والرفع طبقة بعد طبقة والفرز فلم تُحسب: تُضاف إلى هذه المدة، ولا يبقى لها من المهلة شيء. خذ مدتها من متعهّد الهدم وفريق إزالة الذخائر قبل أن تعِد بموعد. وفي الخطة {before} لتفتيش الموقع والموافقات والتراخيص، وقد تستغرق شهورًا.',
      en: 'to the last load, on the last day of the deadline. Lifting layer by layer, demolition and sorting are not counted: they come on top, and the deadline leaves nothing for them. Ask the demolition contractor and the disposal team how long they need before you promise a date. The plan allows {before} for survey, consent and permits; they can take months.',
    },
    late: {
      ar: 'حتى آخر حمولة، والتأخّر عن المهلة {late}. أما الهدم والرفع طبقة بعد طبقة والفرز فلم تُحسب: تُضاف إلى هذه المدة. خذ مدتها من متعهّد الهدم وفريق إزالة الذخائر قبل أن تعِد بموعد. وفي الخطة {before} لتفتيش الموقع والموافقات والتراخيص، وقد تستغرق شهورًا.',
      en: 'to the last load, {late} past the deadline. Lifting layer by layer, demolition and sorting are not counted: they come on top. Ask the demolition contractor and the disposal team how long they need before you promise a date. The plan allows {before} for survey, consent and permits; they can take months.',
    },
  },
  badRun: {
    inTime: {
      ar: 'وبالآليات نفسها تستغرق الحالة المتشائمة {days}، ضمن المهلة أيضًا.',
      en: 'With the same machines the unfavourable case takes {days}, still within the deadline.',
    },
    late: {
      ar: 'وبالآليات نفسها تستغرق الحالة المتشائمة {days}. ولإنجاز العمل عندئذ ضمن المهلة تلزم {list}.',
      en: 'With the same machines the unfavourable case takes {days}. To meet the deadline even then: {list}.',
    },
    impossible: {
      ar: 'وفي الحالة المتشائمة لا يتسع يوم العمل لرحلة واحدة.',
      en: 'In the unfavourable case not even one trip fits into a working day.',
    },
  },
  needs: {
    title: { ar: 'المطلوب لإنجاز العمل ضمن المهلة', en: 'Needed to meet the deadline' },
    names: {
      plants: { ar: 'محطات', en: 'Plants' },
      trucks: { ar: 'شاحنات عاملة', en: 'Trucks in service' },
      loaders: { ar: 'تركسات', en: 'Loaders' },
    },
    plants: { ar: 'طاقة الواحدة {rated}', en: '{rated} each' },
    trucks: { ar: 'والاحتياط {reserve}؛ حمولة الواحدة {load}', en: '{reserve} in reserve; {load} a load' },
    loaders: { ar: '{days}', en: '{days}' },
    atHand: { ar: 'لديك {count}', en: 'you have {count}' },
  },
  timeline: {
    title: { ar: 'أيام العمل من اليوم', en: 'Working days from today' },
    note: {
      ar: 'الشريط: الحالة الوسطى. الخط الرفيع: من المتفائلة إلى المتشائمة. الأحمر: العمل الأبطأ.',
      en: 'Bar: middle case. Thin line: favourable to unfavourable. Red: the bottleneck.',
    },
    before: { ar: 'قبل أول حمولة', en: 'Before the first load' },
    stages: {
      load: { ar: 'التحميل', en: 'Loading' },
      haul: { ar: 'النقل', en: 'Haulage' },
      crush: { ar: 'التكسير', en: 'Crushing' },
      gate: { ar: 'استقبال المحطة', en: 'Plant intake' },
    },
    deadline: { ar: 'المهلة {days}', en: 'deadline {days}' },
  },
  fleet: {
    note: {
      ar: '{good} في المتفائلة، و{usual} في الوسطى، و{bad} في المتشائمة',
      en: '{good} favourable, {usual} middle, {bad} unfavourable',
    },
    each: { ar: 'كل رمز: {each}', en: 'each symbol: {each}' },
  },
  products: {
    title: { ar: 'ما يخرج من {tonnes}', en: 'What comes out of {tonnes}' },
    /** The default beside the office's figure for the country. */
    share: {
      ar: 'افترضنا أن {share} من الأنقاض يُعاد تدويرها. أما {office} فتقديرنا لأنقاض البلاد عمومًا.',
      en: 'We assumed that {share} is recycled; {office} is our estimate for debris in general.',
    },
    uses: {
      ar: 'تكفي الحصويات، إن اجتازت الاختبار، لطبقة أساس بطول {road}. أما البلوك فلا تصلح له إلا مقاسات صغيرة منها؛ ولو صلحت كلها لكفت لصنع {blocks} بلوكة، وهذا حدّ نظري.',
      en: 'Once tested, the aggregate is enough for {road} of road base. Only the finer grades can go into blocks; if all of it could, it would make {blocks} blocks, which is a theoretical limit.',
    },
  },
  ranges: {
    title: { ar: 'الحالة المتفائلة والوسطى والمتشائمة', en: 'Favourable, middle and unfavourable case' },
    rest: { ar: 'كل الأرقام', en: 'All the figures' },
  },
  chart: {
    title: { ar: 'المدة بحسب الشاحنات والمحطات', en: 'Duration by trucks and plants' },
    note: {
      ar: 'أيام العمل حتى آخر حمولة، في الحالة الوسطى، ولم يُحسب فيها تأخّر التحميل ولا الاستقبال. الخط العريض: المهلة.',
      en: 'Working days until the last load, middle case, if loading and the plant’s intake keep up. Heavy line: deadline.',
    },
    trucks: { ar: 'شاحنات', en: 'trucks' },
    days: { ar: 'يوم عمل', en: 'working days' },
    deadline: { ar: 'المهلة', en: 'deadline' },
    table: { ar: 'الأرقام في جدول', en: 'The numbers as a table' },
    caption: { ar: 'أيام العمل بحسب عدد الشاحنات والمحطات', en: 'Working days by number of trucks and plants' },
    description: {
      ar: 'كلما زادت الشاحنات قصرت المدة، إلى أن يصبح التكسير هو الأبطأ فيستوي الخط. المهلة {deadline}؛ وأقل ما يفي بها هنا: {least}.',
      en: 'The more trucks, the less time it takes, until crushing is the limit and the line runs level. The deadline is {deadline}; the fewest that meet it here: {least}.',
    },
    none: { ar: 'لا شيء من المرسوم', en: 'none of those drawn' },
  },
  actions: {
    print: { ar: 'اطبعها', en: 'Print' },
    change: { ar: 'غيّر', en: 'Change' },
    send: { ar: 'أرسل هذه الخطة إلينا', en: 'Send us this plan' },
    xlsx: { ar: 'Excel', en: 'Excel' },
    address: { ar: 'رابط هذه الخطة', en: 'Link to this plan' },
  },
  printed: {
    place: { ar: 'المكان', en: 'Place' },
    amount: { ar: 'الأنقاض', en: 'Rubble' },
    counted: { ar: 'ما يُعدّ', en: 'Rubble counted' },
    deadline: { ar: 'المهلة', en: 'Deadline' },
    asNeeded: { ar: 'بقدر الحاجة', en: 'as many as needed' },
  },
  inputs: {
    buildings: {
      ar: '{count}، {floors}، {area} للطابق، {type}، الضرر: {damage}',
      en: '{count}, {floors}, {area} a floor, {type}, damage: {damage}',
    },
    area: {
      ar: '{hectares} هكتار، {built} منها مبنيّ، {floors}، {destroyed} مدمَّر، {type}',
      en: '{hectares} ha, {built} of it built on, {floors}, {destroyed} destroyed, {type}',
    },
  },
  message: {
    intro: {
      ar: 'نرجو أن تدرسوا هذه الخطة وترسلوا إلينا عرض سعر لما تحتاج إليه من تصميم وآلات.',
      en: 'Please look at this plan and send us a quotation for the design and machines it needs.',
    },
    value: { ar: '{label}: {middle} {unit}', en: '{label}: {middle} {unit}' },
    range: { ar: '{label}: {middle} {unit} (من {from} إلى {to})', en: '{label}: {middle} {unit} ({from} to {to})' },
  },
  table: {
    kind: { ar: 'القسم', en: 'section' },
    input: { ar: 'مُدخل', en: 'input' },
    assumption: { ar: 'افتراض', en: 'assumption' },
    result: { ar: 'نتيجة', en: 'result' },
    name: { ar: 'الاسم', en: 'name' },
    symbol: { ar: 'الرمز', en: 'symbol' },
    source: { ar: 'المصدر', en: 'source' },
  },
});
