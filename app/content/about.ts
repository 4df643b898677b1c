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
        label: { ar: 'المراسلة', en: 'Write to us in' },
        value: { ar: 'العربية أو الإنكليزية', en: 'Arabic or English' },
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
      ar: 'بلا خطة تُنقل الأنقاض من مكان إلى مكان. وبخطة يعود معظمها إلى الطرق والبلوك والردم.',
      en: 'Without a plan, rubble is only moved from one place to another. With one, most of it can go back into roads, blocks and fill.',
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
          ar: 'الحساب قبل الوعد، وسلامة الناس قبل الجدول الزمني.',
          en: 'Calculation before promises, and people’s safety before the schedule.',
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
        scope: { ar: 'في تاريخ المكتب كله', en: 'in the office’s whole history' },
      },
      {
        figure: { value: figures.years, unit: 'year' },
        scope: { ar: 'من الخبرة', en: 'of experience' },
      },
      {
        figure: { value: figures.clients, unit: 'client' },
        scope: { ar: 'عملنا معها', en: 'we have worked for' },
      },
      {
        figure: { value: figures.specialists, unit: 'specialist' },
        scope: { ar: 'في كادر المكتب', en: 'on the office’s staff' },
      },
    ],
  },
  coreValues: {
    title: { ar: 'القيم الأساسية', en: 'Core values' },

    items: [
      {
        title: { ar: 'الدقة', en: 'Precision' },
        text: {
          ar: 'نحسب الأحمال والغزارات والكميات، ونكتب مع كل نتيجة ما افترضناه.',
          en: 'We calculate loads, flows and quantities, and state what we assumed with every result.',
        },
      },
      {
        title: { ar: 'الصدق', en: 'Honesty' },
        text: {
          ar: 'في سجلّ الأرقام ما يعدّه كل رقم، ومن نشره.',
          en: 'The register of figures says what each figure counts and who published it.',
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
          ar: 'ندرّب من يعمل في الموقع ليكمل من دوننا.',
          en: 'We train the people on site to carry on without us.',
        },
      },
    ],
  },
  certificates: {
    title: { ar: 'شهادتان أكاديميتان', en: 'Two academic certificates' },
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
    question: { ar: 'لديك مشروع أو مناقصة؟ اكتب إلينا.', en: 'Do you have a project or a tender? Write to us.' },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact Us' } },
      { to: '/partners', label: { ar: 'شركاؤنا', en: 'Our partners' } },
    ],
  },
});
