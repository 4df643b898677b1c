import { defineContent } from './define-content.ts';
import { law } from './figures/law.ts';
import { n, term } from './inline.ts';

/**
 * LE-1. Laws are named if they help an owner; a lawyer or the local administration must say whether each applies today.
 */
export const legal = defineContent('legal', {
  meta: {
    title: { ar: 'الملكية والحقوق', en: 'Property rights' },
    description: {
      ar: 'لأصحاب البيوت المتضرّرة وورثتهم: بمن تتصل، وأي أوراق تجمع، ولمن الحديد، وكيف تحصل على صورة عن السند، وأربع خطوات للمطالبة بالحق.',
      en: 'For owners and heirs of damaged property: whom to call, which papers to gather, who owns the steel, how to get a copy of a deed, and four steps to a claim.',
    },
  },
  title: { ar: 'لمن هذه الأنقاض؟', en: 'Whose rubble is it?' },
  lead: {
    ar: 'نشرح مجانًا لأصحاب البيوت المتضرّرة وورثتهم الخطوات والأوراق المعتادة للمطالبة بحقهم في بيوتهم وأراضيهم، قبل أن تصل الآلات. اكتب لنا أي خطوة أو ورقة تسأل عنها، ولا ترسل سندات ولا صور هويات.',
    en: 'We explain to owners and heirs, free of charge, the usual steps and papers for claiming their housing, land and property (HLP) rights before the rubble is cleared. Tell us which step or paper you are asking about; please send no deeds or ID documents.',
  },
  family: {
    title: { ar: 'إن كان البيت بيتك', en: 'If the house is yours' },
    interest: {
      ar: 'نصمّم محطات تدوير، فلنا مصلحة في الأنقاض. قبل أن توقّع أو توافق على شيء اسأل محاميًا يعمل لك وحدك.',
      en: 'We design recycling plants, so we have an interest of our own in rubble. Before you sign or agree to anything, ask a lawyer who works for you alone.',
    },
    items: [
      {
        question: { ar: 'بمن أتصل؟', en: 'Who should I call?' },
        answer: {
          ar: 'عند الخطر اتصل بالدفاع المدني (وزارة الطوارئ وإدارة الكوارث). وفي شأن العقار راجع البلدية (مجلس المدينة أو البلدة)، ثم محاميًا.',
          en: 'In danger, call civil defence (Ministry of Emergency and Disaster Management). About the property, ask the local administration, then a lawyer.',
        },
      },
      {
        question: {
          ar: 'هل أُعلنت منطقتي منطقة أنقاض أو منطقة تنظيمية؟',
          en: 'Has my area been announced for rubble removal or redevelopment?',
        },
        answer: {
          ar: 'اسأل البلدية اليوم هل أُعلنت ومتى: مهلة القانون رقم 3 تجري من الإعلان.',
          en: 'Ask the local administration today whether and when: under Law No. 3 the announcement starts the deadline.',
        },
      },
      {
        question: { ar: 'أي أوراق أجمع؟', en: 'Which papers should I gather?' },
        answer: {
          ar: 'اجمع ما يثبت الحق وما يثبت الضرر. والسند دليل، أما ما يُثبت الملكية فهو القيد في السجلّ العقاري، وقد يُعتدّ بحكم محكمة أو بقيد في السجلّ المؤقت، فاسأل محاميًا.',
          en: 'Gather papers that prove your right and papers that prove the damage. A title deed is evidence; the entry in the land register is what proves ownership. A court ruling or an entry in the provisional register may count; ask a lawyer.',
        },
      },
      {
        question: { ar: 'كيف أطالب بالحديد؟', en: 'How do I claim the steel?' },
        answer: {
          ar: 'ينظّم القانون رقم 3 لعام 2018 بيع الأنقاض وطريقة الاعتراض عليه. قبل أن يُنقل شيء، قدّم إلى البلدية طلبًا خطيًّا تطالب فيه بحديد بيتك، واحتفظ بنسخة عليها رقم الوارد وتاريخه، واسأل محاميًا.',
          en: 'Law No. 3 of 2018 governs how rubble is sold and how to object. Before anything is moved, tell the local administration in writing that you claim the steel of your house, have the letter registered, and keep a copy with its number and date. Ask a lawyer.',
        },
      },
      {
        question: { ar: 'كيف أحصل على صورة عن السند؟', en: 'How do I get a copy of a deed?' },
        answer: {
          ar: 'اطلب بيان قيد عقاري من مديرية المصالح العقارية. فإن تلف السجلّ نفسه أو ضاع السند، فالقانون رقم 33 لعام 2017 يتناول وثائق الملكية المفقودة والتالفة. تحقّق لدى محامٍ أو البلدية.',
          en: 'Ask the land registry for an extract. If the register itself was damaged or the deed is lost, Law No. 33 of 2017 deals with lost and damaged property documents. Check with a lawyer or the local administration.',
        },
      },
      {
        question: { ar: 'أعيش في الخارج، فماذا أفعل؟', en: 'I live abroad. What can I do?' },
        answer: {
          ar: 'إن كنت لاجئًا فلا تتصل بالسفارة أو القنصلية السورية قبل أن تسأل محاميًا أو جهة تُعنى باللاجئين. ويستطيع قريب أو محامٍ أن ينوب عنك بوكالة مصدّقة. اسأل محاميًا كيف تُصدَّق. وإن لم تكن لاجئًا فلك أن تسأل السفارة أو القنصلية السورية حيث تقيم.',
          en: 'If you are a refugee, do not contact a Syrian embassy or consulate before you have asked a lawyer or a refugee adviser. A relative or a lawyer can act for you under a certified power of attorney: ask a lawyer or, if you are not a refugee, the Syrian embassy or consulate where you live, how to have it certified.',
        },
      },
    ],
    /** Over the numbers that the office supplies, by area (office.ts). */
    emergency: { ar: 'رقم الطوارئ في منطقتك', en: 'Emergency number in your area' },
    houses: {
      question: { ar: 'هل تزيلون أنقاض بيت واحد؟', en: 'Do you clear single houses?' },
      /** Keyed by the office's own data (office.ts). */
      answers: {
        unsaid: {
          ar: 'لا. نصمّم محطات ومشاريع للبلديات ولأصحاب المواقع الأكبر. أما البيت الواحد فابدأ بالدليل، ثم راجع البلدية.',
          en: 'No. We design plants and projects for municipalities and owners of larger sites; for a single house start with the guide and your local administration.',
        },
        no: {
          ar: 'لا. نعمل للبلديات ولأصحاب المواقع الأكبر. أما البيت الواحد فابدأ بالدليل، ثم راجع البلدية.',
          en: 'No. We work for municipalities and owners of larger sites; for a single house start with the guide and your local administration.',
        },
        yes: {
          ar: 'نعم. اكتب لنا أين البيت وكم طابقًا كان، وابدأ بالدليل.',
          en: 'Yes. Tell us where the house is and how many floors it had, and start with the guide.',
        },
      },
    },
    guide: {
      file: 'documenting-a-house',
      label: {
        ar: 'دليل توثيق بيت متضرّر (ملف PDF في {pages}\u00a0صفحات، {size}\u00a0كيلوبايت)',
        en: 'Guide to documenting a damaged house (PDF in Arabic, {pages}\u00a0pages, {size}\u00a0kB)',
      },
    },
  },
  challenges: {
    title: { ar: 'ثلاث عقبات', en: 'Three challenges' },
    note: {
      ar: 'هذه عقبات قد تحول بين المالك وحقه أو تؤخّر إعادة استعمال الأنقاض. وتبيّن درجة الصعوبة كم تؤخّر كل عقبة.',
      en: 'These can hold up an owner’s claim or the reuse of the rubble. Each is rated by the delay it causes.',
    },
    severity: { ar: 'درجة الصعوبة', en: 'Delay' },
    levels: {
      'very-high': { ar: 'عالية جدًّا', en: 'Very high' },
      high: { ar: 'عالية', en: 'High' },
      medium: { ar: 'متوسطة', en: 'Medium' },
    },
    impact: { ar: 'الأثر', en: 'Impact' },
    solution: { ar: 'الحل المقترح', en: 'Proposed solution' },
    items: [
      {
        severity: 'very-high',
        title: { ar: 'إثبات الملكية', en: 'Proof of\u00a0ownership' },
        description: {
          ar: `احترقت ${term('title-deed', 'سندات')} أو ضاعت أو لم تُسجَّل أصلًا، وصار مالكون في الخارج، وتوفّي آخرون ولم يُجرَ حصر إرثهم بعد.`,
          en: `${term('title-deed', 'Deeds')} were burnt, lost or never registered. Owners live abroad, or have died and their estates have not been settled.`,
        },
        impact: {
          ar: 'ترحيل الأنقاض من دون موافقة المالك يفتح نزاعًا جديدًا، وقد يوقف العمل.',
          en: 'Clearing without the owner’s consent starts another dispute and may stop the work.',
        },
        solution: {
          ar: 'اجمع الأدلة مبكرًا: بيان قيد عقاري وعقودًا قديمة وفواتير وشهودًا. ثم يُجري مهندس رفعًا مساحيًّا للمبنى من شارع يمشي فيه الناس كل يوم، قبل أن يُنقل منه شيء. ولا يدخله أحد قبل أن يسمح المختصون.',
          en: 'Gather evidence early: land register extract, old contracts, bills, witnesses. Before anything is moved, have an engineer survey the building from a street that people use every day. Nobody enters until specialists allow it.',
        },
      },
      {
        severity: 'high',
        title: { ar: 'ملكية الأنقاض نفسها', en: 'Ownership of\u00a0the rubble itself' },
        description: {
          ar: 'للحديد والحجر والخرسانة ثمن، وتُباع أنقاض في مزادات علنية. اسأل محاميًا عن حقك في الأنقاض أو في ثمنها قبل أن تُنقل.',
          en: 'Steel, stone and concrete are worth money, and rubble is sold at public auctions. Before anything is moved, ask a lawyer about your right to the rubble or to its price.',
        },
        impact: {
          ar: 'يُنقل الحديد أولًا، فيضيع ثمنه على صاحبه.',
          en: 'The steel is taken first, and its price is lost to its owner.',
        },
        solution: {
          ar: 'اطلب إيصال قبّان لكل شاحنة، وليكن الاتفاق على الحصص مكتوبًا قبل خروج أول حمولة. ولا توقّع اتفاقًا على الحصص قبل أن تسأل محاميك.',
          en: 'Ask for a weighbridge ticket for every truck, and have the shares agreed in writing before the first load leaves. Sign no agreement on shares before you have asked your lawyer.',
        },
      },
      {
        severity: 'medium',
        title: { ar: 'قواعد إعادة الاستعمال', en: 'Rules for reuse' },
        description: {
          ar: 'من يفحص الحصويات المعاد تدويرها، ومن يوافق عليها، ومن يتحمّل المسؤولية إن لم تصلح؟ هذه أسئلة تحتاج إلى جواب قبل الصبّ.',
          en: 'Who tests recycled aggregate, who approves it, and who is liable if it fails? These questions need an answer before any concrete is poured.',
        },
        impact: {
          ar: 'تذهب مواد جيدة إلى المكبّات، ويفضّل المتعهّد حصويات المقالع لأن الموافقة عليها معتادة.',
          en: 'Good material ends up in dumps, and contractors prefer quarried stone because its approval is routine.',
        },
        solution: {
          ar: 'اطلب شهادة اختبار لكل دفعة وكل تدرّج، وموافقة خطية من صاحب المشروع، وابدأ بما اتّضحت متطلباته: طبقات ما تحت الأساس والردميات.',
          en: 'Have each batch and grade tested and certified, get the client’s written approval, and start where requirements are clear: sub-base and backfill.',
        },
      },
    ],
  },
  steps: {
    title: { ar: 'أربع خطوات', en: 'Four steps' },
    note: {
      ar: 'إن كانت المهلة تجري فلا تنتظر آخر ورقة: اسأل محاميًا هل تقدّم طلبك الآن وتُتمّ الإثبات بعده. وإن كنت مستأجرًا أو بلا سند فاسأل محاميًا أيضًا.',
      en: 'If a deadline is running, do not wait for the last paper: ask a lawyer whether you can file now and add proof later. If you were a tenant or have no deed, ask a lawyer too.',
    },
    laws: {
      title: { ar: 'مُهل قانونية', en: 'Legal deadlines' },
      items: [
        {
          ar: `القانون رقم 3 لعام 2018 (الأنقاض): لك ${n(law.claimDays)} من إعلان منطقتك لتقديم طلب الحقوق.`,
          en: `Law No. 3 of 2018 (rubble): you have ${n(law.claimDays)} from the announcement of your area to apply.`,
        },
        {
          ar: 'القانون رقم 10 لعام 2018 (المناطق التنظيمية): لك سنة واحدة لتقديم طلب الحقوق، بحسب تعديله في تشرين الثاني 2018. اسأل من أي يوم تبدأ.',
          en: 'Law No. 10 of 2018 (redevelopment zones): you have one year to state your rights, under its amendment of November 2018. Ask on which day it begins.',
        },
      ],
      check: {
        ar: 'القانونان من عام 2018. اسأل محاميًا أو البلدية اليوم: هل ما زالا ساريين؟ هل أُعلنت منطقتك، ومتى؟ إلى من يُقدَّم الطلب؟ وإن انقضت المهلة فاسأل محاميًا عمّا بقي لك.',
        en: 'Both laws date from 2018. Ask a lawyer or the local administration today: Do they still apply? Has your area been announced, and when? Where do you apply? If the deadline has passed, ask a lawyer what is still open to you.',
      },
      /** With the date of the office's last check (office.ts); not shown without it. */
      checked: { ar: 'آخر تحقّق من القانونين: {date}.', en: 'Both laws last checked: {date}.' },
    },
    aim: { ar: 'ما تحصل عليه في آخر الخطوة', en: 'By the end you should have' },
    items: [
      {
        title: { ar: 'التحقق من الملكية', en: 'Property verification' },
        text: {
          ar: 'أثبت ما كان قائمًا ولمن هو: ببيان قيد عقاري، أو سند تمليك، أو حكم محكمة، وبحصر إرث إن كان المالك متوفى.',
          en: 'Show what was built here and whose it was: with a land register extract, a title deed or a court ruling, and a certificate of inheritance if the owner has died.',
        },
        aim: {
          ar: 'إثبات الملكية، أو قائمة بما ينقص لإثباتها.',
          en: 'Proof of ownership, or a list of what it still lacks.',
        },
      },
      {
        title: { ar: 'تقديم الشكوى', en: 'File a complaint' },
        text: {
          ar: 'اكتب ما تضرّر أو ما رُحّل بلا إذنك، وأين ومتى، وأرفق الصور. واسأل البلدية عن الجهة المختصة. فإن كانت البلدية هي التي رحّلت فاسأل محاميًا.',
          en: 'Put in writing what was damaged or cleared without your permission, with place, date and photographs. Ask the local administration which authority is responsible. If the local administration itself cleared it, ask a lawyer.',
        },
        aim: { ar: 'رقم الوارد وتاريخه من ديوان الجهة.', en: 'A reference number and its date.' },
      },
      {
        title: { ar: 'رفع الدعوى ومتابعتها', en: 'Legal proceedings' },
        text: {
          ar: 'يتولى محامٍ القضية: المواعيد والخبرة الفنية والطعن. اسأله قبل رفع الدعوى: هل نطلب التعويض فيها نفسها، وهل نعدّ لذلك أرقام الخطوة الرابعة أولًا؟',
          en: 'A lawyer takes the case on: deadlines, expert opinion, appeal. Before suing, ask: should we claim damages in the same suit, and prepare the figures of the fourth step first?',
        },
        aim: {
          ar: 'حكم من المحكمة، أو موعد جلسة.',
          en: 'A court ruling, or the date of a hearing.',
        },
      },
      {
        title: { ar: 'المطالبة بالتعويض', en: 'Compensation claim' },
        text: {
          ar: 'يُقدَّر الضرر بالأرقام: مساحة المبنى وكمياته وكلفة إعادة بنائه، بمستندات يستطيع غيرك مراجعتها.',
          en: 'The damage is put into figures: floor area, quantities and cost of rebuilding, with documents that somebody else can check.',
        },
        aim: {
          ar: 'مطالبة تستطيع الجهة أن تتحقق منها. أما القبول والمبلغ فللجهة المختصة.',
          en: 'A claim that can be examined. Whether and how much is paid is for the authority or court to decide.',
        },
      },
    ],
  },
  evidence: {
    title: { ar: 'أوراق وصور احتفظ بها', en: 'Papers and pictures to keep' },
    note: {
      ar: 'هذه تفيد عادةً. احتفظ بالأصل وأعطِ نسخة.',
      en: 'These usually help. Keep the originals, give out copies.',
    },
    lists: [
      {
        title: { ar: 'لإثبات الحق', en: 'To prove the right' },
        items: [
          { ar: 'بيان قيد عقاري أو سند تمليك', en: 'Land register extract or title deed' },
          {
            ar: 'حكم محكمة، أو عقد بيع، أو وكالة بيع غير قابلة للعزل (دليل على الشراء، لا على الملكية)',
            en: 'Court ruling, contract of sale, or irrevocable power of attorney to sell (evidence of the purchase, not of ownership)',
          },
          { ar: 'حصر إرث إن كان المالك متوفى', en: 'Certificate of inheritance if the owner has died' },
          {
            ar: 'فواتير ماء وكهرباء وإيصالات ضرائب عليها عنوان البيت',
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
        ar: 'صوّره من شارع يمشي فيه الناس كل يوم، وابقَ بعيدًا عن كل جدار متضرّر مسافة لا تقلّ عن مرة ونصف من ارتفاعه (جدار ارتفاعه ستة أمتار: تسعة أمتار). فإن ضاق الشارع عن ذلك فلا تدخله، وصوّر من مكان أبعد.',
        en: 'Photograph it from a street that people use every day. Stay at least one and a half times the height of the wall away from any damaged wall (a wall of six metres: nine metres). If the street is too narrow for that, do not enter it: photograph from farther off.',
      },
    },
  },
  consultation: {
    title: { ar: 'استشارة قانونية مجانية: توجيه عام', en: 'Free legal consultation: general guidance' },
    rule: {
      ar: 'نشرح الخطوات الأربع والأوراق المطلوبة عادةً، ولا نقيّم القضايا الفردية. أما قضيتك أنت فتحتاج فيها إلى محامٍ مؤهَّل.',
      en: 'We explain the four steps and the papers usually asked for, and do not assess individual cases. For your own case you need a qualified lawyer.',
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
            ar: 'قائمة بالأوراق المطلوبة عادةً في كل خطوة.',
            en: 'A list of the papers usually asked for at each step.',
          },
          {
            ar: 'شرح عام لرفع البيت رفعًا مساحيًّا، وحساب كمياته، وتصويره.',
            en: 'A general explanation of survey, quantities and photographs.',
          },
        ],
      },
      {
        title: { ar: 'حدود ما نقدّمه', en: 'What we do not do' },
        items: [
          { ar: 'لا نعد بنتيجة.', en: 'We promise no outcome.' },
          { ar: 'لا نمثّلك أمام المحاكم والدوائر.', en: 'We do not represent you before courts or authorities.' },
          {
            ar: 'لا ندقّق وثائقك، فلا ترسل صور هويات ولا سندات.',
            en: 'We do not examine your papers: please send no ID documents or deeds.',
          },
        ],
      },
    ],
    button: { ar: 'اسأل عن خطوة أو ورقة', en: 'Ask about a step or a paper' },
    /** Prefilled in the chat (HO-7). */
    greeting: {
      ar: 'السلام عليكم. بيتي متضرّر في …، وأسأل عن …',
      en: 'Hello, my house in … is damaged. I would like to ask about …',
    },
  },
});
