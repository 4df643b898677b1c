import { defineContent } from './define-content.ts';
import { about as figures } from './figures/office.ts';

/** AB-1: the years of the office's time line. */
const [y2008, y2015, y2020, y2023] = [2008, 2015, 2020, 2023];

/** AB-1. */
export const about = defineContent('about', {
  meta: {
    title: { ar: 'من نحن', en: 'About' },
    description: {
      ar: 'مكتب هندسي ألماني سوري يصمّم المباني ومحطات التدوير والضخ والمعالجة، ويورّد الآلات: رسالته وقيمه وأرقامه وشهاداته ومسيرته.',
      en: 'A German-Syrian engineering office for recycling plants, pumping stations, wastewater treatment plants, buildings and machinery: mission, values, figures, certificates, timeline.',
    },
  },
  title: { ar: 'مكتب هندسي لسورية وألمانيا', en: 'An engineering office for Syria and Germany' },
  lead: {
    ar: 'نعمل في إدارة الأنقاض وتدويرها وإعادة الإعمار المستدامة، وفي الصرف الصحي والمباني ونمذجة معلومات البناء (BIM)، ونورّد إلى سورية آلات تدوير أوروبية. اكتب لنا أين يقع موقعك وماذا تريد أن تبني فيه أو تزيل منه.',
    en: 'We work on debris management, rubble recycling and sustainable reconstruction, on wastewater, buildings and BIM, and supply European recycling machinery to Syria. Tell us where your site is and what you want to build or clear there.',
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
          ar: 'بدأنا مشروع تدوير الأنقاض في دمشق ونموذج مبنى معمل الألبان، وأنجزنا مشروع ضخ مياه الصرف الصحي ونقلها في الحولة.',
          en: 'We began the debris recycling project in Damascus and the model of the dairy building, and completed the wastewater pumping and conveyance project in Al-Houla.',
        },
      },
    ],
  },
  purpose: {
    name: { ar: 'الرسالة والرؤية والقيم', en: 'Mission, vision and values' },
    items: [
      {
        icon: 'mission',
        title: { ar: 'الرسالة', en: 'Mission' },
        text: {
          ar: 'نريد أن نحوّل أنقاض سورية إلى مواد بناء مختبَرة، وأن نضع تصاميم يستطيع غيرنا أن يدقّقها وينفّذها.',
          en: 'We want to turn Syria’s rubble into tested building material, and to produce designs that others can check and build from.',
        },
      },
      {
        icon: 'vision',
        title: { ar: 'الرؤية', en: 'Vision' },
        text: {
          ar: 'نريد مدنًا تُبنى من موادها، ومياه صرف تُعالَج، ومهندسين سوريين يديرون محطاتهم بأنفسهم.',
          en: 'We want cities rebuilt from their own material, wastewater treated, and Syrian engineers who run their plants themselves.',
        },
      },
      {
        icon: 'values',
        title: { ar: 'القيم', en: 'Values' },
        text: {
          ar: 'نحسب قبل أن نلتزم، ونقدّم سلامة الناس على المواعيد.',
          en: 'We calculate before we promise, and put people’s safety before the schedule.',
        },
      },
    ],
  },
  achievements: {
    title: { ar: 'أرقام عن المكتب', en: 'Our office in numbers' },
    items: [
      {
        figure: figures.projects,
        scope: null,
      },
      {
        figure: figures.years,
        scope: { ar: 'من الخبرة', en: 'of experience' },
      },
      {
        figure: figures.clients,
        scope: null,
      },
      {
        figure: figures.specialists,
        scope: null,
      },
    ],
  },
  coreValues: {
    title: { ar: 'القيم الأساسية', en: 'Core values' },
    items: [
      {
        title: { ar: 'الدقة', en: 'Precision' },
        text: {
          ar: 'نحسب الحمولات والغزارات والكميات، ونكتب مع النتائج ما افترضناه.',
          en: 'We calculate loads, flows and quantities, and state our assumptions with the results.',
        },
      },
      {
        title: { ar: 'الصدق', en: 'Honesty' },
        text: {
          ar: 'نذكر أرقامنا بوضوح، ونسمّي مصدر أرقام غيرنا.',
          en: 'We state our figures plainly and name the source of those that are not ours.',
        },
      },
      {
        title: { ar: 'السلامة', en: 'Safety' },
        text: {
          ar: 'لا تدخل آلة موقعًا قبل أن يفتّشه المختصون بحثًا عن مخلّفات الحرب المتفجّرة والأسبستوس والرفات.',
          en: 'Machines enter a site only after specialists have surveyed it for explosive ordnance, asbestos and human remains.',
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
          ar: 'نريد أن يفهم من يشغّل المحطة كيف صُمّمت.',
          en: 'We want the people who run a plant to understand how it was designed.',
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
        title: { ar: 'شهادة أكاديمية، الأولى من اثنتين', en: 'Academic certificate, first of two' },
        year: figures.certificatesYear,
      },
      {
        of: 'second',
        title: { ar: 'شهادة أكاديمية، الثانية من اثنتين', en: 'Academic certificate, second of two' },
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
