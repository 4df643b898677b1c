import { defineContent } from './define-content.ts';
import { about as figures } from './figures/office.ts';
import { office } from './office.ts';

/** AB-1: the years of the office's time line. */
const [y2008, y2015, y2020, y2023] = [2008, 2015, 2020, 2023];

/** AB-1. */
export const about = defineContent('about', {
  meta: {
    title: { ar: 'من نحن', en: 'About' },
    description: {
      ar: 'مكتب هندسي ألماني سوري يصمّم المباني ومحطات التدوير والضخ والمعالجة، ويورّد الآلات: رسالته وقيمه وأرقامه وشهاداته ومسيرته من 2008 إلى 2023.',
      en: 'A German-Syrian engineering office that designs buildings, recycling plants, and pumping and treatment works, and supplies machinery: mission, values, figures, certificates and milestones from 2008 to 2023.',
    },
  },
  title: { ar: 'مكتب هندسي لسورية وألمانيا', en: 'Engineers in Germany, at work for Syria' },
  lead: {
    ar: 'نصمّم المباني ومحطات التدوير والضخ والمعالجة، ونورّد الآلات، للبلديات وأصحاب المشاريع. اكتب لنا أين موقعك وماذا فيه، وأرسل المخططات إن وُجدت.',
    en: 'We design buildings, recycling plants, and pumping and treatment works, and we supply the machines, for municipalities and owners. Tell us where your site is and what is on it, and send drawings if you have them.',
  },
  titleBlock: {
    title: office.name,
    subtitle: { ar: 'مسيرة المكتب', en: 'Milestones' },
    rows: [
      { label: { ar: 'تدوير', en: 'Recycling' }, value: { ar: 'أنقاض البناء', en: 'Construction debris' } },
      { label: { ar: 'مياه', en: 'Water' }, value: { ar: 'ضخ ومعالجة', en: 'Pumping, treatment' } },
      { label: { ar: 'بناء', en: 'Building' }, value: { ar: 'تصميم ونماذج BIM', en: 'Design and BIM' } },
      { label: { ar: 'توريد', en: 'Supply' }, value: { ar: 'آلات تدوير', en: 'Recycling machinery' } },
      {
        label: { ar: 'لغات العمل', en: 'Working languages' },
        value: { ar: 'العربية والإنكليزية', en: 'Arabic and English' },
      },
    ],
  },
  timeline: {
    name: { ar: 'المسيرة', en: 'Timeline' },
    /** `null`: the office has not said what happened that year. */
    stations: [
      { year: y2008, text: null },
      { year: y2015, text: null },
      { year: y2020, text: null },
      {
        year: y2023,
        text: {
          ar: 'بدأ مشروع تدوير الأنقاض في دمشق ونموذج مبنى معمل الألبان، واكتمل مشروع الضخ والنقل في الحولة.',
          en: 'The Damascus recycling project and the model of the dairy building began; the pumping and conveyance project in Al-Houla was completed.',
        },
      },
    ],
  },
  purpose: {
    title: { ar: 'لماذا نعمل', en: 'Why we do this' },
    lead: {
      ar: 'بلا خطة تُنقل الأنقاض من مكان إلى مكان. وبخطة يعود معظمها إلى الطرق والبلوك والردميات.',
      en: 'Without a plan, rubble is only moved from one place to another. With one, most of it can go back into roads, blocks and fill.',
    },
    items: [
      {
        icon: 'mission',
        title: { ar: 'الرسالة', en: 'Mission' },
        text: {
          ar: 'نريد أن نحوّل أنقاض سورية إلى مواد بناء مفحوصة، والأفكار إلى مخططات تُدقَّق ثم تُنفَّذ.',
          en: 'We want to turn Syria’s debris into tested building material, and to produce designs that others can check and build from.',
        },
      },
      {
        icon: 'vision',
        title: { ar: 'الرؤية', en: 'Vision' },
        text: {
          ar: 'نريد مدنًا تُبنى من موادها، ومياهًا تعود نظيفة، ومهندسين سوريين يديرون محطاتهم بأنفسهم.',
          en: 'We want cities rebuilt from their own material, water that returns clean, and Syrian engineers who run their plants themselves.',
        },
      },
    ],
  },
  achievements: {
    title: { ar: 'أرقام عن المكتب', en: 'Our office in numbers' },
    atLeast: { ar: 'أكثر من {n}', en: '{n}+' },
    items: [
      {
        figure: figures.projects,
        scope: { ar: 'في تاريخ المكتب كله', en: 'in our whole history' },
      },
      {
        figure: figures.years,
        scope: { ar: 'خبرة المكتب كلها', en: 'of experience as an office' },
      },
      {
        figure: figures.clients,
        scope: { ar: 'عملنا معها', en: 'we have worked for' },
      },
      {
        figure: figures.specialists,
        scope: { ar: 'في كادر المكتب', en: 'on our staff' },
      },
    ],
  },
  coreValues: {
    title: { ar: 'القيم الأساسية في العمل', en: 'Core values at work' },
    text: {
      ar: 'نحسب أولًا، ثم نلتزم. ونقدّم سلامة الناس على المواعيد.',
      en: 'We calculate before we promise, and people’s safety comes before the schedule.',
    },
    items: [
      {
        title: { ar: 'الدقة', en: 'Precision' },
        text: {
          ar: 'نحسب الأحمال والغزارات والكميات، ونكتب مع النتائج ما افترضناه.',
          en: 'We calculate loads, flows and quantities, and state what we assumed with the results.',
        },
      },
      {
        title: { ar: 'الصدق', en: 'Honesty' },
        text: {
          ar: 'نذكر مع أرقامنا ما تشمله، ومن قدّرها.',
          en: 'We say what each of our figures counts, and whose it is.',
        },
      },
      {
        title: { ar: 'السلامة', en: 'Safety' },
        text: {
          ar: 'لا نُدخل آلة إلى موقع قبل أن يفتّشه المختصون بحثًا عن مخلّفات الحرب، ولا نختصر التفتيش من أجل موعد.',
          en: 'We bring machines to a site after specialists have surveyed it, and we do not shorten the survey for a deadline.',
        },
      },
      {
        title: { ar: 'الاستدامة', en: 'Sustainability' },
        text: {
          ar: 'نبدأ بإعادة الاستعمال، ثم التدوير، والمطمر آخر الحلول.',
          en: 'We put reuse first, then recycling; the landfill comes last.',
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
        title: { ar: 'الشهادة الأكاديمية الأولى', en: 'First academic certificate' },
        year: figures.certificatesYear,
      },
      {
        of: 'second',
        title: { ar: 'الشهادة الأكاديمية الثانية', en: 'Second academic certificate' },
        year: figures.certificatesYear,
      },
    ],
  },
  closing: {
    question: {
      ar: 'هل لديك مشروع أو مناقصة؟ اكتب إلينا.',
      en: 'Do you have a\u00a0project or\u00a0a\u00a0tender? Write to us.',
    },
    links: [
      { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact Us' } },
      { to: '/partners', label: { ar: 'شركاؤنا', en: 'Our partners' } },
    ],
  },
});
