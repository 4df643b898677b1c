import { defineContent } from './define-content.ts';
import { partners as figures } from './figures/office.ts';
import { support } from './forms/partnership.ts';

/** PA-1, PA-2. */
export const partners = defineContent('partners', {
  meta: {
    title: { ar: 'الشركاء', en: 'Partners' },
    description: {
      ar: 'نعمل مع جامعة تقنية ومكتب استشاري للدراسات الإنشائية وشركة هندسية وجمعية مهندسين سورية ألمانية. أرسل طلب شراكة: معرفة أو تمويل أو تدريب أو دعم فني.',
      en: 'We work with a technical university, a construction planning consultancy, an engineering company and a Syrian-German engineers association. Send a request: knowledge, funding, training or technical support.',
    },
  },
  title: { ar: 'الشركاء', en: 'Partners' },
  lead: {
    ar: 'نعمل مع شركاء من البحث والاستشارات والهندسة والجمعيات المهنية. انضمّ إليهم.',
    en: 'We work with partners from research, consulting, engineering and professional associations. Join them.',
  },
  cards: {
    title: { ar: 'شركاؤنا', en: 'Our partners' },
    items: [
      {
        axis: 'A',
        icon: 'university',
        colour: 'water',
        category: { ar: 'أكاديمي', en: 'Academic' },
        name: { ar: 'جامعة تقنية', en: 'Technical university' },
        text: { ar: 'البحث والتعليم', en: 'Research and teaching' },
      },
      {
        axis: 'B',
        icon: 'planning',
        colour: 'building',
        category: { ar: 'استشارات', en: 'Consulting' },
        name: { ar: 'مكتب استشاري للدراسات الإنشائية', en: 'Construction planning consultancy' },
        text: { ar: 'دراسة المنشآت وتصميمها', en: 'Design of structures' },
      },
      {
        axis: 'C',
        icon: 'company',
        colour: 'machine',
        category: { ar: 'هندسة', en: 'Engineering' },
        name: { ar: 'شركة هندسية', en: 'Engineering company' },
        text: { ar: 'المشاريع الهندسية', en: 'Engineering projects' },
      },
      {
        axis: 'D',
        icon: 'association',
        colour: 'rubble',
        category: { ar: 'جمعية مهنية', en: 'Professional association' },
        name: { ar: 'جمعية مهندسين سورية ألمانية', en: 'Syrian-German engineers association' },
        text: { ar: 'مهندسو البلدين', en: 'Engineers of both countries' },
      },
    ],
  },
  figures: {
    name: { ar: 'الشراكة في أرقام', en: 'Partnership in figures' },
    items: [
      {
        figure: figures.active,
        scope: null,
      },
      {
        figure: figures.jointProjects,
        scope: null,
      },
      {
        figure: figures.countries,
        scope: null,
      },
      {
        figure: figures.researchers,
        scope: null,
      },
    ],
  },
  join: {
    title: { ar: 'الشراكة معنا', en: 'Become a partner' },
    lead: {
      ar: 'اكتب لنا ما تقدّمه جهتك وما تنتظره منّا: تصميمًا أو حسابًا لموقع أو خبرة في التدوير.',
      en: 'Tell us what you can contribute and what you expect from us: a design, a calculation for a site, or experience with recycling.',
    },
    kinds: [
      {
        value: 'technical-support',
        icon: 'technical',
        name: support['technical-support'],
        text: { ar: 'معدّات أو مخبر أو ساعات عمل هندسي.', en: 'Equipment, a laboratory or engineering hours.' },
      },
      {
        value: 'financial-support',
        icon: 'financial',
        name: support['financial-support'],
        text: { ar: 'تمويل دراسة أو محطة أو جزء منها.', en: 'Funds for a study, a plant or a part of one.' },
      },
      {
        value: 'knowledge-exchange',
        icon: 'knowledge',
        name: support['knowledge-exchange'],
        text: { ar: 'قياسات ونتائج ومراجعة متبادلة.', en: 'Measurements, results and mutual review.' },
      },
      {
        value: 'training',
        icon: 'training',
        name: support.training,
        text: {
          ar: 'دورات ومقاعد تدريب في الموقع والمخبر.',
          en: 'Courses, and places to learn on site and in the laboratory.',
        },
      },
    ],
  },
});
