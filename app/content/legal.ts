import { defineContent } from './define.ts';
import { debris, law } from './registered.ts';

/** LE-1. One law is named, because its period counts; whether it is still in force the reader must ask, and is told so. */
export const legal = defineContent('legal', {
  meta: {
    title: { ar: 'التحديات القانونية', en: 'Legal challenges' },
    description: {
      ar: 'السكن والأراضي والممتلكات: إثبات الملكية وملكية الأنقاض وقواعد إعادة الاستعمال، ودليل من أربع خطوات، وتوجيه عام مجاني.',
      en: 'Housing, land and property (HLP): proof of ownership, ownership of the rubble, rules for reuse, a guide in four steps and free general orientation.',
    },
  },
  title: { ar: 'لمن هذه الأنقاض؟', en: 'Whose rubble is it?' },
  lead: {
    ar: 'قبل أن تقترب آلة من بيت متضرّر، لا بدّ أن يُعرف صاحبه. ثلاثة تحديات في السكن والأراضي والممتلكات توقف العمل، وأربع خطوات أمام المالك.',
    en: 'Before a machine touches a damaged house, it has to be clear whose it is. Three challenges of housing, land and property (HLP) bring work to a stop; four steps set out what an owner can do.',
  },
  titleBlock: {
    title: { ar: 'الحقوق قبل الآلات', en: 'Rights before machines' },
    subject: { label: { ar: 'الموضوع', en: 'Subject' }, value: { ar: 'عقارات متضرّرة', en: 'Damaged property' } },
    challenges: { ar: 'التحديات', en: 'Challenges' },
    steps: { ar: 'الخطوات', en: 'Steps' },
    advice: {
      label: { ar: 'الاستشارة القانونية', en: 'Legal consultation' },
      value: { ar: 'توجيه عام مجاني', en: 'General orientation, free' },
    },
    kind: { label: { ar: 'طبيعة النص', en: 'Nature of this text' }, value: { ar: 'توجيه عام', en: 'Orientation' } },
  },
  challenges: {
    title: { ar: 'ثلاثة تحديات', en: 'Three challenges' },
    note: {
      ar: 'درجة الخطورة تقديرنا: إلى أي حدّ يعطّل التحدّي العملَ في الموقع.',
      en: 'Severity is our own assessment: how far the challenge holds up work on a site.',
    },
    impact: { ar: 'الأثر', en: 'Impact' },
    solution: { ar: 'الحل المقترح', en: 'Proposed solution' },
    items: [
      {
        severity: 'very-high',
        title: { ar: 'إثبات الملكية', en: 'Proof of ownership' },
        description: {
          text: {
            ar: '{deeds} احترقت أو ضاعت أو لم تُسجَّل أصلًا، ومالكون صاروا في الخارج، وآخرون توفّوا ولم يُجرَ حصر إرثهم بعد.',
            en: '{deeds} were burnt, lost or never registered. Owners live abroad, or have died and their estates have not been settled.',
          },
          figures: {},
          terms: { deeds: { term: 'title-deed', words: { ar: 'سندات', en: 'Deeds' } } },
        },
        impact: {
          ar: 'ترحيل الأنقاض من دون موافقة المالك يفتح نزاعًا جديدًا، وقد يوقف العمل.',
          en: 'To clear without the owner’s consent is to start another dispute, and may stop the work.',
        },
        solution: {
          ar: 'جمع الأدلة مبكرًا: بيان قيد عقاري وعقود قديمة وفواتير وشهود، ثم رفع مساحي للمبنى يجريه مهندس قبل نقل أي شيء منه، من طريق مسلوك خارجه إلى أن يُعلَن خلوّ المكان من الذخائر وسلامة المبنى.',
          en: 'Gather evidence early: land register extract, old contracts, bills, witnesses. Before anything is moved, have an engineer survey the building: only from a well-used street until the place is declared clear of ordnance and the building safe.',
        },
      },
      {
        severity: 'high',
        title: { ar: 'ملكية الأنقاض نفسها', en: 'Ownership of the rubble itself' },
        description: {
          text: {
            ar: 'للحديد والحجر والخرسانة ثمن. تُباع أنقاض في مزادات علنية، وسُلّم {percent} من الأنقاض إلى الدولة. أما حق المالك في أنقاضه أو في ثمنها فليسأل عنه محاميًا قبل أن تُنقل.',
            en: 'Steel, stone and concrete have a price. Rubble is sold at public auctions, and {percent} of the debris was delivered to the state. An owner’s right to the rubble, or to its price, is a question for a lawyer before anything is moved.',
          },
          figures: { percent: { value: debris.deliveredToStatePercent, unit: 'percent' } },
        },
        impact: {
          ar: 'الحديد أول ما يختفي، ومعه القيمة التي كانت قد تغطّي كلفة الإزالة.',
          en: 'The steel goes first, and with it the value that might have paid for the clearing.',
        },
        solution: {
          ar: 'إيصال قبّان لكل شاحنة، واتفاق مكتوب على الحصص قبل خروج أول حمولة.',
          en: 'A weighbridge ticket for every truck, and the shares agreed in writing before the first load leaves.',
        },
      },
      {
        severity: 'medium',
        title: { ar: 'قواعد إعادة الاستعمال', en: 'Rules for reuse' },
        description: {
          ar: 'من يفحص الحصويات المعاد تدويرها، ومن يوافق عليها، ومن يُسأل إن لم تصلح؟ أسئلة تحتاج إلى جواب قبل الصبّ لا بعده.',
          en: 'Who tests recycled aggregate, who approves it, and who is liable if it fails? These questions need an answer before the pour, not after it.',
        },
        impact: {
          ar: 'تذهب مواد جيدة إلى المكبّات، ويفضّل المتعهّد حصويات المقالع لأن أحدًا لا يسأله عنها.',
          en: 'Good material ends up in dumps, and contractors prefer quarried stone because nobody asks them about it.',
        },
        solution: {
          ar: 'شهادة اختبار لكل دفعة وكل تدرّج، وموافقة خطية من صاحب المشروع، والبدء بما اتّضحت متطلباته: طبقات ما تحت الأساس والردميات.',
          en: 'A test certificate for each batch and grade, written approval by the client, and a start where requirements are clear: sub-base and backfill.',
        },
      },
    ],
  },
  steps: {
    title: { ar: 'أربع خطوات', en: 'Four steps' },
    note: {
      ar: 'الترتيب مهم: ما لا يثبت في الخطوة الأولى يعود في الأخيرة.',
      en: 'The order matters: what is not proved in the first step comes back in the last.',
    },
    /** The one period that must not be missed, below the steps. */
    period: {
      text: {
        ar: 'حدّد القانون رقم 3 لعام 2018 مهلة {period} من الإعلان لتقديم طلب الحقوق. اسأل الوحدة الإدارية أو محاميًا: هل ما زال ساريًا، وهل أُعلن عن منطقتك ومتى، وإلى من يُقدَّم الطلب؟',
        en: 'Law No. 3 of 2018 set a period of {period} from the announcement in which to apply for one’s rights. Ask the local administrative unit or a lawyer whether it is in force today, whether and when an announcement was made for your area, and to whom to apply.',
      },
      figures: { period: { value: law.claimDays, unit: 'day' } },
    },
    aim: { ar: 'الغاية', en: 'The aim' },
    items: [
      {
        title: { ar: 'التحقق من الملكية', en: 'Property verification' },
        text: {
          ar: 'ماذا كان قائمًا، ولمن؟ بيان قيد عقاري، أو سند تمليك، أو حكم محكمة، وحصر إرث إن كان المالك متوفى.',
          en: 'What stood here, and whose was it? A land register extract, a title deed or a court ruling; a certificate of inheritance if the owner has died.',
        },
        aim: {
          ar: 'إثبات للملكية، أو قائمة بما ينقصه.',
          en: 'Proof of ownership, or a list of what it still lacks.',
        },
      },
      {
        title: { ar: 'تقديم الشكوى', en: 'File a complaint' },
        text: {
          ar: 'تُقدَّم خطيًّا إلى الجهة المختصة: الضرر، أو الترحيل بلا إذن، مع المكان والتاريخ والصور.',
          en: 'In writing, to the competent authority: the damage, or clearing without permission, with place, date and photographs.',
        },
        aim: { ar: 'رقم قيد وتاريخ يمكن الرجوع إليهما.', en: 'A reference number and a date to refer to.' },
      },
      {
        title: { ar: 'الملاحقة القانونية', en: 'Legal pursuit' },
        text: {
          ar: 'يتولى محامٍ القضية: المواعيد والخبرة الفنية والطعن.',
          en: 'A lawyer takes the case on: deadlines, expert opinion, appeal.',
        },
        aim: {
          ar: 'قرار من الجهة المختصة، أو موعد له.',
          en: 'A decision by the authority or court, or a date for one.',
        },
      },
      {
        title: { ar: 'المطالبة بالتعويض', en: 'Compensation claim' },
        text: {
          ar: 'يُقدَّر الضرر بالأرقام: مساحة المبنى وكمياته وكلفة إعادة بنائه، بمستندات يستطيع غيرك مراجعتها.',
          en: 'The damage is put into figures: floor area, quantities and cost of rebuilding, with documents that somebody else can check.',
        },
        aim: {
          ar: 'مطالبة قابلة للتدقيق. أما القبول والمبلغ فللجهة المختصة.',
          en: 'A claim that can be examined. Whether and how much is paid is for the authority or court to decide.',
        },
      },
    ],
  },
  evidence: {
    title: { ar: 'ما يستحق الحفظ', en: 'What is worth keeping' },
    note: {
      ar: 'أوراق وصور تفيد عادة. احتفظ بالأصل وأعطِ نسخة.',
      en: 'Papers and pictures that usually help. Keep the originals, give out copies.',
    },
    lists: [
      {
        title: { ar: 'لإثبات الحق', en: 'To prove the right' },
        items: [
          { ar: 'بيان قيد عقاري أو سند تمليك', en: 'Land register extract or title deed' },
          { ar: 'حكم محكمة أو عقد بيع', en: 'Court ruling or contract of sale' },
          { ar: 'حصر إرث ووكالة مصدّقة', en: 'Certificate of inheritance, certified power of attorney' },
          {
            ar: 'فواتير ماء وكهرباء وإيصالات ضريبة بالعنوان',
            en: 'Water, electricity and tax bills that show the address',
          },
        ],
      },
      {
        title: { ar: 'لإثبات الضرر', en: 'To prove the damage' },
        items: [
          { ar: 'صور مؤرّخة، ملتقطة من الشارع', en: 'Dated photographs, taken from the street' },
          { ar: 'مخطط يبيّن موقع المبنى والجوار', en: 'A sketch plan of the building and its neighbours' },
          { ar: 'أسماء شهود يعرفون المكان', en: 'Names of witnesses who know the place' },
          { ar: 'إيصالات قبّان لكل ما رُحّل', en: 'Weighbridge tickets for everything that was removed' },
        ],
      },
    ],
    warning: {
      title: { ar: 'لا تدخل بيتًا متضرّرًا من أجل ورقة', en: 'Never enter a damaged house for a document' },
      text: {
        ar: 'قد تخفي الأنقاض ذخائر لم تنفجر وأليافًا من الأسبستوس، وقد تسقط الأسقف بلا إنذار. صوّر من طريق مسلوك، وابقَ بعيدًا عن كل جدار متضرّر مسافة لا تقلّ عن ارتفاعه مرة ونصف المرة؛ فإن ضاق الشارع فصوّر من آخره. ولا تحرّك شيئًا، وأبلغ الدفاع المدني، وانتظر حتى يعلن المختصون خلوّ الموقع.',
        en: 'Rubble can hide unexploded ordnance and asbestos fibres, and slabs come down without warning. Photograph from a well-used street and stay away from every damaged wall by at least one and a half times its height; if the street is too narrow for that, photograph from its far end. Move nothing, tell the civil defence and wait until specialists have declared the site clear.',
      },
    },
  },
  consultation: {
    title: { ar: 'استشارة قانونية مجانية: توجيه عام', en: 'Free legal consultation: general orientation' },
    rule: {
      ar: 'نشرح الخطوات الأربع والأوراق المطلوبة عادة، ولا نقيّم القضايا الفردية. المشورة في قضية بعينها لا يقدّمها إلا محامٍ مؤهَّل.',
      en: 'We explain the four steps and the papers usually asked for. We do not assess individual cases; individual advice is given only by a qualified lawyer.',
    },
    lists: [
      {
        title: { ar: 'ما نوفّره لك', en: 'What you get' },
        items: [
          {
            ar: 'شرح للخطوات الأربع: غاية كل منها، ومن يقرّر فيها.',
            en: 'The four steps explained: what each is for and who decides.',
          },
          {
            ar: 'قائمة بالأوراق المطلوبة عادة في كل خطوة.',
            en: 'A list of the papers usually asked for at each step.',
          },
          {
            ar: 'شرح عام: كيف يُرفع البيت مساحيًّا، وتُحسب كمياته، ويُصوَّر.',
            en: 'A general explanation of survey, quantities and photographs.',
          },
        ],
      },
      {
        title: { ar: 'حدود الاستشارة', en: 'Its limits' },
        items: [
          { ar: 'لا وعد بنتيجة.', en: 'No promise of any outcome.' },
          { ar: 'لا تمثيل أمام المحاكم والدوائر.', en: 'No representation before courts or authorities.' },
          {
            ar: 'لا تدقيق لوثائقك، فلا ترسل صور هويات أو سندات.',
            en: 'No examination of your papers: please send no ID documents or deeds.',
          },
        ],
      },
    ],
    button: { ar: 'استشارة قانونية مجانية', en: 'Free legal consultation' },
  },
});
