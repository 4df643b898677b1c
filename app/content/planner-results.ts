import { defineContent } from './define-content.ts';

/** The planner's results: on the page, in the printed plan and in the messages. */
export const plannerResults = defineContent('planner-results', {
  sheet: { title: { ar: 'خطة الإزالة', en: 'Clearance plan' }, number: 'PL-01' },
  title: { ar: 'ثلاث حالات', en: 'Three cases' },
  columns: {
    favourable: { ar: 'متفائلة', en: 'Favourable' },
    middle: { ar: 'وسطى', en: 'Middle' },
    unfavourable: { ar: 'متشائمة', en: 'Adverse' },
  },
  quantity: { ar: 'ما يُحسب', en: 'Result' },
  groups: {
    needs: { ar: 'المطلوب لإنجاز العمل ضمن المهلة', en: 'Needed to meet the deadline' },
    pace: {
      ar: 'المدة في الحالات الثلاث بآليات الحالة الوسطى',
      en: 'Duration of all three with the middle case’s machines',
    },
    haul: { ar: 'النقل والوقود', en: 'Haulage and diesel' },
    out: { ar: 'ما يخرج', en: 'What comes out' },
    carbon: { ar: 'الوفر من انبعاثات الكربون مقارنةً بالطمر', en: 'Carbon saved against landfill' },
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
    loadDays: { ar: 'التحميل وحده', en: 'Loading alone' },
    haulDays: { ar: 'النقل وحده', en: 'Haulage alone' },
    crushDays: { ar: 'التكسير وحده', en: 'Crushing alone' },
    payload: { ar: 'حمولة الشاحنة', en: 'Truck load' },
    loads: { ar: 'الحمولات', en: 'Loads' },
    truckKilometres: { ar: 'ما تقطعه الشاحنات', en: 'Distance driven' },
    dieselLitres: { ar: 'المازوت', en: 'Diesel' },
    aggregate: { ar: 'حصويات معاد تدويرها', en: 'Recycled aggregate' },
    roadKilometres: { ar: 'تكفي لطبقة أساس طريق طوله', en: 'Enough for a road base of' },
    blocks: { ar: 'أو لهذا العدد من البلوك على الأكثر', en: 'Or for this many blocks, at most' },
    recoveredSteel: { ar: 'حديد', en: 'Steel' },
    remainder: { ar: 'يُرحَّل إلى المطمر', en: 'To the landfill' },
    saved: { ar: 'مع الحديد المسترجع', en: 'With the recovered steel' },
    savedWithoutSteel: { ar: 'من دونه', en: 'Without it' },
  },
  units: {
    tonne: { ar: 'طن', en: 't' },
    tonneDay: { ar: 'طن/يوم', en: 't/day' },
    days: { ar: 'بأيام العمل', en: 'working days' },
    kilometre: { ar: 'كم', en: 'km' },
    litre: { ar: 'لتر', en: 'L' },
    squareMetre: { ar: 'م²', en: 'm²' },
    carbon: { ar: 'طن من مكافئ CO2', en: 't CO2e' },
  },
  impossible: { ar: 'لا رحلة في اليوم', en: 'no trip in a day' },
  /** The label of the plan that the page shows before the visitor enters one. */
  example: { ar: 'مثال', en: 'Example' },
  status: {
    inTime: { ar: 'آخر حمولة ضمن المهلة', en: 'Last load within the deadline' },
    onTime: { ar: 'آخر حمولة في آخر يوم من المهلة', en: 'Last load on the last day' },
    late: { ar: 'آخر حمولة بعد المهلة', en: 'Last load after the deadline' },
    impossible: { ar: 'لا يمكن تنفيذ الخطة بهذه القيم', en: 'Not possible with these values' },
  },
  bottleneck: {
    haul: { ar: 'النقل هو الأبطأ.', en: 'Haulage is the slowest.' },
    crush: { ar: 'التكسير هو الأبطأ.', en: 'Crushing is the slowest.' },
    load: { ar: 'التحميل هو الأبطأ.', en: 'Loading is the slowest.' },
  },
  until: {
    inTime: {
      ar: 'حتى آخر حمولة، ويبقى من المهلة {left}. حُسب التحميل والنقل والتكسير، أما الهدم والرفع والفرز فتحتاج إلى وقت آخر.',
      en: 'to the last load, {left} before the deadline. Loading, haulage and crushing are counted; demolition, lifting and sorting take time of their own.',
    },
    /** Less than a month is left. */
    few: {
      ar: 'حتى آخر حمولة، ويبقى من المهلة {left}: وقت لا يكفي للهدم والرفع والفرز.',
      en: 'to the last load, {left} before the deadline: too few for demolition, lifting and sorting.',
    },
    onTime: {
      ar: 'حتى آخر حمولة، في آخر يوم من المهلة: لا يبقى وقت للهدم والرفع والفرز.',
      en: 'to the last load, on the last day of the deadline: no time is left for demolition, lifting and sorting.',
    },
    late: { ar: 'حتى آخر حمولة، والتأخر عن المهلة {left}.', en: 'to the last load, {left} after the deadline.' },
  },
  /** With the trucks that somebody has. */
  fleet: {
    more: {
      ar: 'لديك {trucks}، وإذا زادت {more} فالوفر {days}.',
      en: 'You have {trucks}. Adding {more} would save {days}.',
    },
    none: { ar: 'لديك {trucks}، ولا تُقصّر الزيادة المدة.', en: 'You have {trucks}. Adding more would save nothing.' },
    enough: {
      ar: 'أقرب حلّين: {trucks}، أو مهلة أطول ({months}).',
      en: 'Two ways would meet the deadline: {trucks}, or {months}.',
    },
  },
  badRun: {
    inTime: {
      ar: 'وفي الحالة المتشائمة يستغرق العمل بالآليات نفسها {days}، وهو ضمن المهلة أيضًا.',
      en: 'With the same machines the adverse case takes {days}, still within the deadline.',
    },
    late: {
      ar: 'وفي الحالة المتشائمة يستغرق العمل بالآليات نفسها {days}. ولإنجازه عندئذ ضمن المهلة تلزم {list}.',
      en: 'With the same machines the adverse case takes {days}. It then needs {list} to meet the deadline.',
    },
    impossible: {
      ar: 'وفي الحالة المتشائمة لا يتسع يوم العمل لرحلة واحدة.',
      en: 'In the adverse case not even one trip fits into a working day.',
    },
  },
  noTrip: {
    ar: 'الرحلة الواحدة أطول من يوم العمل ({minutes}\u00a0دقيقة)، فلا يكفي أي عدد من الشاحنات. أطِل يوم العمل، أو اختر محطة أقرب، أو محطة نقل وسيطة.',
    en: 'A single trip is longer than the working day ({minutes}\u00a0minutes), so no number of trucks is enough. Choose a longer day, a nearer plant or a transfer point.',
  },
  noLoad: {
    ar: 'تحميل شاحنة واحدة أطول من يوم العمل، فلا يكفي أي عدد من التركسات.',
    en: 'Loading a single truck takes longer than the working day, so no number of loaders is enough.',
  },
  needs: {
    plantNote: { ar: 'الطاقة الاسمية {rated}', en: 'rated {rated}' },
    plantsNote: { ar: 'الطاقة الاسمية للواحدة {rated}', en: 'rated {rated} each' },
    fleetNote: { ar: 'حمولة الواحدة {load}', en: '{load} a load' },
    trucksNote: { ar: 'و{reserve} في الاحتياط؛ حمولة الواحدة {load}', en: '+ {reserve} in reserve; {load} a load' },
  },
  /** The calculated site, drawn. */
  picture: {
    bottleneck: { ar: 'العمل الأبطأ', en: 'Bottleneck' },
    adverse: { ar: 'في الحالة المتشائمة {count}', en: '{count} in the adverse case' },
    roads: {
      'plant-km': { ar: '{haul} إلى المحطة', en: '{haul} to the plant' },
      'landfill-km': { ar: '{haul} إلى المطمر', en: '{haul} to the landfill' },
    },
    side: { ar: 'مربّع ضلعه {side}، وإلى جانبه شاحنة وشخص', en: 'a square of {side}, beside a truck and a person' },
    note: {
      ar: 'الآليات كلها بمقياس واحد، والطريقان بمقياس آخر، ومساحة كل كومة تمثّل كتلتها. والخط المتقطع لما تزيده الحالة المتشائمة، واللون الفاتح للاحتياط.',
      en: 'All machines are drawn at one scale and both roads at another; the area of each heap shows its mass. Dashed: more in the adverse case. Pale: in reserve.',
    },
    sentence: {
      ar: 'الخطة مرسومة بالعدد والمقياس: {trucks} و{plants} و{loaders} وساحة {yard}، والأحمر المهشَّر للعمل الأبطأ: {stage}.',
      en: 'The plan, counted and to scale: {trucks}, {plants}, {loaders} and a yard of {yard}; red and hatched is the bottleneck: {stage}.',
    },
  },
  saved: {
    ar: 'تدوير {share} من {amount}، والمحطة على بعد {plant} والمطمر على بعد {landfill}، يجنّب انبعاث {saved} من مكافئ ثاني أكسيد الكربون (CO2) مقارنةً بالطمر.',
    en: 'Recycling {share} of {amount}, with {plant} to the plant and {landfill} to the landfill, saves {saved} of CO2e against landfill.',
  },
  worse: {
    ar: 'تدوير {share} من {amount}، والمحطة على بعد {plant} والمطمر على بعد {landfill}، تزيد انبعاثاته على انبعاثات الطمر.',
    en: 'Recycling {share} of {amount}, with {plant} to the plant and {landfill} to the landfill, emits more than taking everything to the landfill.',
  },
  timeline: {
    title: { ar: 'أيام العمل من اليوم', en: 'Working days from today' },
    note: {
      ar: 'الشريط للحالة الوسطى، والخط الرفيع من المتفائلة إلى المتشائمة، والعمل الأبطأ بالأحمر وبخط عريض.',
      en: 'Bar: middle case. Thin line: favourable to adverse. Red, in bold: the bottleneck.',
    },
    before: { ar: 'قبل أول حمولة', en: 'Before the first load' },
    stages: {
      load: { ar: 'التحميل', en: 'Loading' },
      haul: { ar: 'النقل', en: 'Haulage' },
      crush: { ar: 'التكسير', en: 'Crushing' },
    },
    deadline: { ar: 'المهلة {days}', en: 'deadline {days}' },
  },
  actions: {
    print: { ar: 'اطبعها', en: 'Print' },
    send: { ar: 'أرسل هذه الخطة إلينا', en: 'Send us this plan' },
    chat: { ar: 'أرسلها بواتساب', en: 'Send it by WhatsApp' },
    address: { ar: 'رابط هذه الخطة', en: 'Link to this plan' },
  },
  /** Below the table, if the favourable case has the larger yard. */
  yardNote: {
    ar: 'ساحة الحالة المتفائلة أكبر لأن الأنقاض فيها أخف، فحجم الأطنان نفسها أكبر.',
    en: 'The favourable case has the larger yard because its rubble is looser: the same tonnes take more room.',
  },
  /** A haul that nobody typed. */
  assumed: { ar: '{haul} (افتراض)', en: '{haul} (assumed)' },
  printed: {
    town: { ar: 'البلدة', en: 'Town' },
    date: { ar: 'التاريخ', en: 'Date' },
    amount: { ar: 'الأنقاض', en: 'Rubble' },
    deadline: { ar: 'المهلة', en: 'Deadline' },
    trucks: { ar: 'الشاحنات المتوفرة', en: 'Trucks at hand' },
  },
  message: {
    intro: {
      ar: 'نرجو أن تدرسوا هذه الخطة وترسلوا إلينا عرض سعر لما تحتاج إليه من تصميم وآلات.',
      en: 'Please look at this plan and send us a quotation for the design and machines it needs.',
    },
  },
});
