import { defineContent } from './define-content.ts';
import { community as figures } from './figures/office.ts';
import type { Figure } from './rich-text.ts';
import { pageLanguages } from './shared/pages.ts';
import type { Language } from './text.ts';

/**
 * The community page is Arabic in both settings (LA-7), because its visitors are the people of the neighbourhoods. Its
 * texts exist in Arabic only; texts for search engines and the shell exist in both languages.
 */
/** LA-7: what the page holds and whom to write to, for visitors with another language. */
const intros: { readonly [Other in Language]?: string } = {
  en: 'This page is in Arabic. It presents three initiatives: sorting rubble that specialists have checked and released, documenting damaged houses, and workshops in schools. Three practical guides can be downloaded as PDF. To join an initiative, write to us in English or Arabic:',
};

/** A guide on the page; `guides/FILE.ts` has its texts. */
export interface GuideCard {
  file: string;
  title: string;
  text: string;
  /** Not shown if undefined. */
  downloads?: Figure;
  /** Currently not offered. */
  hidden?: true;
}

/** In display order. */
export const guideCards: readonly GuideCard[] = [
  {
    file: 'sorting-rubble',
    title: 'فرز الأنقاض بأمان',
    text: 'خطوات العمل من التحضير إلى آخر اليوم، للفرق المدرَّبة وحدها.',
    downloads: figures.downloads.sortingRubble,
  },
  {
    file: 'asbestos-and-ordnance',
    title: 'مخلّفات الحرب والأسبستوس',
    text: 'كيف تتعرّف إليها من بعيد، وماذا تفعل، ومن تُبلغ.',
    downloads: figures.downloads.asbestosAndOrdnance,
  },
  {
    file: 'documenting-a-house',
    title: 'توثيق بيت متضرّر',
    text: 'الصور والقياسات والأوراق، مع استمارة جاهزة للملء.',
    downloads: figures.downloads.documentingHouse,
  },
];

export const community = {
  meta: defineContent('community', {
    title: { ar: 'مبادرات أهلية', en: 'Community initiatives (in Arabic)' },
    description: {
      ar: 'متطوعون يفرزون أنقاضًا فحصها المختصون ويوثّقون البيوت المتضرّرة: ثلاث من مبادراتنا، وثلاثة أدلة عملية، وكيف تنضم.',
      en: 'Volunteers sort rubble that specialists have checked and released, and document damaged houses: three of our initiatives, three practical guides in Arabic, and how to join.',
    },
  }),
  language: pageLanguages['/community']!,
  intros,
  title: 'مبادرات أهلية',
  lead: 'نجمع متطوعين من أهل الأحياء لفرز أنقاض فحصها المختصون ولتوثيق البيوت المتضرّرة، ونضع أدلة عملية تبدأ بالسلامة.',
  warning: {
    title: 'سلامتك أولًا',
  },
  initiatives: {
    title: 'المبادرات',
    reward: 'ما تكسبه',
    /** For screen readers. */
    participants: 'المشاركون',
    join: 'انضم الآن',
    soon: 'قريبًا',
    items: [
      {
        id: 'sorting',
        title: 'فرز الأنقاض في الحيّ',
        text: 'تعمل فرق صغيرة من بالغين مدرَّبين في ساحة بعيدة عن موقع الرفع، ولا تفرز إلا ما رفعه المختصون وفحصوه بحثًا عن مخلّفات الحرب المتفجّرة والأسبستوس والرفات وسلّموه إليها، وبموافقة خطية من المالكين. ولا يبدأ أحد من دون خوذة ونظارة محكمة وكمامة FFP3 وقفازات جلد وحذاء واقٍ.',
        participants: { value: figures.participants.sorting, unit: 'participant' },
        reward: 'تتعلّم كيف تُفرز الأنقاض بأمان',
        active: true,
      },
      {
        id: 'documenting',
        title: 'توثيق البيوت المتضرّرة',
        text: 'يساعد متطوعون العائلات على تصوير البيت وتقدير قياسات واجهته وحفظ أوراقه، ليكون الملف جاهزًا حين يُطلب. ويجري ذلك من شارع يمشي فيه الناس كل يوم، من دون دخول البيت، ومن مسافة لا تقلّ عن مرة ونصف ارتفاع الجدار المتضرّر: خمسة عشر مترًا من جدار ارتفاعه عشرة أمتار.',
        participants: figures.participants.documenting,
        reward: 'يصير ملف بيتك وملفات بيوت جيرانك جاهزة',
        active: true,
      },
      {
        id: 'teaching',
        title: 'ورشات في المدارس',
        text: 'دروس قصيرة للأطفال والمعلمين: كيف نبتعد عن الخطر، وماذا يُصنع من الأنقاض بعد تكسيرها.',
        participants: figures.participants.teaching,
        reward: 'يعرف الأطفال كيف يبتعدون عن الخطر',
        active: false,
      },
    ],
  },
  guides: {
    title: 'أدلة عملية',
    note: 'ملفات PDF تُطبع على ورق A4.',
    format: 'ملف PDF في {pages}\u00a0صفحات، {size}\u00a0كيلوبايت',
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
    figures: [
      { figure: figures.volunteers, scope: 'متطوع' },
      { figure: figures.initiatives, scope: 'مبادرة أهلية' },
      { figure: figures.rubbleTonnes, scope: 'من الأنقاض عولجت' },
    ],
  },
} as const;
