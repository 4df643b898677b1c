import { defineContent } from './define.ts';
import { milestones } from './figures.ts';
import { office } from './office.ts';
import { about as figures } from './registered.ts';
import { safety } from './shared/safety.ts';

const [y2008, y2015, y2020, y2023] = milestones;

/** AB-1. */
export const about = defineContent('about', {
  meta: {
    title: { ar: 'من نحن', en: 'About' },
    description: {
      ar: 'مكتب هندسي ألماني سوري يصمّم محطات تدوير وضخ ومعالجة ومباني، ويورّد الآلات: رسالته وقيمه وأرقامه وشهاداته ومحطاته من 2008 إلى 2023.',
      en: 'A German-Syrian engineering office that designs recycling plants, pumping and treatment works and buildings, and supplies the machines: mission, values, figures, certificates and milestones from 2008 to 2023.',
    },
  },
  title: { ar: 'مكتب واحد بين بلدين', en: 'One office, two countries' },
  lead: {
    ar: 'نصمّم محطات تدوير وضخ ومعالجة ومباني، ونورّد الآلات، للبلديات وأصحاب المشاريع. أرسل إلينا المكان والكمية، أو المخططات إن وُجدت.',
    en: 'We design recycling plants, pumping and treatment works and buildings, and we supply the machines, for municipalities and owners. Send us the place and the quantity, or your drawings if you have them.',
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
    /** `null`: the office has not said what happened that year. */
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
          ar: 'أن نحوّل أنقاض سورية إلى مواد بناء مفحوصة، والأفكار إلى مخططات تُنفَّذ وتُراجَع.',
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
          en: 'We calculate before we promise, we say what we do not know, and we put people’s safety before the schedule.',
        },
      },
    ],
  },
  achievements: {
    title: { ar: 'الإنجازات في أرقام', en: 'Achievements in numbers' },
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
    note: { ar: 'كما تظهر في العمل اليومي.', en: 'As they show in daily work.' },
    items: [
      {
        title: { ar: 'الدقة', en: 'Precision' },
        text: {
          ar: 'لكل رقم وحدة، وسطر في سجلّ الأرقام يقول ماذا يعدّ ومن نشره.',
          en: 'Every figure has a unit, and a row in the register that says what it counts and who published it.',
        },
      },
      {
        title: { ar: 'الصدق', en: 'Honesty' },
        text: {
          ar: 'التقدير يُسمّى تقديرًا، وما لا نعرفه نقول إننا لا نعرفه.',
          en: 'We call an estimate an estimate, and say so when we do not know.',
        },
      },
      {
        title: { ar: 'السلامة', en: 'Safety' },
        text: safety.order,
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
          ar: 'من يعمل معنا في الموقع يستطيع أن يكمل من دوننا.',
          en: 'The people who work with us on site can carry on without us.',
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
      description: { ar: 'الموضوع', en: 'Subject' },
    },
    enlarge: { ar: 'كبّر: {title}', en: 'Enlarge: {title}' },
    items: [
      {
        of: 'first',
        picture: 'certificate-a',
        title: { ar: 'الشهادة الأكاديمية الأولى', en: 'First academic certificate' },
        year: { year: figures.certificatesYear },
      },
      {
        of: 'second',
        picture: 'certificate-b',
        title: { ar: 'الشهادة الأكاديمية الثانية', en: 'Second academic certificate' },
        year: { year: figures.certificatesYear },
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
