import { defineContent } from './define.ts';
import type { Figure } from './figure-types.ts';
import { community as figures } from './registered.ts';
import { pageLanguages } from './shared/pages.ts';

/**
 * The community page speaks Arabic in both settings (LA-7): its visitors are the people of the neighbourhoods. So its texts
 * stand once, in Arabic; only what search engines and the shell show is in both languages.
 */
/** A guide as the page offers it; its texts stand in `guides/FILE.ts`. */
export interface GuideCard {
  file: string;
  title: string;
  text: string;
  /** Not shown where nobody counted. */
  downloads?: Figure;
  /** Not offered for now. */
  hidden?: true;
}

/** In their order on the page. */
export const guideCards: readonly GuideCard[] = [
  {
    file: 'sorting-rubble',
    title: 'فرز الأنقاض بأمان',
    text: 'من أول نظرة إلى الموقع حتى آخر كومة.',
    downloads: { value: figures.downloads.sortingRubble, unit: 'download' },
  },
  {
    file: 'asbestos-and-ordnance',
    title: 'مخلّفات الحرب والأسبستوس',
    text: 'كيف تتعرّف إليها من بعيد، وماذا تفعل، ومن تُبلغ.',
    downloads: { value: figures.downloads.asbestosAndOrdnance, unit: 'download' },
  },
  {
    file: 'documenting-a-house',
    title: 'توثيق بيت متضرّر',
    text: 'الصور والقياسات والأوراق، مع استمارة جاهزة للملء.',
    downloads: { value: figures.downloads.documentingHouse, unit: 'download' },
  },
];

export const community = {
  meta: defineContent('community', {
    title: { ar: 'مجتمع الإعمار', en: 'Community (in Arabic)' },
    description: {
      ar: 'مبادرات لفرز الأنقاض وتوثيق البيوت، وثلاثة أدلة عملية بالعربية، وكيف تنضم إلى المتطوعين.',
      en: 'Initiatives for sorting rubble and documenting houses, three practical guides and how to join. This page is in Arabic.',
    },
  }),
  language: pageLanguages['/community']!,
  title: 'مجتمع الإعمار',
  lead: 'الأنقاض في حيّك يعرفها أهله قبل أي مهندس. هنا مبادرات يشارك فيها السكان، وأدلة تبدأ بالسلامة.',
  warning: {
    title: 'سلامتك أولًا',
  },
  initiatives: {
    title: 'المبادرات',
    reward: 'ما نوفّره لك',
    /** For people who hear the page. */
    participants: 'المشاركون',
    join: 'انضم الآن',
    soon: 'قريبًا',
    items: [
      {
        id: 'sorting',
        title: 'فرز الأنقاض في الحيّ',
        text: 'فرق صغيرة من البالغين تفرز الخرسانة والحديد والخشب، بعد موافقة المالكين الخطية، وإعلان المختصين خلوّ الموقع من الذخائر، وفحص عيّنات منه للكشف عن الأسبستوس وإخراج ما يوجد منه.',
        participants: { value: figures.participants.sorting, unit: 'participant' },
        reward: 'تدريب على السلامة، حسب الاتفاق',
        active: true,
      },
      {
        id: 'documenting',
        title: 'توثيق البيوت المتضرّرة',
        text: 'متطوعون يساعدون العائلات على تصوير البيت وقياس واجهته من مسافة آمنة، دون دخوله، وعلى حفظ أوراقه، ليكون الملف جاهزًا حين يُطلب.',
        participants: { value: figures.participants.documenting, unit: 'participant' },
        reward: 'شهادة مشاركة من المكتب، حسب الاتفاق',
        active: true,
      },
      {
        id: 'teaching',
        title: 'ورشات في المدارس',
        text: 'دروس قصيرة للأطفال والمعلمين: كيف نبتعد عن الخطر، وماذا يُصنع من الأنقاض بعد تكسيرها.',
        participants: defineContent('participants', {
          value: figures.participants.teaching,
          words: { ar: '{q} سجّلوا أسماءهم', en: '{q} have signed up' },
        }),
        reward: 'مواد تعليمية للطباعة، حسب الاتفاق',
        active: false,
      },
    ],
  },
  guides: {
    title: 'أدلة عملية',
    note: 'ملفات PDF تُقرأ دون اتصال وتُطبع على ورق A4.',
    format: '{pages} صفحات PDF\u200f، {size} كيلوبايت',
    download: 'نزّل الدليل',
    items: guideCards,
  },
  contributors: {
    title: 'الخمسة الأكثر مشاركة',
    consent: 'لا يظهر اسم بجانب مرتبة إلا إذا وافق صاحبه خطيًّا.',
    ranks: ['المرتبة الأولى', 'المرتبة الثانية', 'المرتبة الثالثة', 'المرتبة الرابعة', 'المرتبة الخامسة'],
  },
  join: {
    title: 'انضم إلى المتطوعين',
    text: 'اكتب لنا اسم حيّك والوقت المتاح لك وما تجيده، فندلّك على أقرب مبادرة إليك.',
    button: 'ابدأ التطوّع',
    note: 'الأرقام أرقامنا ما لم يُذكر مصدر.',
    figures: [
      { figure: { value: figures.volunteers }, unit: 'متطوع', scope: 'في مجتمع الإعمار' },
      { figure: { value: figures.initiatives }, unit: 'مبادرة', scope: 'في مجتمع الإعمار' },
      { figure: { value: figures.rubbleTonnes }, unit: 'طن', scope: 'من الأنقاض عولجت' },
    ],
  },
} as const;
