import { defineContent } from './define-content.ts';
import { term, text } from './rich-text.ts';

/** LE-1: three challenges, then the guide: its four steps with their papers and deadlines. */
export const legal = defineContent('legal', {
  meta: {
    title: { ar: 'التحديات القانونية', en: 'Legal challenges' },
    description: {
      ar: 'ثلاثة تحديات أمام أصحاب البيوت المتضرّرة والمدمَّرة وورثتهم، ودليل من أربع خطوات: التحقق من الملكية، وتقديم الشكوى، ومتابعة الدعوى، والمطالبة بالتعويض.',
      en: 'Three challenges for owners of damaged or destroyed houses and their heirs, and a guide in four steps: property verification, filing a complaint, legal pursuit, compensation claim.',
    },
  },
  lead: {
    ar: 'نشرح مجانًا لأصحاب البيوت المتضرّرة والمدمَّرة وورثتهم كيف يطالبون ببيوتهم وأراضيهم وأنقاضهم. اكتب لنا البلدة والحيّ، وما أصاب البيت، وأسماء ما لديك من أوراق.',
    en: 'Free of charge, we explain to owners of damaged or destroyed houses and to their heirs how to claim their house, land and rubble. Tell us the town and district, what happened to the house, and which papers you have.',
  },
  consultation: {
    button: { ar: 'استشارة قانونية مجانية', en: 'Free legal consultation' },
    rule: {
      ar: 'نشرح الخطوات الأربع والأوراق المطلوبة عادةً، أما القضية نفسها فتحتاج إلى محامٍ مؤهَّل.',
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
          ar: text`احترقت ${term('title-deed', 'سندات تمليك')} أو ضاعت، وبعض البيوت لم يُسجَّل أصلًا. ومن المالكين من صار في الخارج، ومنهم من توفّي ولم يُجرَ حصر إرثه بعد.`,
          en: text`${term('title-deed', 'Deeds')} were burnt or lost, and some houses were never registered. Some owners live abroad; others have died and their estates have not been settled.`,
        },
        impact: {
          ar: 'ترحيل الأنقاض من دون موافقة المالك يفتح نزاعًا جديدًا، وقد يوقف العمل.',
          en: 'Clearing without the owner’s consent starts another dispute and may stop the work.',
        },
        solution: {
          ar: 'اجمع الأدلة مبكرًا: بيان قيد عقاري وعقودًا قديمة وفواتير وشهودًا. ثم يجري مهندس رفعًا مساحيًّا لواجهة المبنى من الشارع، وتُؤخذ المساحات من مخطط الترخيص إن وُجد.',
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
          ar: 'اطلب إيصال قبّان لكل شاحنة، وليكن الاتفاق على حصة كل طرف من الثمن مكتوبًا قبل خروج أول حمولة.',
          en: 'Ask for a weighbridge ticket for every truck, and have each party’s share of the proceeds agreed in writing before the first load leaves.',
        },
      },
      {
        severity: 'medium',
        title: { ar: 'قواعد إعادة الاستعمال', en: 'Rules for reuse' },
        description: {
          ar: 'يجب أن يُحسم قبل صبّ الخرسانة من يختبر الحصويات المعاد تدويرها، ومن يوافق عليها، ومن يتحمّل المسؤولية عنها.',
          en: 'Who tests recycled aggregate, who approves it and who is liable for it must be settled before any concrete is poured.',
        },
        impact: {
          ar: 'تذهب مواد جيدة إلى المكبّات، ويفضّل المتعهّدون حصويات المقالع.',
          en: 'Good material ends up in dumps, and contractors prefer quarried stone.',
        },
        solution: {
          ar: 'اطلب شهادة اختبار لكل دفعة وكل مقاس، وموافقة خطية من صاحب المشروع، وابدأ بطبقات ما تحت الأساس والردميات.',
          en: 'Have each batch and grade tested and certified, get the client’s written approval, and start with sub-base and backfill.',
        },
      },
    ],
  },
  steps: {
    title: { ar: 'أربع خطوات', en: 'Four steps' },
    /** At the top of the page. */
    link: { ar: 'إلى الخطوات', en: 'To the steps' },
    papers: { ar: 'الأوراق', en: 'Papers' },
    deadline: { ar: 'المهلة', en: 'Deadline' },
    items: [
      {
        title: { ar: 'التحقق من الملكية', en: 'Property verification' },
        text: {
          ar: 'أثبت ما كان قائمًا ولمن هو. اطلب بيان القيد من مديرية المصالح العقارية، وإن ضاعت وثائقك أو تلفت فاسألها كيف تحصل على بدل منها بحسب القانون رقم 33 لعام 2017.',
          en: 'Show what was built and whose it was. The land registry issues the extract; if your documents are lost or damaged, ask it how to replace them under Law No. 33 of 2017.',
        },
        papers: [
          { ar: 'بيان قيد عقاري أو سند تمليك', en: 'Land register extract or title deed' },
          { ar: 'حكم محكمة أو عقد بيع', en: 'Court ruling or contract of sale' },
          { ar: 'حصر إرث إن كان المالك متوفى', en: 'Certificate of inheritance if the owner has died' },
          { ar: 'فواتير ماء وكهرباء عليها عنوان البيت', en: 'Water and electricity bills with the address' },
        ],
      },
      {
        title: { ar: 'تقديم الشكوى', en: 'Filing a complaint' },
        text: {
          ar: 'اكتب ما تضرّر أو رُحّل بلا إذنك، وأين ومتى، وقدّمه إلى البلدية (مجلس المدينة أو البلدة)، واحتفظ بنسخة عليها رقم الوارد وتاريخه.',
          en: 'Put in writing what was damaged or cleared without your permission, where and when. Hand it to the municipality and keep a copy with its number and date.',
        },
        papers: [
          { ar: 'صور مؤرّخة، ملتقطة من الشارع', en: 'Dated photographs, taken from the street' },
          { ar: 'مخطط يبيّن موقع المبنى والجوار', en: 'Sketch plan of the building and its neighbours' },
          { ar: 'أسماء شهود يعرفون المكان', en: 'Names of witnesses who know the place' },
        ],
        deadline: {
          ar: 'يحدّد كلٌّ من القانون رقم 3 لعام 2018 (الأنقاض) والقانون رقم 10 لعام 2018 المعدَّل بالقانون رقم 42 لعام 2018 (المناطق التنظيمية) مهلة للمطالبة بالحقوق. حين يصدر إعلان عن منطقتك اسأل البلدية فورًا كم المهلة ومن أي يوم تبدأ.',
          en: 'Law No. 3 of 2018 (rubble) and Law No. 10 of 2018, as amended by Law No. 42 of 2018 (redevelopment zones), each set a period in which to claim rights. As soon as your area is announced, ask the municipality how long the period is and on which day it begins.',
        },
      },
      {
        title: { ar: 'متابعة الدعوى', en: 'Legal pursuit' },
        text: {
          ar: 'يتولّى محامٍ القضية: مواعيد الجلسات، والخبرة الفنية، والطعن عند الحاجة.',
          en: 'A lawyer takes on the case: the court dates, the expert opinion and, if needed, the appeal.',
        },
        papers: [
          { ar: 'أوراق الخطوتين السابقتين', en: 'The papers of the first two steps' },
          { ar: 'وكالة للمحامي', en: 'Power of attorney for the lawyer' },
        ],
      },
      {
        title: { ar: 'المطالبة بالتعويض', en: 'Compensation claim' },
        text: {
          ar: 'يُقدَّر الضرر بالأرقام: مساحة المبنى وكمياته وكلفة إعادة بنائه. وتقرّر الجهة المختصة أو المحكمة هل يُدفع تعويض وكم مبلغه.',
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
    ar: 'لا تدخل بيتًا متضرّرًا لتأخذ منه ورقة. صوّر البيت من شارع يمشي فيه الناس كل يوم، بعيدًا عن الجدران المتضرّرة.',
    en: 'Do not enter a damaged house to fetch a document. Photograph the house from a street that people use every day, away from damaged walls.',
  },
});
