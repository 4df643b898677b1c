import { defineContent } from './define.ts';
import { milestones } from './figures.ts';
import { office } from './office.ts';
import { about as figures } from './registered.ts';

const [y2008, y2015, y2020, y2023] = milestones;

/** AB-1. What the office has not said is not shown; nobody and nothing is made up. */
export const about = defineContent('about', {
  meta: {
    title: { ar: 'من نحن', en: 'About' },
    description: {
      ar: 'مكتب هندسي ألماني سوري صغير: رسالته ورؤيته وقيمه، وأرقامه وشهاداته ومحطاته من 2008 إلى 2023.',
      en: 'A small German-Syrian engineering office: its mission, vision and values, its figures, certificates and milestones from 2008 to 2023.',
    },
  },
  title: { ar: 'مكتب واحد بين بلدين', en: 'One office, two countries' },
  lead: {
    ar: 'نحن مكتب هندسي صغير. نعمل على أن تصير الأنقاض مواد بناء، وأن تُرفع المياه وتصفو، وأن يُختبر المبنى في النموذج قبل بنائه.',
    en: 'We are a small engineering office. We work out how debris becomes building material, how water is lifted and cleaned, and how a building is tested in the model before it is built.',
  },
  titleBlock: {
    title: office.name,
    subtitle: { ar: 'محطات المكتب', en: 'The office’s milestones' },
    rows: [
      { label: { ar: 'تدوير', en: 'Recycling' }, value: { ar: 'أنقاض البناء', en: 'Construction debris' } },
      { label: { ar: 'مياه', en: 'Water' }, value: { ar: 'ضخ ومعالجة', en: 'Pumping, treatment' } },
      { label: { ar: 'بناء', en: 'Building' }, value: { ar: 'تصميم ونماذج BIM', en: 'Design and BIM' } },
      { label: { ar: 'توريد', en: 'Supply' }, value: { ar: 'آلات تدوير', en: 'Recycling machinery' } },
      {
        label: { ar: 'لغات', en: 'Languages' },
        value: { ar: 'عربية، إنكليزية', en: 'Arabic, English' },
      },
    ],
  },
  timeline: {
    name: { ar: 'المحطات', en: 'Timeline' },
    /** `null`: the office has said nothing of that year, so the year stands alone. */
    stations: [
      { year: y2008, text: null },
      { year: y2015, text: null },
      { year: y2020, text: null },
      {
        year: y2023,
        text: {
          ar: 'يبدأ مشروع تدوير الأنقاض في دمشق ونموذج مبنى معمل الألبان، ويكتمل مشروع الضخ والنقل في الحولة.',
          en: 'The Damascus recycling project and the model of the dairy building begin; the pumping and conveyance project in Al-Houla is completed.',
        },
      },
    ],
    today: { ar: 'إلى اليوم', en: 'to this day' },
  },
  purpose: {
    title: { ar: 'لماذا نعمل', en: 'Why we work' },
    lead: {
      ar: 'من يرفع الأنقاض بلا خطة ينقلها من مكان إلى مكان لا أكثر. ومن يخطّط أولًا يجد فيها موادَّ لما سيبنيه.',
      en: 'Clear rubble without a plan and you have only moved it. Plan first, and it becomes part of what you build with.',
    },
    items: [
      {
        icon: 'mission',
        title: { ar: 'الرسالة', en: 'Mission' },
        text: {
          ar: 'أن نجعل من أنقاض سورية مواد بناء مفحوصة، ومن الفكرة مخططًا يمكن تنفيذه ومراجعته.',
          en: 'To turn Syria’s debris into tested building material, and ideas into drawings that can be built and checked.',
        },
      },
      {
        icon: 'vision',
        title: { ar: 'الرؤية', en: 'Vision' },
        text: {
          ar: 'مدن تُبنى من موادها، ومياه تعود نظيفة، ومهندسون سوريون يديرون محطاتهم بأنفسهم.',
          en: 'Cities rebuilt from their own material, water that returns clean, and Syrian engineers who run their plants themselves.',
        },
      },
      {
        icon: 'values',
        title: { ar: 'القيم', en: 'Values' },
        text: {
          ar: 'نحسب قبل أن نَعِد، ونقول ما لا نعرفه، ونقدّم سلامة الناس على الجدول الزمني.',
          en: 'We calculate before we promise, say what we do not know, and put people’s safety before the schedule.',
        },
      },
    ],
  },
  achievements: {
    title: { ar: 'الإنجازات في أرقام', en: 'Achievements in numbers' },
    note: {
      ar: 'في مجالاتنا الأربعة وعلى مدى تاريخ المكتب كله؛ ولا يعرض الموقع إلا بعض المشاريع.',
      en: 'In our four fields, over the whole history of the office; only some projects are described here.',
    },
    atLeast: { ar: 'أكثر من {n}', en: '{n}+' },
    items: [
      {
        figure: { value: figures.projects, unit: 'project' },
        scope: { ar: 'في تاريخ المكتب', en: 'over the office’s history' },
      },
      {
        figure: { value: figures.years, unit: 'year' },
        scope: { ar: 'من الخبرة', en: 'of experience' },
      },
      {
        figure: { value: figures.clients, unit: 'client' },
        scope: { ar: 'عمل المكتب معهم', en: 'the office has worked for' },
      },
      {
        figure: { value: figures.specialists, unit: 'specialist' },
        scope: { ar: 'في كادر المكتب', en: 'on the office’s staff' },
      },
    ],
  },
  coreValues: {
    title: { ar: 'القيم الأساسية', en: 'Core values' },
    note: { ar: 'وكيف تُعرف في العمل اليومي.', en: 'And how they show in daily work.' },
    items: [
      {
        title: { ar: 'الدقة', en: 'Precision' },
        text: {
          ar: 'لكل رقم وحدته، ومصدره إن كان من غيرنا، وما يشمله حيث عُرف.',
          en: 'Every figure has its unit and, where it is not our own, its source; we say what it counts as far as that is known.',
        },
      },
      {
        title: { ar: 'الصدق', en: 'Honesty' },
        text: {
          ar: 'التقدير يُسمّى تقديرًا، وما لا نعرفه نقول إننا لا نعرفه.',
          en: 'An estimate is called an estimate, and where we don’t know, we say so.',
        },
      },
      {
        title: { ar: 'السلامة', en: 'Safety' },
        text: {
          ar: 'لا يُفتح موقع قبل أن يفتّشه مختصون بحثًا عن الذخائر ويعلنوا خلوّه منها، ويفحصوا عيّنات منه للكشف عن الأسبستوس ويُخرجوا ما يوجد منه.',
          en: 'No site is opened before specialists have searched it for ordnance and declared it clear, and before samples have been tested for asbestos and any asbestos found has been removed.',
        },
      },
      {
        title: { ar: 'الاستدامة', en: 'Sustainability' },
        text: {
          ar: 'إعادة الاستعمال أولًا، ثم التدوير، والمطمر آخر الحلول.',
          en: 'Reuse first, then recycling; the landfill comes last.',
        },
      },
      {
        title: { ar: 'نقل المعرفة', en: 'Passing on knowledge' },
        text: {
          ar: 'نعمل بحيث يستطيع من عمل معنا أن يكمل من دوننا.',
          en: 'We work so that whoever has worked with us can carry on without us.',
        },
      },
    ],
  },
  certificates: {
    title: { ar: 'شهادتان أكاديميتان', en: 'Two academic certificates' },
    note: {
      ar: 'اختر رسمًا لتكبيره.',
      en: 'Select a drawing to enlarge it.',
    },
    labels: {
      institution: { ar: 'المؤسسة', en: 'Institution' },
      year: { ar: 'السنة', en: 'Year' },
      supervisor: { ar: 'المشرف', en: 'Supervisor' },
      author: { ar: 'المؤلف', en: 'Author' },
    },
    enlarge: { ar: 'كبّر: {title}', en: 'Enlarge: {title}' },
    items: [
      {
        of: 'first',
        picture: 'certificate-a',
        title: { ar: 'الشهادة الأكاديمية الأولى', en: 'First academic certificate' },
        year: { year: figures.certificatesYear },
        description: {
          ar: 'الأولى من شهادتين من السنة نفسها.',
          en: 'The first of two certificates of the same year.',
        },
      },
      {
        of: 'second',
        picture: 'certificate-b',
        title: { ar: 'الشهادة الأكاديمية الثانية', en: 'Second academic certificate' },
        year: { year: figures.certificatesYear },
        description: {
          ar: 'الثانية، من السنة نفسها.',
          en: 'The second, of the same year.',
        },
      },
    ],
  },
  closing: {
    question: { ar: 'لديك سؤال لا تجيب عنه هذه الصفحة؟', en: 'A question this page doesn’t answer?' },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact Us' } },
      { to: '/partners', label: { ar: 'شركاؤنا', en: 'Our partners' } },
    ],
  },
});
