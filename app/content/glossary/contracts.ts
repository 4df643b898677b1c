import type { Term } from './term.ts';

/** Contracts and property. Terms as in the FIDIC Red Book, VOB/B, ISO 6707-2, Directive 2014/24/EU, Regulation (EU) 2021/821, the Pinheiro Principles, and the German Grundbuchordnung. */
export const contracts = [
  {
    id: 'contractor',
    name: { ar: 'متعهّد', en: 'Contractor', de: 'Auftragnehmer' },
    meaning: {
      ar: 'الجهة التي تنفّذ الأعمال بموجب عقد.',
      en: 'The party that carries out the works under a contract.',
    },
    also: ['مقاول', 'مقاولون', 'متعهدين', 'builder', 'Bauunternehmer', 'Bauunternehmen'],
  },
  {
    id: 'feasibility-study',
    name: { ar: 'دراسة الجدوى', en: 'Feasibility study', de: 'Machbarkeitsstudie' },
    meaning: {
      ar: 'دراسة تسبق القرار: هل المشروع ممكن فنيًّا، وكم يكلّف، وما مردوده.',
      en: 'The study before a decision: whether a project can be done, what it costs and what it yields.',
    },
    also: ['جدوى اقتصادية', 'دراسات', 'feasibility', 'Wirtschaftlichkeit'],
  },
  {
    id: 'tender',
    name: { ar: 'مناقصة أو طلب عروض', en: 'Invitation to tender', de: 'Ausschreibung' },
    meaning: {
      ar: 'دعوة إلى تقديم عروض لتنفيذ عمل بشروط معلنة واحدة للجميع. تُرسى المناقصة على أقل سعر مقبول، ويُفاضَل في طلب العروض فنيًّا وماليًّا.',
      en: 'A call for offers to carry out works, on published terms that are the same for all. In Syria one procedure awards on the lowest acceptable price, another weighs the technical offer too.',
    },
    also: ['مناقصات', 'عروض', 'tender', 'procurement', 'Vergabe'],
  },
  {
    id: 'bill-of-quantities',
    name: { ar: 'جدول الكميات', en: 'Bill of quantities', de: 'Leistungsverzeichnis' },
    meaning: {
      ar: 'قائمة بنود الأعمال بكمياتها ووحداتها، يضع المتعهّد أمامها أسعاره.',
      en: 'The list of work items with quantities and units against which a contractor sets prices.',
    },
    also: ['كشف تقديري', 'جداول كميات', 'بنود', 'BoQ', 'quantities', 'Mengen', 'LV'],
  },
  {
    id: 'technical-specification',
    name: { ar: 'دفتر الشروط الفنية', en: 'Technical specification', de: 'Technische Spezifikation' },
    meaning: {
      ar: 'وثيقة من وثائق العقد تحدّد المواد والمعدّات وطريقة التنفيذ والاختبار.',
      en: 'The contract document that sets materials, equipment, workmanship and tests.',
    },
    also: ['دفاتر الشروط', 'الشروط الفنية', 'specifications', 'Leistungsbeschreibung', 'Lastenheft'],
  },
  {
    id: 'bid-and-performance-bond',
    name: { ar: 'تأمينات أولية ونهائية', en: 'Bid and performance bonds', de: 'Bietungs- und Erfüllungsbürgschaft' },
    meaning: {
      ar: 'كفالتان تضمنان حق صاحب المشروع: الأولية يقدّمها العارض مع عرضه إلى أن يوقَّع العقد، والنهائية يقدّمها المتعهّد عند التوقيع إلى أن يُنفَّذ.',
      en: 'Guarantees that secure the client: the bid bond, given with the offer, until the contract is signed; the performance bond, given on signing, until it is fulfilled.',
    },
    also: ['التأمينات', 'كفالة', 'كفالات', 'bid bond', 'guarantee', 'Bürgschaft'],
  },
  {
    id: 'notice-to-proceed',
    name: { ar: 'أمر المباشرة', en: 'Notice to proceed', de: 'Auftrag zum Baubeginn' },
    meaning: {
      ar: 'كتاب صاحب المشروع الذي تبدأ من تاريخه مدة التنفيذ.',
      en: 'The client’s letter from whose date the time for the works begins.',
    },
    also: ['أمر مباشرة العمل', 'order to commence', 'commencement', 'Baubeginn'],
  },
  {
    id: 'delay-damages',
    name: { ar: 'غرامة التأخير', en: 'Delay damages', de: 'Vertragsstrafe' },
    meaning: {
      ar: 'مبلغ يحدّده العقد ويُحسم عن كل يوم تأخير في الإنجاز.',
      en: 'A sum set in the contract that is deducted for each day the works are late.',
    },
    also: ['غرامات', 'liquidated damages', 'penalty', 'Verzug'],
  },
  {
    id: 'trial-operation',
    name: { ar: 'تشغيل تجريبي', en: 'Trial operation', de: 'Probebetrieb' },
    meaning: {
      ar: 'مدة تعمل فيها المنشأة تحت المراقبة قبل استلامها، للتحقق من أنها تفي بالعقد.',
      en: 'A period in which a plant runs under observation before acceptance, to show that it meets the contract.',
    },
    also: ['تجربة تشغيل', 'commissioning', 'test run', 'Inbetriebnahme'],
  },
  {
    id: 'acceptance',
    name: { ar: 'استلام', en: 'Acceptance', de: 'Abnahme' },
    meaning: {
      ar: 'إقرار صاحب المشروع بأن الأعمال أُنجزت بحسب العقد، ومعه قائمة بالنواقص. وفي سورية استلام أولي عند الإنجاز، ونهائي بعد مدة الضمان.',
      en: 'The client’s statement that the works meet the contract, with a list of what remains to be put right. In Syria provisional on completion, final after the guarantee period.',
    },
    also: ['استلام أولي', 'استلام نهائي', 'استلام الأعمال', 'محضر استلام', 'handover', 'taking over', 'Übergabe'],
  },
  {
    id: 'export-control',
    name: { ar: 'مراقبة الصادرات', en: 'Export control', de: 'Ausfuhrkontrolle' },
    meaning: {
      ar: 'قواعد تحدّد ما يُسمح بتصديره ولمن، وما يحتاج إلى ترخيص.',
      en: 'The rules on which goods may go to which country or party, and which need a licence.',
    },
    also: [
      'رقابة التصدير',
      'الرقابة على الصادرات',
      'تصدير',
      'عقوبات',
      'sanctions',
      'dual use',
      'Exportkontrolle',
      'Sanktionen',
    ],
  },
  {
    id: 'end-use-statement',
    name: { ar: 'تصريح الاستخدام النهائي', en: 'End-use statement', de: 'Endverbleibserklärung' },
    meaning: {
      ar: 'تصريح موقّع من المستلم بمكان استعمال السلعة وغرضه وأنها لن تُحوَّل إلى غيره.',
      en: 'The receiver’s signed statement of where and for what goods are used, and that they will not be passed on.',
    },
    also: ['الاستخدام النهائي', 'end user certificate', 'Endverwendung'],
  },
  {
    id: 'hlp-rights',
    name: {
      ar: 'حقوق السكن والأراضي والممتلكات',
      en: 'Housing, land and property rights (HLP)',
      de: 'Wohn-, Land- und Eigentumsrechte',
    },
    meaning: {
      ar: 'حق كل إنسان، مالكًا أو مستأجرًا أو شاغلًا، في سكن وأرض آمنين من الإخلاء القسري، وفي استرداد ما فقده منهما أو التعويض عنه.',
      en: 'Everyone’s rights, as owner, tenant or occupant, to a home and land secure from forced eviction, and to restitution or compensation for what was lost.',
    },
    also: ['حقوق الملكية', 'حق السكن', 'ملكية', 'property rights', 'restitution', 'Eigentum'],
  },
  {
    id: 'local-administration',
    name: { ar: 'بلدية', en: 'Municipality (local administration unit)', de: 'Kommunale Verwaltungseinheit' },
    meaning: {
      ar: 'الجهة التي تدير المدينة أو البلدة، ومجلسها؛ وهي في القانون وحدة إدارية، ومثلها المحافظة. وإلى البلدية تُقدَّم الطلبات في شأن الأنقاض والهدم والترخيص.',
      en: 'In Syria: the body that runs a city or town, and its council; in law a local administration unit, as is the governorate. Applications about rubble, demolition and permits go to it.',
    },
    also: ['الوحدة الإدارية', 'بلديات', 'مجلس المدينة', 'municipality', 'local council', 'Gemeinde', 'Stadtverwaltung'],
  },
  {
    id: 'redevelopment-zone',
    name: { ar: 'منطقة تنظيمية', en: 'Redevelopment zone', de: 'Neuordnungsgebiet' },
    meaning: {
      ar: 'منطقة تُحدَّد بقانون أو مرسوم ليُعاد تقسيم أرضها وتخطيطها. ولتقديم طلب الحقوق فيها مُهل: اسأل محاميًا أو البلدية من أي يوم تبدأ.',
      en: 'An area set by law or decree whose land is divided and laid out anew. There are deadlines for stating one’s rights in it: ask a lawyer or the municipality on which day they begin.',
    },
    also: ['منطقة تنظيم', 'تنظيم', 'مخطط تنظيمي', 'zoning', 'redevelopment', 'Umlegung'],
  },
  {
    id: 'land-survey',
    name: { ar: 'رفع مساحي', en: 'Measured survey', de: 'Vermessung' },
    meaning: {
      ar: 'قياس أرض أو مبنى ورسمهما على مخطط بأبعادهما ومناسيبهما. وهو غير تفتيش الأرض بحثًا عن مخلّفات الحرب.',
      en: 'Measuring land or a building and drawing it with its dimensions and levels. It is not the search of a site for explosive remnants of war.',
    },
    also: ['مساحة', 'مساح', 'رفع طبوغرافي', 'land survey', 'surveying', 'Aufmaß'],
  },
  {
    id: 'demolition-permit',
    name: { ar: 'رخصة هدم', en: 'Demolition permit', de: 'Abbruchgenehmigung' },
    meaning: {
      ar: 'موافقة البلدية الخطية على هدم مبنى كله أو بعضه، بشروطها.',
      en: 'The municipality’s written consent to take a building down, in whole or in part, with its conditions.',
    },
    also: ['إذن هدم', 'ترخيص هدم', 'رخص', 'permit', 'Abrissgenehmigung'],
  },
  {
    id: 'land-register',
    name: { ar: 'سجلّ عقاري', en: 'Land register', de: 'Grundbuch' },
    trade: 'طابو',
    meaning: {
      ar: 'سجلّ رسمي لكل عقار: أوصافه ومالكه وما عليه من حقوق وإشارات.',
      en: 'The official register of each plot: its description, its owner, and the rights and cautions entered against it.',
    },
    also: ['السجل العقاري', 'مصالح عقارية', 'عقار', 'عقارات', 'land registry'],
  },
  {
    id: 'title-deed',
    name: { ar: 'سند تمليك', en: 'Title deed', de: 'Eigentumsurkunde' },
    trade: 'طابو أخضر',
    meaning: {
      ar: 'وثيقة رسمية هي دليل على ملكية عقار أو حصة منه. أما ما يثبت الملكية فهو القيد في السجلّ العقاري.',
      en: 'The official document that is evidence of who owns a property or a share in it. The entry in the land register is what proves it.',
    },
    also: ['سندات تمليك', 'سند ملكية', 'سندات ملكية', 'ownership document', 'proof of ownership', 'Eigentumsnachweis'],
  },
  {
    id: 'register-extract',
    name: { ar: 'بيان قيد عقاري', en: 'Land register extract', de: 'Grundbuchauszug' },
    trade: 'إخراج قيد عقاري',
    meaning: {
      ar: 'نسخة مصدّقة حديثة مما في السجلّ عن عقار بعينه.',
      en: 'A recent certified copy of what the register says about one property.',
    },
    also: ['بيان قيد', 'قيد عقاري', 'قيود', 'extract', 'Auszug'],
  },
  {
    id: 'determination-of-heirs',
    name: { ar: 'حصر إرث', en: 'Certificate of inheritance', de: 'Erbschein' },
    meaning: {
      ar: 'وثيقة تسمّي ورثة المتوفّى وحصة كل منهم.',
      en: 'The document that names the heirs of a deceased person and the share of each.',
    },
    also: ['ورثة', 'وارث', 'ميراث', 'إرث', 'heirs', 'inheritance', 'Erben', 'Erbschaft'],
  },
  {
    id: 'power-of-attorney',
    name: { ar: 'وكالة', en: 'Power of attorney', de: 'Vollmacht' },
    meaning: {
      ar: 'وثيقة يخوّل بها شخص غيره أن يتصرّف باسمه، وتُنظَّم في شؤون العقار عادةً لدى الكاتب بالعدل.',
      en: 'A document by which a person lets another act in their name; for property usually drawn up before a notary.',
    },
    also: ['وكالات', 'وكيل', 'وكلاء', 'كاتب بالعدل', 'كاتب عدل', 'notary', 'proxy', 'Notar'],
  },
  {
    id: 'expropriation',
    name: { ar: 'استملاك', en: 'Expropriation', de: 'Enteignung' },
    meaning: {
      ar: 'أن تنقل جهة عامة إلى نفسها ملكية عقار لنفع عام، لقاء تعويض.',
      en: 'The taking of property by a public body for public benefit, against compensation.',
    },
    also: ['استملاكات', 'compulsory purchase'],
  },
  {
    id: 'compensation',
    name: { ar: 'تعويض', en: 'Compensation', de: 'Entschädigung' },
    meaning: {
      ar: 'مال أو بديل يُعطى لمن لحقه ضرر أو فقد حقًّا.',
      en: 'Money or a substitute given to somebody who suffered damage or lost a right.',
    },
    also: ['تعويضات', 'damages', 'claim', 'Schadenersatz'],
  },
] as const satisfies readonly Term[];
