import { defineContent } from './define-content.ts';
import type { Language, Text } from './text.ts';

const prevailing: Record<Language, Text> = {
  ar: {
    ar: 'إذا اختلف النصّان العربي والإنكليزي فالعبرة بالنص العربي.',
    en: 'If the Arabic and the English texts differ, the Arabic text prevails.',
  },
  en: {
    ar: 'إذا اختلف النصّان العربي والإنكليزي فالعبرة بالنص الإنكليزي.',
    en: 'If the Arabic and the English texts differ, the English text prevails.',
  },
};

/** TE-1: terms, imprint (§5 DDG) and accessibility statement. The office's own data are in office.ts. */
export const terms = defineContent('terms', {
  meta: {
    title: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
    description: {
      ar: 'شروط استعمال الموقع، وبيانات الناشر بحسب القانون الألماني، وبيان تيسير الاستخدام لذوي الإعاقة.',
      en: 'Terms of use of this website, the imprint required by German law, and the accessibility statement.',
    },
  },
  title: { ar: 'الشروط والأحكام', en: 'Terms and\u00a0conditions' },
  updated: { label: { ar: 'نسخة {date}', en: 'Version of {date}' }, date: '2026-11-28' },
  sections: [
    {
      id: 'acceptance',
      title: { ar: 'قبول الشروط وما تسري عليه', en: 'Acceptance and\u00a0scope of\u00a0terms' },
      paragraphs: [
        {
          ar: 'تسري هذه الشروط على استعمال الموقع.',
          en: 'These terms apply to the use of this website.',
        },
        {
          ar: 'إرسال النموذج لا يُنشئ عقدًا. ويُتفق على العقود على حدة، وكتابةً في العادة.',
          en: 'Sending a form does not create a contract. Contracts are agreed separately, as a rule in writing.',
        },
      ],
    },
    {
      id: 'services',
      title: { ar: 'الخدمات المقدَّمة', en: 'Services offered' },
      paragraphs: [
        {
          ar: 'يعرض الموقع أعمالنا: تدوير الأنقاض، والصرف الصحي والضخ، والإنشاءات ونمذجة معلومات البناء (BIM)، وتوريد آلات التدوير. وهو للتعريف، وليس عرضًا ملزمًا: نتفق على العمل وسعره ومواعيده في كل حالة على حدة.',
          en: 'The site presents our work: debris recycling, wastewater and pumping, construction and building information modelling (BIM), and the supply of recycling machinery. It is for information and is not a binding offer: scope, price and dates are agreed case by case.',
        },
        {
          ar: 'الاستشارة القانونية المجانية توجيه عام، والمشورة في قضية بعينها لا يقدّمها إلا محامٍ مؤهَّل.',
          en: 'The free legal consultation is general guidance; individual advice is given only by a qualified lawyer.',
        },
        {
          ar: 'وقبل أن نعد بتسليم آلة إلى سورية نتحقق من شروط التصدير والاستخدام النهائي عملًا بأنظمة الجزاءات الاقتصادية ومراقبة الصادرات في الاتحاد الأوروبي وألمانيا (ومنها لائحة الاتحاد الأوروبي 36/2012 المعدَّلة باللائحة 2025/1098 الصادرة في 28 أيار 2025، ولائحته 2021/821، وقانون التجارة الخارجية الألماني (AWG)، واللائحة التنفيذية لهذا القانون (AWV)). وما زال حظر الأسلحة وحظر ما يُستعمل في القمع الداخلي وقوائم المشمولين بالجزاءات سارية.',
          en: 'Machinery for Syria: before we promise a delivery we carry out an export-control and end-use check under EU and German sanctions and export-control law (in particular Regulations (EU)\u00a0No\u00a036/2012, as amended by (EU)\u00a02025/1098 of 28\u00a0May 2025, and (EU)\u00a02021/821, the German Foreign Trade and Payments Act (AWG) and the Foreign Trade and Payments Ordinance (AWV)). The arms embargo, the ban on goods for internal repression and the listings remain.',
        },
      ],
    },
    {
      id: 'responsibility',
      title: { ar: 'المسؤولية القانونية', en: 'Legal responsibility' },
      paragraphs: [
        {
          ar: 'الرسوم الهندسية في هذه الصفحات توضيحية وليست للتنفيذ. وتعطي حاسبة الكربون وحاسبة إزالة الأنقاض تقديرات لا تصلح أساسًا لعقد.',
          en: 'The drawings on this site are illustrations and must not be used for construction. The carbon calculator and the clearance planner give estimates, which are no basis for a contract.',
        },
        {
          ar: 'مسؤوليتنا غير محدودة في حالات العمد والإهمال الجسيم، وفي الأضرار التي تصيب الحياة أو الجسم أو الصحة، وفيما يفرضه القانون إلزامًا. أما في الإهمال البسيط فلا تقوم إلا عند الإخلال بالتزام جوهري يحقّ لك أن تعوّل على الوفاء به، وفي حدود الضرر المعتاد المتوقّع.',
          en: 'Our liability is unlimited for wilful misconduct and gross negligence, for injury to life, body or health, and wherever the law makes it mandatory. For slight negligence we are liable only for breach of a material obligation, one on which you may ordinarily rely, limited to typical and foreseeable damage.',
        },
        {
          ar: 'أصحاب المواقع التي نحيل إليها هم المسؤولون عن محتواها.',
          en: 'Linked sites are the responsibility of their owners.',
        },
      ],
    },
    {
      id: 'updates',
      title: { ar: 'تحديث الشروط', en: 'Updates to these terms' },
      paragraphs: [
        {
          ar: 'إذا تغيّرت الشروط نشرناها هنا بتاريخ جديد.',
          en: 'Changed terms are published here with a new date.',
        },
        {
          ar: 'يسري على استعمال الموقع القانون الألماني. ولا يمسّ ذلك الأحكام الملزمة التي تحمي المستهلك في بلد إقامته.',
          en: 'German law applies to the use of this website. Mandatory consumer protection of the country in which you live is not affected.',
        },
      ],
    },
  ],
  /** In the section on responsibility: who may use the drawings, and how to credit them. */
  use: {
    title: { ar: 'حقوق النشر: استعمال النصوص والرسوم', en: 'Rights: using texts and drawings' },
    text: {
      ar: 'النصوص والرسوم الهندسية لنا. وللقرّاء والصحفيين أن يقتبسوا منها ومن أرقامنا ويطبعوها ويشاركوها، على أن يذكروا المصدر إلى جانبها: «{name}» وعنوان الصفحة، مثل {address}.',
      en: 'Texts and drawings are ours. Readers and journalists may quote, print and share them and our figures if they name the source beside them: “{name}” and the address of the page, such as {address}.',
    },
  },
  /** Which language version prevails: the office decides (office.ts). Until then there is no statement. */
  prevails: {
    texts: prevailing,
  },
  contact: {
    title: { ar: 'للسؤال عن الشروط', en: 'Questions about these terms' },
    link: { ar: 'نموذج المراسلة', en: 'Contact form' },
  },
  imprint: {
    title: { ar: 'بيانات الناشر (Impressum)', en: 'Imprint (Impressum)' },
    note: {
      ar: 'معلومات بموجب المادة 5 من قانون الخدمات الرقمية الألماني (DDG).',
      en: 'Information under section 5 of the German Digital Services Act (§5 DDG).',
    },
    labels: {
      name: { ar: 'الاسم', en: 'Name' },
      chamber: { ar: 'النقابة أو الغرفة المهنية', en: 'Professional chamber' },
      professionalTitle: { ar: 'اللقب المهني وبلد منحه', en: 'Professional title and where it was awarded' },
      professionalRules: {
        ar: 'القواعد المهنية وأين تُقرأ',
        en: 'Professional rules, and where to read them',
      },
      economicId: { ar: 'رقم التعريف الاقتصادي', en: 'Economic ID (W-IdNr.)' },
      insurer: { ar: 'تأمين المسؤولية المهنية', en: 'Professional liability insurance' },
      responsibleEditor: { ar: 'المسؤول عن المحتوى', en: 'Responsible for the content' },
      disputes: { ar: 'تسوية نزاعات المستهلكين', en: 'Consumer dispute resolution' },
      form: { ar: 'الشكل القانوني', en: 'Legal form' },
      representative: { ar: 'الممثّل القانوني', en: 'Represented by' },
      address: { ar: 'العنوان البريدي', en: 'Postal address' },
      email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
      phone: { ar: 'الهاتف', en: 'Phone' },
      register: { ar: 'السجلّ ورقم القيد', en: 'Register and number' },
      vatId: { ar: 'رقم ضريبة القيمة المضافة', en: 'VAT ID' },
      supervisoryAuthority: { ar: 'الهيئة المشرفة', en: 'Supervisory authority' },
    },
  },
  accessibility: {
    title: { ar: 'بيان تيسير الاستخدام لذوي الإعاقة', en: 'Accessibility statement' },
    lead: {
      ar: 'نريد أن يستطيع الجميع استعمال هذا الموقع: بلوحة المفاتيح، وبقارئ الشاشة، وبهاتف قديم، وبشبكة بطيئة، وبلا JavaScript.',
      en: 'Everybody should be able to use this site: by keyboard, with a screen reader, on an old phone, on a slow connection, without JavaScript.',
    },
    parts: [
      {
        title: { ar: 'المعيار', en: 'Standard' },
        text: {
          ar: 'هدفنا أن تستوفي كل صفحة، باللغتين، إرشادات WCAG 2.2 بالمستوى AA.',
          en: 'We aim for WCAG 2.2, level AA, on every page and in both languages.',
        },
      },
      {
        title: { ar: 'الحالة', en: 'Status' },
        text: {
          ar: 'تقييم ذاتي: تُفحص كل صفحة آليًّا باللغتين مع كل نسخة، ونجرّبها بلوحة المفاتيح وبتكبير النص.',
          en: 'Self-assessment: every page is tested automatically in both languages with each release, and tried with the keyboard and with enlarged text.',
        },
      },
      {
        title: { ar: 'نواقص نعرفها', en: 'Known limits' },
        text: {
          ar: 'تفاصيل الرسوم الكبيرة أدقّ مما تتسع له الشاشات الصغيرة؛ ولكل رسم وصف مكتوب، وللرسوم المرقّمة مفتاح إلى جانبها. وخريطة OpenStreetMap خارج سيطرتنا؛ والعنوان مكتوب نصًّا.',
          en: 'Large drawings hold more detail than a small screen can show; each has a written description, and a legend where it carries numbers. The OpenStreetMap map is beyond our control; the address is given as text.',
        },
      },
      {
        title: { ar: 'هل وجدت عائقًا؟', en: 'Found a barrier?' },
        text: {
          ar: 'اذكر لنا الصفحة وما لم يعمل فيها، فنصلحه أو نرسل إليك المحتوى بصيغة أخرى.',
          en: 'Tell us which page and what did not work: we put it right or send you the content in another form.',
        },
      },
    ],
    feedback: { ar: 'أبلغ عن عائق', en: 'Report a barrier' },
  },
});
