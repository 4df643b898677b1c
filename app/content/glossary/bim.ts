import type { Term } from './term.ts';

/** BIM and drawings. Terms as in ISO 19650-1, ISO 16739-1, EN 17412-1 / ISO 7817-1, ISO 128, ISO 129-1, ISO 5455, ISO 5456, ISO 7200. */
export const bim = [
  {
    id: 'bim',
    name: {
      ar: 'نمذجة معلومات البناء (BIM)',
      en: 'Building information modelling (BIM)',
      de: 'Bauwerksinformationsmodellierung (BIM)',
    },
    meaning: {
      ar: 'تصميم المنشأة وتنفيذها وتشغيلها بنموذج رقمي مشترك تحمل عناصره معلوماتها.',
      en: 'Designing, building and running a built asset with a shared digital model whose elements carry their information.',
    },
    drawing: 'bim-layers',
    also: [
      'بيم',
      'نموذج رقمي',
      'نماذج',
      'digital model',
      'building model',
      'Gebäudemodell',
      'Bauwerksdatenmodellierung',
    ],
  },
  {
    id: 'discipline-model',
    name: { ar: 'نموذج اختصاص', en: 'Discipline model', de: 'Fachmodell' },
    meaning: {
      ar: 'نموذج يعدّه اختصاص واحد: عمارة أو إنشاء أو تمديدات.',
      en: 'The model made by one discipline: architecture, structure or services.',
    },
    drawing: 'bim-layers',
    also: ['نماذج الاختصاصات', 'partial model', 'Teilmodell'],
  },
  {
    id: 'coordination-model',
    name: { ar: 'نموذج التنسيق', en: 'Coordination model', de: 'Koordinationsmodell' },
    meaning: {
      ar: 'نماذج الاختصاصات مجموعة في مكان واحد لتُفحص معًا.',
      en: 'The discipline models brought together in one place to be checked against one another.',
    },
    drawing: 'bim-coordination',
    also: ['تنسيق', 'federated model', 'coordination', 'Koordination'],
  },
  {
    id: 'clash-detection',
    name: { ar: 'كشف التعارض', en: 'Clash detection', de: 'Kollisionsprüfung' },
    meaning: {
      ar: 'بحث في النموذج عن عناصر تشغل المكان نفسه، كأنبوب يخترق جائزًا، قبل أن تُبنى.',
      en: 'Searching a model for elements that take the same space, such as a pipe through a beam, before they are built.',
    },
    drawing: 'bim-clash',
    also: ['تعارضات', 'تصادم', 'clash', 'collision', 'Kollision'],
  },
  {
    id: 'common-data-environment',
    name: { ar: 'بيئة البيانات المشتركة', en: 'Common data environment (CDE)', de: 'Gemeinsame Datenumgebung (CDE)' },
    meaning: {
      ar: 'مكان واحد متفق عليه تُحفظ فيه معلومات المشروع، ولكل ملف حالته ونسخته.',
      en: 'The one agreed place that holds a project’s information, each file with its status and revision.',
    },
    also: ['بيانات مشتركة', 'file sharing', 'Projektplattform', 'Datenumgebung'],
  },
  {
    id: 'as-built-model',
    name: { ar: 'نموذج ما نُفّذ', en: 'As-built model', de: 'Bestandsmodell' },
    meaning: {
      ar: 'النموذج بعد أن عُدّل ليطابق ما نُفّذ فعلًا.',
      en: 'The model brought up to date with what was actually built.',
    },
  },
  {
    id: 'construction-sequence',
    name: { ar: 'تسلسل التنفيذ', en: 'Construction sequence', de: 'Bauablauf' },
    meaning: {
      ar: 'ترتيب أعمال البناء في الزمن، يُربط بالنموذج فيُرى المبنى وهو يقوم.',
      en: 'The order of the works in time; linked to the model it shows the building going up.',
    },
    drawing: 'bim-sequence',
    also: ['مراحل التنفيذ', 'برنامج زمني', '4D', 'schedule', 'programme', 'phasing', 'Bauzeitenplan'],
  },
  {
    id: 'plan',
    name: { ar: 'مسقط أفقي', en: 'Plan', de: 'Grundriss' },
    meaning: {
      ar: 'رسم المبنى مقطوعًا أفقيًّا ومنظورًا إليه من الأعلى.',
      en: 'A building drawn as if cut horizontally and seen from above.',
    },
    drawing: 'sports-hall-plan',
    also: ['مساقط', 'مسقط', 'مخطط', 'floor plan', 'layout'],
  },
  {
    id: 'section',
    name: { ar: 'مقطع', en: 'Section', de: 'Schnitt' },
    meaning: {
      ar: 'رسم مبنى أو آلة مقطوعين بمستوٍ يُظهر الداخل، وما قُطع يُهشَّر.',
      en: 'A building or machine drawn as if cut by a plane that shows its inside; what is cut is hatched.',
    },
    drawing: 'dairy-section',
    also: ['مقاطع', 'cross-section', 'Querschnitt'],
  },
  {
    id: 'elevation',
    name: { ar: 'رسم الواجهة', en: 'Elevation', de: 'Ansicht' },
    meaning: {
      ar: 'إسقاط عمودي لوجه المبنى، بلا منظور.',
      en: 'One face of a building in orthographic projection, without perspective.',
    },
    drawing: 'steel-facade',
    also: ['مسقط جانبي', 'view', 'Fassadenansicht'],
  },
  {
    id: 'longitudinal-profile',
    name: { ar: 'مقطع طولي', en: 'Longitudinal profile', de: 'Längsschnitt' },
    meaning: {
      ar: 'مقطع على امتداد خط أو طريق، تُكبَّر فيه الارتفاعات عادةً لتُقرأ.',
      en: 'A section along a pipeline or road, its heights usually exaggerated so that they can be read.',
    },
    drawing: 'al-houla-profile',
    also: ['مقاطع طولية', 'بروفيل', 'profile', 'long section', 'Höhenplan'],
  },
  {
    id: 'isometric-view',
    name: { ar: 'منظور متساوي القياس', en: 'Isometric view', de: 'Isometrie' },
    meaning: {
      ar: 'رسم بثلاثة محاور بينها زوايا متساوية، تُقاس الأطوال عليها بمقياس واحد.',
      en: 'A drawing on three axes at equal angles, with lengths to the same scale along all three.',
    },
    drawing: 'dairy-axonometric',
    also: ['إكسونومتري', 'مناظير', 'axonometric', 'Axonometrie'],
  },
  {
    id: 'title-block',
    name: { ar: 'جدول العنوان', en: 'Title block', de: 'Schriftfeld' },
    trade: 'خرطوش',
    meaning: {
      ar: 'إطار في زاوية اللوحة فيه المشروع ورقم اللوحة والمقياس والتاريخ والنسخة.',
      en: 'The frame in the corner of a sheet with project, sheet number, scale, date and revision.',
    },
    also: ['ترويسة', 'بطاقة اللوحة', 'Plankopf'],
  },
  {
    id: 'level',
    name: { ar: 'منسوب', en: 'Level', de: 'Höhenkote' },
    meaning: {
      ar: 'ارتفاع نقطة فوق صفر متفق عليه أو تحته.',
      en: 'The height of a point above or below an agreed zero.',
    },
    unit: { ar: 'م', en: 'm' },
    also: ['مناسيب', 'ارتفاعات', 'elevation mark', 'Höhe', 'Kote'],
  },
  {
    id: 'detail',
    name: { ar: 'تفصيلة', en: 'Detail', de: 'Detail' },
    meaning: {
      ar: 'رسم بمقياس كبير لموضع واحد يبيّن كيف تلتقي القطع.',
      en: 'A large-scale drawing of one place that shows how parts meet.',
    },
    drawing: 'sports-hall-roof',
    also: ['تفصيلات', 'تفاصيل', 'connection', 'Detailzeichnung', 'Anschluss'],
  },
  {
    id: 'gis',
    name: {
      ar: 'نظام معلومات جغرافية (GIS)',
      en: 'Geographic information system (GIS)',
      de: 'Geoinformationssystem (GIS)',
    },
    meaning: {
      ar: 'برامج وبيانات تجمع الخرائط طبقات وتجيب عن سؤالين: أين وكم.',
      en: 'Software and data that hold maps in layers and answer the questions where and how much.',
    },
    also: ['نظم معلومات جغرافية', 'خرائط', 'خريطة', 'map layers', 'Karte', 'Geodaten'],
  },
] as const satisfies readonly Term[];
