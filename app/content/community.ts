import { defineContent } from './define-content.ts';
import type { Figure } from './figure-types.ts';
import { community as figures } from './figures/office.ts';
import { n } from './inline.ts';
import { pageLanguages } from './shared/pages.ts';
import type { Language, Text } from './text.ts';

/**
 * The community page is Arabic in both settings (LA-7), because its visitors are the people of the neighbourhoods. Its
 * texts exist in Arabic only; texts for search engines and the shell exist in both languages.
 */
/** A summary for visitors with another language (LA-7). */
interface Intro {
  title: string;
  lead: string;
  initiatives: string;
  guides: string;
  /** One line each, in the order of the page. */
  lines: Record<'sorting' | 'documenting' | 'teaching', string>;
  /** By the guide's file. */
  files: Record<string, string>;
  soFar: Text;
  write: string;
  button: string;
}

/** Like every text with figures, in both languages; the English summary shows it. */
const soFar: Text = {
  ar: `انضم إلى المبادرات الثلاث أدناه أو سجّل فيها ${n(figures.volunteers)} متطوع، وعولجت ${n(figures.rubbleTonnes)} من الأنقاض.`,
  en: `${n(figures.volunteers)} volunteers have joined the three initiatives below or signed up for them, and ${n(figures.rubbleTonnes)} of rubble have been processed.`,
};

const intros: { readonly [Other in Language]?: Intro } = {
  en: {
    title: 'Community initiatives',
    lead: 'Volunteers help to sort rubble that specialists have checked and released, and to document damaged houses. Our guides tell residents first of all what to keep away from. The rest of this page is in Arabic.',
    initiatives: 'Three of the initiatives',
    guides: 'Three guides, PDF in Arabic',
    lines: {
      sorting:
        'Sorting rubble: trained adults, with helmets, goggles, FFP3 masks, gloves and safety shoes, sort only what specialists have lifted, checked for ordnance and asbestos, and released, away from the site and with the owners’ written consent. If anything looks suspect, they stop, stand still, touch nothing, use no phone or radio near it and call out to the disposal team. If it may be asbestos, they withdraw and tell the specialists.',
      documenting:
        'Documenting damaged houses: photographs and estimated measurements, taken from a street that people use every day and from at least one and a half times the height of a damaged wall away; nobody goes in.',
      teaching: 'Workshops in schools, coming soon: how children stay away from danger.',
    },
    files: {
      'sorting-rubble': 'Sorting rubble safely: for trained teams only',
      'asbestos-and-ordnance': 'Remnants of war and asbestos',
      'documenting-a-house': 'Documenting a damaged house',
    },
    soFar,
    write:
      'To join or to fund an initiative, write to us in English or Arabic: we will tell you who leads it and what it costs.',
    button: 'Write to us',
  },
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
    text: 'للفرق المدرَّبة وحدها، لفرز أنقاض فحصها المختصون وسلّموها إليها.',
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
      ar: 'نجمع متطوعين لفرز أنقاض مفحوصة وتوثيق البيوت المتضرّرة: ثلاث من مبادراتنا، وثلاثة أدلة عملية تبدأ بالسلامة، وكيف تنضم.',
      en: 'Volunteers sort rubble that specialists have checked and released, and document damaged houses: three of our initiatives, three practical guides in Arabic, and how to join.',
    },
  }),
  language: pageLanguages['/community']!,
  intros,
  title: 'مبادرات أهلية',
  lead: 'نجمع متطوعين من أهل كل حيّ لفرز أنقاض فحصها المختصون ولتوثيق البيوت المتضرّرة، ونضع أدلة عملية تبدأ بالسلامة. اكتب لنا اسم حيّك وما تجيده.',
  warning: {
    title: 'سلامتك أولًا',
  },
  initiatives: {
    title: 'المبادرات',
    reward: 'ما نوفّره لك',
    /** For screen readers. */
    participants: 'المشاركون',
    join: 'انضم الآن',
    soon: 'قريبًا',
    items: [
      {
        id: 'sorting',
        title: 'فرز الأنقاض في الحيّ',
        text: 'تعمل فرق صغيرة من بالغين مدرَّبين في ساحة بعيدة عن موقع الرفع، ولا تفرز إلا ما رفعه المختصون وفحصوه بحثًا عن الذخائر والأسبستوس وسلّموه إليها، وبموافقة خطية من المالكين. ولا يبدأ أحد من دون خوذة ونظارة محكمة وكمامة FFP3 وقفازات جلد وحذاء واقٍ. وإن ظهر ما يُشكّ فيه فليقف الجميع في أماكنهم، ولا يلمسه أحد، ولا يستعمل هاتفًا ولا جهازًا لاسلكيًّا قربه، ولينادوا فريق إزالة الذخائر. وإن كان يُشكّ في أنه أسبستوس فليبتعد الجميع وليُبلغوا المختصين.',
        participants: { value: figures.participants.sorting, unit: 'participant' },
        reward: 'تدريب على السلامة قبل أول يوم',
        active: true,
      },
      {
        id: 'documenting',
        title: 'توثيق البيوت المتضرّرة',
        text: 'يساعد متطوعون العائلات على تصوير البيت وتقدير قياسات واجهته وحفظ أوراقه، ليكون الملف جاهزًا حين يُطلب. ويجري ذلك من شارع يمشي فيه الناس كل يوم، من دون دخول البيت، ومن مسافة لا تقلّ عن مرة ونصف من ارتفاع الجدار المتضرّر (جدار ارتفاعه ستة أمتار: تسعة أمتار).',
        participants: figures.participants.documenting,
        reward: 'شهادة مشاركة من المكتب، نتفق عليها معك قبل أن تبدأ',
        active: true,
      },
      {
        id: 'teaching',
        title: 'ورشات في المدارس',
        text: 'دروس قصيرة للأطفال والمعلمين: كيف نبتعد عن الخطر، وماذا يُصنع من الأنقاض بعد تكسيرها.',
        participants: defineContent('participants', {
          value: figures.participants.teaching,
          unit: null,
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
      {
        figure: figures.volunteers,
        unit: 'متطوع',
        scope: 'في هذه المبادرات الثلاث، منهم من سجّل في مبادرة لم تبدأ بعد',
      },
      { figure: figures.initiatives, unit: 'مبادرة', scope: 'هذه ثلاث منها' },
      { figure: { value: figures.rubbleTonnes, unit: null }, unit: 'طن', scope: 'من الأنقاض عولجت' },
    ],
  },
} as const;
