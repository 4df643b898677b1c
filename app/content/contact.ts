import { defineContent } from './define-content.ts';

export const contact = defineContent('contact', {
  meta: {
    title: { ar: 'تواصل معنا', en: 'Contact' },
    description: {
      ar: 'اكتب إلى المكتب الهندسي الألماني السوري عن أنقاض أو محطة أو مبنى أو آلة: ثلاثة أشياء نحتاج إليها، وخمس خطوات من أول رسالة إلى أول حمولة.',
      en: 'Write to the German-Syrian Engineering Office about rubble, a station, a building or a machine: three things we need, and five steps from your first message to the first load.',
    },
  },
  lead: {
    ar: 'نصمّم من ألمانيا المباني ومحطات التدوير والضخ والمعالجة، ونورّد الآلات. اكتب إلينا بالعربية أو الإنكليزية.',
    en: 'From Germany, we design buildings, recycling plants, and pumping and treatment works, and we supply machinery. Write to us in Arabic or English.',
  },
  /** On the form that a plan has filled in. */
  plan: {
    ar: '{plan}: الخطة في الرسالة أدناه. بقي اسمك وكيف نجيبك.',
    en: '{plan}: the plan is in the message below. Add your name and how to reach you.',
  },
  /** For whom another page is the right one. */
  house: {
    text: {
      ar: 'هل تهدّم بيتك أو تضرّر؟ الأوراق والمُهل في صفحة',
      en: 'Has your house been damaged or destroyed? Papers and deadlines:',
    },
    label: { ar: 'الملكية والحقوق', en: 'Property rights' },
  },
  /** People who are not looking for a plant, a building or a machine; also on /partners. */
  others: [
    {
      subject: 'work',
      text: {
        ar: 'هل أنت مهندس تبحث عن عمل أو تدريب؟ اكتب لنا اختصاصك وخبرتك ولغاتك.',
        en: 'Are you an engineer looking for work or an internship? Tell us your field, experience and languages.',
      },
      label: { ar: 'العمل معنا', en: 'Work with us' },
    },
    {
      subject: 'university',
      text: {
        ar: 'هل تكتب من جامعة أو معهد؟ اكتب لنا موضوع البحث أو المقرّر، وما تحتاج إليه من قياسات أو بيانات.',
        en: 'Are you writing on behalf of a university? Tell us the subject of the research or course, and which measurements or data you need.',
      },
      label: { ar: 'التعاون العلمي', en: 'Research and teaching' },
    },
  ],
  /** A link from the top of the page to the form. */
  write: { ar: 'اكتب رسالة', en: 'Write a message' },
  /** Above the form. */
  send: {
    title: { ar: 'ثلاثة أشياء نحتاج إليها', en: 'Three things we need' },
    items: [
      {
        ar: 'المكان: المدينة والحيّ أو الموقع، وصاحبه إن عُرف.',
        en: 'Where: town and district or site, and its owner if known.',
      },
      {
        ar: 'الكمية: بعدد المباني أو بالأطنان أو بالأمتار المكعبة، ولو بالتقريب. ولمحطة الضخ: الغزارة. وللمبنى: المساحة.',
        en: 'How much: the number of buildings, tonnes or cubic metres, even roughly. For a pumping station, the flow; for a building, the floor area.',
      },
      {
        ar: 'الموعد: متى يبدأ العمل أو متى يجب أن ينتهي.',
        en: 'When: the date to start or the date to finish.',
      },
    ],
    photographs: {
      ar: 'والصور تفيد. صوّر من شارع يمشي فيه الناس كل يوم، بعيدًا عن كل جدار متضرّر، ولا تقترب من الأنقاض. ولا تُظهر في الصور أشخاصًا ولا أسماء ولا لوحات سيارات. ثم أرسلها بالبريد الإلكتروني أو بواتساب.',
      en: 'Photographs help. Take them from a street that people use every day, well away from any damaged wall and from the rubble, and leave out people, names and number plates. Send them by e-mail or WhatsApp.',
    },
  },
  ways: {
    title: { ar: 'كيف تتصل بنا؟', en: 'How to reach us' },
    phone: { ar: 'الهاتف', en: 'Phone' },
    email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
    address: { ar: 'العنوان', en: 'Address' },
    hours: { ar: 'ساعات العمل', en: 'Working hours' },
    hoursText: {
      ar: 'من الاثنين إلى الجمعة، من\u00a0{from}\u00a0إلى\u00a0{to}',
      en: 'Monday to Friday, {from}\u00a0to\u00a0{to}',
    },
    timeZone: { ar: 'بتوقيت برلين', en: 'Berlin time' },
    /** Syria has no daylight saving time, Germany has. */
    damascus: {
      ar: 'بتوقيت دمشق: من {summerFrom} إلى {summerTo} صيفًا، ومن {winterFrom} إلى {winterTo} شتاءً',
      en: 'Damascus time: {summerFrom} to {summerTo} in summer, {winterFrom} to {winterTo} in winter',
    },
    days: [
      { name: { ar: 'اثنين', en: 'Mon' }, open: true },
      { name: { ar: 'ثلاثاء', en: 'Tue' }, open: true },
      { name: { ar: 'أربعاء', en: 'Wed' }, open: true },
      { name: { ar: 'خميس', en: 'Thu' }, open: true },
      { name: { ar: 'جمعة', en: 'Fri' }, open: true },
      { name: { ar: 'سبت', en: 'Sat' }, open: false },
      { name: { ar: 'أحد', en: 'Sun' }, open: false },
    ],
    chat: { ar: 'راسلنا عبر واتساب', en: 'Write on WhatsApp' },
    /** A vCard for address books, also as a QR code. */
    card: { ar: 'احفظ المكتب في جهات الاتصال', en: 'Save us to your contacts' },
    code: { ar: 'رمز QR يحفظ المكتب في جهات الاتصال', en: 'QR code that saves us to your contacts' },
  },
  greeting: {
    ar: 'السلام عليكم. موقعنا في …، وفيه أنقاض …، ونسأل عمّا تحتاج إليه إزالتها.',
    en: 'Hello, our site is in … and on it there is … What would it take to clear it?',
  },
  /** Subjects that links from other pages prefill, by the value of `?subject=`. */
  subjects: {
    machinery: { ar: 'طلب آلات تدوير', en: 'Recycling machinery' },
    tender: { ar: 'مناقصة', en: 'Tender' },
    join: { ar: 'الانضمام إلى مبادرة', en: 'Joining an initiative' },
    volunteer: { ar: 'التطوّع', en: 'Volunteering' },
    support: { ar: 'سؤال فني', en: 'Technical support' },
    legal: { ar: 'استشارة قانونية مجانية: توجيه عام', en: 'Free legal consultation: general guidance' },
    work: { ar: 'عمل أو تدريب', en: 'Work or internship' },
    university: { ar: 'تعاون علمي', en: 'Research and teaching' },
  },
  /** What an answer needs to know, as lines to complete, by the same value. */
  messages: {
    legal: {
      ar: 'المدينة والحيّ:\nأيّ الخطوات الأربع:\nأيّ ورقة:',
      en: 'Town and district:\nWhich of the four steps:\nWhich paper:',
    },
  },
  map: {
    title: { ar: 'موقع المكتب', en: 'Where we are' },
    note: {
      ar: 'إن حمّلت الخريطة عرف مزوّدها، OpenStreetMap Foundation، عنوان جهازك على الشبكة (IP).',
      en: 'If you load the map, its provider, the OpenStreetMap Foundation, learns your IP address.',
    },
    /** On the map that we have drawn. */
    still: {
      name: {
        ar: 'خريطة مبسّطة: {town} و{river} و{station}',
        en: 'Simplified map of {town} with the {station} and the {river}',
      },
      town: { ar: 'دورتموند', en: 'Dortmund' },
      river: { ar: 'نهر الإمشر', en: 'Emscher' },
      station: { ar: 'محطة القطار', en: 'main station' },
    },
    load: { ar: 'حمّل الخريطة', en: 'Load the map' },
    link: { ar: 'افتح العنوان في OpenStreetMap', en: 'Open the address on OpenStreetMap' },
    frame: { ar: 'خريطة موقع المكتب', en: 'Map of our office' },
  },
});
