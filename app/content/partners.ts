import { defineContent } from './define.ts';
import { partners as figures } from './figures.ts';

/** PA-1, PA-2. The partners' own names are not published yet: each card says what the partner is. */
export const partners = defineContent('partners', {
  meta: {
    title: { ar: 'الشركاء', en: 'Partners' },
    description: {
      ar: 'جامعة تقنية ومكتب لتخطيط البناء وشركة هندسية وجمعية مهندسين: شركاء المكتب، ونموذج لطلب الشراكة.',
      en: 'A technical university, a construction planning consultancy, an engineering company and an association of engineers; and a form to join them.',
    },
  },
  title: { ar: 'لا نبني وحدنا.', en: 'We don’t build alone.' },
  lead: {
    ar: 'بحث وتخطيط وتصنيع وخبرة: أربعة شركاء يحملون معنا ما لا يحمله مكتب صغير وحده. ومكان الخامس ما زال شاغرًا.',
    en: 'Research, planning, manufacture and experience: four partners carry with us what a small office cannot carry alone. There is room for a fifth.',
  },
  cards: {
    title: { ar: 'أربعة أعمدة', en: 'Four columns' },
    note: {
      ar: 'لم تُنشر أسماء الشركاء بعد، فكل بطاقة تقول ما هو الشريك، لا ما اسمه.',
      en: 'The partners’ names are not yet published, so each card says what the partner is, not what it is called.',
    },
    items: [
      {
        axis: 'A',
        icon: 'university',
        category: { ar: 'تعليم وبحث', en: 'Academic' },
        name: { ar: 'جامعة تقنية', en: 'Technical university' },
        text: {
          ar: 'تبحث في مواد البناء المعاد تدويرها وتختبرها في مخابرها، ويتدرّب فيها مهندسون شباب.',
          en: 'Studies recycled building materials, tests them in its laboratories and trains young engineers.',
        },
      },
      {
        axis: 'B',
        icon: 'planning',
        category: { ar: 'استشارات', en: 'Consulting' },
        name: { ar: 'مكتب استشارات لتخطيط البناء', en: 'Construction planning consultancy' },
        text: {
          ar: 'يرتّب الموقع والتراخيص وتسلسل العمل قبل أن تصل أول آلة.',
          en: 'Puts site, permits and sequence of work in order before the first machine arrives.',
        },
      },
      {
        axis: 'C',
        icon: 'company',
        category: { ar: 'هندسة وصناعة', en: 'Engineering' },
        name: { ar: 'شركة هندسية', en: 'Engineering company' },
        text: {
          ar: 'تصمّم المعدات وتجمّعها: كسّارات وغرابيل ومحطات ضخ.',
          en: 'Designs and assembles equipment: crushers, screens, pumping stations.',
        },
      },
      {
        axis: 'D',
        icon: 'association',
        category: { ar: 'جمعية مهنية', en: 'Professional association' },
        name: { ar: 'جمعية المهندسين السوريين الألمان', en: 'Syrian-German engineers association' },
        text: {
          ar: 'تجمع مهندسي البلدين، وتصل المشروع بمن يتقن تنفيذه.',
          en: 'Brings the engineers of both countries together, and projects to those who can carry them out.',
        },
      },
    ],
    /** The column that is not built yet. */
    vacant: {
      axis: 'E',
      name: { ar: 'الشريك القادم', en: 'The next partner' },
      link: { ar: 'إلى نموذج الطلب', en: 'To the form' },
    },
  },
  figures: {
    name: { ar: 'الشراكة في أرقام', en: 'Partnership in figures' },
    items: [
      {
        value: figures.active,
        unit: 'partner',
        scope: { ar: 'اليوم، بحسب المكتب', en: 'today, according to the office' },
      },
      {
        value: figures.jointProjects,
        unit: 'jointProject',
        scope: { ar: 'مع الشركاء، بحسب المكتب', en: 'with the partners, according to the office' },
      },
      {
        value: figures.countries,
        unit: 'country',
        scope: { ar: 'تجمعها الشراكات، بحسب المكتب', en: 'joined by the partnerships, according to the office' },
      },
      {
        value: figures.researchers,
        unit: 'researcher',
        scope: { ar: 'في العمل المشترك، بحسب المكتب', en: 'in the joint work, according to the office' },
      },
    ],
  },
  join: {
    title: { ar: 'كن شريكًا', en: 'Become a partner' },
    lead: {
      ar: 'الشراكة تبدأ بسؤال واحد: ماذا تستطيع أن تحمل؟',
      en: 'A partnership starts with one question: what can you carry?',
    },
    kinds: [
      {
        value: 'technical-support',
        icon: 'technical',
        name: { ar: 'دعم تقني', en: 'Technical support' },
        text: { ar: 'معدات أو مخبر أو ساعات عمل هندسي.', en: 'Equipment, a laboratory or engineering hours.' },
      },
      {
        value: 'financial-support',
        icon: 'financial',
        name: { ar: 'دعم مالي', en: 'Financial support' },
        text: { ar: 'تمويل دراسة أو محطة أو جزء منها.', en: 'Funds for a study, a plant or a part of one.' },
      },
      {
        value: 'knowledge-exchange',
        icon: 'knowledge',
        name: { ar: 'تبادل المعرفة', en: 'Knowledge exchange' },
        text: { ar: 'قياسات ونتائج ومراجعة متبادلة.', en: 'Measurements, results and a second pair of eyes.' },
      },
      {
        value: 'training',
        icon: 'training',
        name: { ar: 'تدريب', en: 'Training' },
        text: {
          ar: 'دورات ومقاعد تدريب في الموقع والمخبر.',
          en: 'Courses, and places to learn on site and in the laboratory.',
        },
      },
    ],
    next: {
      title: { ar: 'ماذا يحدث بعد الإرسال', en: 'What happens next' },
      steps: [
        { ar: 'يصل الطلب إلى المكتب وحده.', en: 'The request reaches the office and nobody else.' },
        { ar: 'يقرؤه مهندس، ويسأل عمّا ينقص.', en: 'An engineer reads it and asks about what is missing.' },
        { ar: 'نلتقي، ثم يُكتب ما اتُّفق عليه.', en: 'We meet, and what is agreed is put in writing.' },
      ],
    },
  },
  form: {
    title: { ar: 'طلب شراكة', en: 'Partnership request' },
    note: {
      ar: 'اسم الجهة ونوعها والتفاصيل مطلوبة. اترك بريدًا إلكترونيًّا أو رقم هاتف كي نستطيع الردّ.',
      en: 'Name, type and details are required. Leave an e-mail address or a phone number so that we can answer.',
    },
    submit: { ar: 'إرسال طلب الشراكة', en: 'Send partnership request' },
    supportLegend: { ar: 'ما الذي تقدّمه جهتك؟', en: 'What would you bring?' },
    choose: { ar: 'اختر نوع الجهة', en: 'Choose a type' },
    /** The value that is sent is the option's name in the current language. */
    types: [
      { ar: 'جامعة أو مؤسسة تعليمية', en: 'University or Educational Institution' },
      { ar: 'شركة استشارات هندسية', en: 'Engineering Consulting Company' },
      { ar: 'شركة تقنية', en: 'Technology Company' },
      { ar: 'جمعية مهنية', en: 'Professional Association' },
      { ar: 'منظمة دولية', en: 'International Organization' },
    ],
    fields: {
      organizationName: {
        label: { ar: 'اسم الجهة', en: 'Organization name' },
        error: { ar: 'اكتب اسم الجهة.', en: 'Please write the name of your organization.' },
      },
      organizationType: {
        label: { ar: 'نوع الجهة', en: 'Type of organization' },
        error: { ar: 'اختر النوع الأقرب من القائمة.', en: 'Please choose the closest type from the list.' },
      },
      email: {
        label: { ar: 'البريد الإلكتروني', en: 'E-mail' },
        error: {
          ar: 'العنوان غير مكتمل. مثال: name@example.com',
          en: 'The address is not complete. Example: name@example.com',
        },
      },
      phone: {
        label: { ar: 'الهاتف', en: 'Phone' },
        error: { ar: 'رقم الهاتف أطول من 50 خانة.', en: 'The phone number is longer than 50 characters.' },
      },
      details: {
        label: { ar: 'تفاصيل الطلب', en: 'Details' },
        error: {
          ar: 'اكتب في بضع جمل ما تفكّر فيه، حتى 10,000 حرف.',
          en: 'Please write in a few sentences what you have in mind, up to 10,000 characters.',
        },
      },
    },
  },
});
