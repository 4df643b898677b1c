import { defineContent } from './define-content.ts';

export const contact = defineContent('contact', {
  meta: {
    title: { ar: 'تواصل معنا', en: 'Contact' },
    description: {
      ar: 'اكتب إلى المكتب الهندسي الألماني السوري عن أنقاض أو محطة أو مبنى أو آلة: نموذج الرسالة والهاتف والبريد وواتساب والعنوان.',
      en: 'Write to the German-Syrian Engineering Office about rubble, a station, a building or a machine: form, phone, e-mail, WhatsApp and address.',
    },
  },
  lead: {
    ar: 'اكتب إلينا بالعربية أو الإنكليزية: أين يقع موقعك، وما وصفه، وما الذي تحتاج إليه.',
    en: 'Write to us in Arabic or English: where your site is, what it is like and what you need.',
  },
  /** On the form that a plan has filled in. */
  plan: {
    ar: '{plan}: الخطة في الرسالة أدناه. أضف اسمك وبريدك.',
    en: '{plan}: the plan is in the message below. Add your name and e-mail.',
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
    chat: { ar: 'راسلنا بواتساب', en: 'Write on WhatsApp' },
  },
  greeting: {
    ar: 'السلام عليكم. موقعنا في …، ونسأل عن …',
    en: 'Hello, our site is in … We would like to ask about …',
  },
  /** Subjects that links from other pages prefill, by the value of `?subject=`. */
  subjects: {
    machinery: { ar: 'طلب آلات تدوير', en: 'Recycling machinery' },
    references: {
      ar: 'الأعمال المنفَّذة والجارية: صاحب المشروع والعقد وفترة العمل',
      en: 'Project sheets: client, contract, period',
    },
    tender: { ar: 'مناقصة', en: 'Tender' },
    join: { ar: 'الانضمام إلى مبادرة', en: 'Joining an initiative' },
    volunteer: { ar: 'التطوّع', en: 'Volunteering' },
    support: { ar: 'سؤال فني', en: 'Technical support' },
    legal: { ar: 'استشارة قانونية مجانية: توجيه عام', en: 'Free legal consultation: general guidance' },
  },
  map: {
    title: { ar: 'موقع المكتب', en: 'Where we are' },
    note: {
      ar: 'إن حمّلت الخريطة عرف مزوّدها، OpenStreetMap Foundation، عنوان الشبكة (IP) لجهازك.',
      en: 'If you load the map, its provider, the OpenStreetMap Foundation, learns your IP address.',
    },
    load: { ar: 'حمّل الخريطة', en: 'Load the map' },
    link: { ar: 'افتح العنوان في OpenStreetMap', en: 'Open the address on OpenStreetMap' },
    /** Until the office gives its address. */
    town: { ar: 'افتح المدينة في OpenStreetMap', en: 'Open the town on OpenStreetMap' },
    frame: { ar: 'خريطة موقع المكتب', en: 'Map of our office' },
  },
});
