import { defineContent } from './define-content.ts';
import { law } from './figures/law.ts';
import { term, text } from './rich-text.ts';

/** LE-1: three challenges, then the guide: its four steps with their papers and deadlines. */
export const legal = defineContent('legal', {
  meta: {
    title: { ar: 'التحديات القانونية', en: 'Legal challenges' },
    description: {
      ar: 'ثلاثة تحديات أمام أصحاب البيوت المدمَّرة وحلولها، ودليل من أربع خطوات: التحقق من الملكية، وتقديم الشكوى، ومتابعة الدعوى، والمطالبة بالتعويض.',
      en: 'Three challenges for owners of destroyed houses, and a guide in four steps: property verification, complaint, legal pursuit, compensation claim.',
    },
  },
  lead: {
    ar: 'نساعد مجانًا أصحاب البيوت المتضرّرة وورثتهم على المطالبة ببيتهم وأرضهم وأنقاضهم.',
    en: 'We help owners and heirs, free of charge, to claim their house, land and rubble.',
  },
  consultation: {
    button: { ar: 'استشارة قانونية مجانية', en: 'Free legal consultation' },
    rule: {
      ar: 'نشرح الخطوات الأربع والأوراق المطلوبة عادةً، أمّا القضية نفسها فتحتاج إلى محامٍ مؤهَّل.',
      en: 'We explain the four steps and the papers usually asked for; the case itself needs a qualified lawyer.',
    },
    /** Prefilled in the chat. */
    greeting: {
      ar: 'السلام عليكم. بيتي متضرّر في …، وأسأل عن …',
      en: 'Hello, my house in … is damaged. I would like to ask about …',
    },
  },
  challenges: {
    title: { ar: 'ثلاثة تحديات', en: 'Three challenges' },
    impact: { ar: 'الأثر', en: 'Impact' },
    solution: { ar: 'الحل المقترح', en: 'Proposed solution' },
    items: [
      {
        severity: 'very-high',
        title: { ar: 'إثبات الملكية', en: 'Proof of ownership' },
        description: {
          ar: text`احترقت ${term('title-deed', 'سندات')} أو ضاعت أو لم تُسجَّل أصلًا، وصار مالكون في الخارج، وتوفّي آخرون ولم يُجرَ حصر إرثهم بعد.`,
          en: text`${term('title-deed', 'Deeds')} were burnt, lost or never registered. Owners live abroad, or have died and their estates have not been settled.`,
        },
        impact: {
          ar: 'ترحيل الأنقاض من دون موافقة المالك يفتح نزاعًا جديدًا، وقد يوقف العمل.',
          en: 'Clearing without the owner’s consent starts another dispute and may stop the work.',
        },
        solution: {
          ar: 'اجمع الأدلة مبكرًا: بيان قيد عقاري وعقودًا قديمة وفواتير وشهودًا. ثم يرفع مهندس واجهة المبنى من الشارع، وتُؤخذ المساحات من مخطط الترخيص إن وُجد.',
          en: 'Gather evidence early: land register extract, old contracts, bills, witnesses. An engineer then surveys the front of the building from the street and takes the areas from the permit drawing, if there is one.',
        },
      },
      {
        severity: 'high',
        title: { ar: 'ملكية الأنقاض نفسها', en: 'Ownership of the rubble itself' },
        description: {
          ar: 'للحديد والحجر والخرسانة ثمن، وتُباع أنقاض في مزادات علنية.',
          en: 'Steel, stone and concrete are worth money, and rubble is sold at public auctions.',
        },
        impact: {
          ar: 'يُنقل الحديد أولًا، فيضيع ثمنه على صاحبه.',
          en: 'The steel is taken first, and its price is lost to its owner.',
        },
        solution: {
          ar: 'اطلب إيصال قبّان لكل شاحنة، وليكن الاتفاق على الحصص مكتوبًا قبل خروج أول حمولة.',
          en: 'Ask for a weighbridge ticket for every truck, and have the shares agreed in writing before the first load leaves.',
        },
      },
      {
        severity: 'medium',
        title: { ar: 'قواعد إعادة الاستعمال', en: 'Rules for reuse' },
        description: {
          ar: 'يجب أن يُحسم قبل الصبّ من يفحص الحصويات المعاد تدويرها، ومن يوافق عليها، ومن يتحمّل المسؤولية عنها.',
          en: 'Who tests recycled aggregate, who approves it and who is liable for it must be settled before any concrete is poured.',
        },
        impact: {
          ar: 'تذهب مواد جيدة إلى المكبّات، ويفضّل المتعهّدون حصويات المقالع.',
          en: 'Good material ends up in dumps, and contractors prefer quarried stone.',
        },
        solution: {
          ar: 'اطلب شهادة اختبار لكل دفعة وكل تدرّج وموافقة خطية من صاحب المشروع، وابدأ بطبقات ما تحت الأساس والردميات.',
          en: 'Have each batch and grade tested and certified, get the client’s written approval, and start with sub-base and backfill.',
        },
      },
    ],
  },
  steps: {
    title: { ar: 'أربع خطوات', en: 'Four steps' },
    papers: { ar: 'الأوراق', en: 'Papers' },
    deadline: { ar: 'المهلة', en: 'Deadline' },
    items: [
      {
        title: { ar: 'التحقق من الملكية', en: 'Property verification' },
        text: {
          ar: 'أثبت ما كان قائمًا ولمن هو. تطلب بيان القيد من مديرية المصالح العقارية، ويتناول القانون رقم 33 لعام 2017 الوثائق المفقودة والتالفة.',
          en: 'Show what was built and whose it was. The land registry issues the extract; Law No. 33 of 2017 deals with lost and damaged property documents.',
        },
        papers: [
          { ar: 'بيان قيد عقاري أو سند تمليك', en: 'Land register extract or title deed' },
          { ar: 'حكم محكمة أو عقد بيع', en: 'Court ruling or contract of sale' },
          { ar: 'حصر إرث إن كان المالك متوفى', en: 'Certificate of inheritance if the owner has died' },
          { ar: 'فواتير ماء وكهرباء عليها عنوان البيت', en: 'Water and electricity bills with the address' },
        ],
      },
      {
        title: { ar: 'تقديم الشكوى', en: 'File a complaint' },
        text: {
          ar: 'اكتب ما تضرّر أو رُحّل بلا إذنك، وأين ومتى، وقدّمه إلى البلدية (مجلس المدينة أو البلدة)، واحتفظ بنسخة عليها رقم الوارد وتاريخه.',
          en: 'Put in writing what was damaged or cleared without your permission, where and when. Hand it to the local administration and keep a copy with its number and date.',
        },
        papers: [
          { ar: 'صور مؤرّخة، ملتقطة من الشارع', en: 'Dated photographs, taken from the street' },
          { ar: 'مخطط يبيّن موقع المبنى والجوار', en: 'Sketch plan of the building and its neighbours' },
          { ar: 'أسماء شهود يعرفون المكان', en: 'Names of witnesses who know the place' },
        ],
        deadline: {
          ar: text`${law.claimDays} من إعلان المنطقة لتقديم طلب حقوقك: القانون رقم 3 لعام 2018 (الأنقاض). وسنة واحدة لبيان الحقوق في المناطق التنظيمية: القانون رقم 10 لعام 2018، معدَّلًا بالقانون رقم 42 لعام 2018.`,
          en: text`${law.claimDays} from the announcement of the area in which to apply for your rights: Law No. 3 of 2018 (rubble). One year to state rights in redevelopment zones: Law No. 10 of 2018, as amended by Law No. 42 of 2018.`,
        },
      },
      {
        title: { ar: 'متابعة الدعوى', en: 'Legal pursuit' },
        text: {
          ar: 'يتولّى محامٍ القضية: المواعيد والخبرة الفنية والطعن. ومن يعيش في الخارج ينوب عنه قريب أو محامٍ بوكالة مصدّقة.',
          en: 'A lawyer takes the case on: dates, expert opinion, appeal. For an owner abroad, a relative or a lawyer acts under a certified power of attorney.',
        },
        papers: [
          { ar: 'أوراق الخطوتين السابقتين', en: 'The papers of the first two steps' },
          { ar: 'وكالة مصدّقة', en: 'Certified power of attorney' },
        ],
      },
      {
        title: { ar: 'المطالبة بالتعويض', en: 'Compensation claim' },
        text: {
          ar: 'يُقدَّر الضرر بالأرقام: مساحة المبنى وكمياته وكلفة إعادة بنائه. والقبول والمبلغ للجهة المختصة.',
          en: 'The damage is put into figures: floor area, quantities and cost of rebuilding. The authority or court decides whether anything is paid, and how much.',
        },
        papers: [
          { ar: 'جدول كميات وكلفة', en: 'Bill of quantities and costs' },
          { ar: 'حكم المحكمة أو قرار الجهة', en: 'The court’s ruling or the authority’s decision' },
        ],
      },
    ],
    /** The date of the office's last check is in office.ts. */
    checked: { ar: 'القوانين بحسب آخر تحقّق: {date}.', en: 'Laws as last checked: {date}.' },
    /** Until the office has checked them. */
    found: {
      ar: 'راجعنا القوانين في تشرين الثاني 2026.',
      en: 'Laws last checked in November 2026.',
    },
    guide: {
      file: 'documenting-a-house',
      label: {
        ar: 'دليل توثيق بيت متضرّر (ملف PDF في {pages}\u00a0صفحات، {size}\u00a0كيلوبايت)',
        en: 'Guide to documenting a damaged house (PDF in Arabic, {pages}\u00a0pages, {size}\u00a0kB)',
      },
    },
  },
  safety: {
    ar: 'لا تدخل بيتًا متضرّرًا من أجل ورقة: صوّره من شارع يمشي فيه الناس كل يوم.',
    en: 'Never enter a damaged house for a document: photograph it from a street that people use every day.',
  },
});
