import { defineContent } from '../define.ts';
import { content as pump } from '../drawings/al-raqama-pump.ts';
import { content as section } from '../drawings/al-raqama-section.ts';
import type { Project } from '../project-content.ts';
import { alRaqama } from '../registered.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

const { headings } = projectWords;
const flow = { value: alRaqama.cubicMetresPerDay, unit: 'cubicMetrePerDay' } as const;
const pumps = { value: alRaqama.pumps, unit: 'pump' } as const;
const power = { value: alRaqama.horsepowerEach, unit: 'horsepower' } as const;
const head = { value: alRaqama.headMetres, unit: 'metre' } as const;
const pipe = { value: alRaqama.pipeKilometres, unit: 'kilometre' } as const;
const diameter = { value: alRaqama.pipeMillimetres, unit: 'millimetre' } as const;

/** PJ-13, SH-2: the Al-Raqama pumping station. */
export const project = defineContent('projects.water-treatment-al-raqama', {
  meta: {
    title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
    description: {
      text: {
        ar: 'محطة ضخ فيها {pumps} ترفع المياه {head} في خط طوله {pipe}: السمات والمواصفات واللوحات.',
        en: 'A station with {pumps} that lifts water {head} through {pipe} of pipe: features, specifications and drawings.',
      },
      figures: { pumps, head, pipe },
    },
  },
  title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
  lead: {
    text: {
      ar: 'ترفع {pumps} المياه {head} وتدفعها {pipe}.',
      en: 'Its {pumps} lift the water {head} and push it {pipe}.',
    },
    figures: { pumps, head, pipe },
  },
  drawing: { name: 'al-raqama-section', sheet: section },
  facts: [
    { label: labels.flow, value: flow },
    { label: labels.pumps, value: { value: alRaqama.pumps } },
    { label: labels.pumpPower, value: power },
    { label: labels.head, value: head },
    { label: labels.pipeLength, value: pipe },
    { label: labels.pipeDiameter, value: diameter },
    { label: labels.location, value: { ar: 'الرقامة', en: 'Al-Raqama' } },
    { label: labels.year, value: null },
    { label: labels.budget, value: null },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        text: {
          ar: 'على الماء أن يرتفع {head}، ثم يقطع {pipe} قبل أن يبلغ غايته. ولكل متر من الاثنين ثمنه من الكهرباء.',
          en: 'The water has to climb {head} and then travel {pipe} before it arrives. Every metre of both is paid for in power.',
        },
        figures: { head, pipe },
      },
      paragraphs: [
        {
          text: {
            ar: 'تعمل في المحطة {pumps}، استطاعة كل واحدة {power}، وتصل طاقتها إلى {flow}.',
            en: 'The station has {pumps} of {power} each and a capacity of {flow}.',
          },
          figures: { pumps, power, flow },
        },
        {
          text: {
            ar: 'تتدرّج أقطار الأنابيب {diameter}. كلما اتّسع الأنبوب ضاع فيه ضغط أقل وزاد ثمنه، والقطر المناسب بين هذين.',
            en: 'The pipes range from {diameter} in diameter. A wider pipe loses less pressure and costs more; the right diameter lies between the two.',
          },
          figures: { diameter },
        },
      ],
    },
    {
      kind: 'features',
      heading: headings.features,
      note: {
        ar: 'الأرقام من بيانات المشروع، وترتيب الأجزاء في الرسم تخطيطي.',
        en: 'The figures are project data; the arrangement of parts in the drawing is a scheme.',
      },
      picture: { name: 'al-raqama-pump', sheet: pump },
      points: [
        {
          title: { ar: 'مضخات متماثلة', en: 'Pumps of one kind' },
          text: {
            text: {
              ar: 'في المحطة {pumps} باستطاعة واحدة، {power} لكل منها، فتصلح لها قطع التبديل نفسها.',
              en: 'All {pumps} have the same power, {power} each, so that one set of spare parts serves them all.',
            },
            figures: { pumps, power },
          },
        },
        {
          title: { ar: 'ضاغط عالٍ', en: 'A high head' },
          text: {
            text: {
              ar: 'صُمّمت لضاغط قدره {head} فوق منسوب السحب.',
              en: 'Designed for a head of {head} above the suction level.',
            },
            figures: { head },
          },
        },
        {
          title: { ar: 'خط طويل', en: 'A long main' },
          text: {
            text: {
              ar: 'يمتدّ الخط {pipe} تحت الضغط، من المحطة إلى نهايته.',
              en: 'The main runs {pipe} under pressure, from the station to its end.',
            },
            figures: { pipe },
          },
        },
        {
          title: { ar: 'أقطار متدرّجة', en: 'Graded diameters' },
          text: {
            text: { ar: 'تتدرّج أقطار الأنابيب {diameter}.', en: 'The pipes range from {diameter} in diameter.' },
            figures: { diameter },
          },
        },
        {
          title: { ar: 'مجمّع واحد', en: 'One manifold' },
          text: {
            ar: 'تصبّ المضخات في مجمّع واحد، ولكل منها سكر يعزلها للصيانة.',
            en: 'All pumps deliver into one manifold, and each has a valve that isolates it for maintenance.',
          },
        },
        {
          title: { ar: 'حماية من المطرقة المائية', en: 'Protection from water hammer' },
          text: {
            ar: 'حين تتوقّف المضخات فجأة ترتدّ في الخط موجة ضغط، فيخمدها خزان هوائي.',
            en: 'When pumps stop suddenly, a pressure wave runs back along the main; a surge vessel takes it up.',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'المواصفات', en: 'Specifications' },
      note: projectWords.officeFigures,
      groups: [
        {
          facts: [
            {
              label: labels.flow,
              value: flow,
              scope: { ar: 'طاقة المحطة كلها', en: 'Capacity of the whole station' },
            },
            {
              label: labels.pumps,
              value: pumps,
              scope: { ar: 'مجموع المضخات في المحطة', en: 'All the pumps in the station' },
            },
            { label: labels.pumpPower, value: power, scope: { ar: 'لكل مضخة', en: 'Each pump' } },
            {
              label: labels.head,
              value: head,
              scope: { ar: 'ارتفاع الرفع الذي صُمّمت له', en: 'Lift the station is designed for' },
            },
            { label: labels.pipeLength, value: pipe, scope: { ar: 'طول خط الأنابيب', en: 'Length of the pipeline' } },
            {
              label: labels.pipeDiameter,
              value: diameter,
              scope: { ar: 'من أصغر قطر في الخط إلى أكبره', en: 'From the smallest to the largest in the line' },
            },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      note: projectWords.galleryNote,
      items: [
        {
          name: 'al-raqama-section',
          title: { ar: 'مقطع في المحطة', en: 'Section through the station' },
          description: {
            text: { ar: 'من حوض السحب إلى {head} فوقه.', en: 'From the suction basin to {head} above it.' },
            figures: { head },
          },
        },
        {
          name: 'al-raqama-plan',
          title: { ar: 'مسقط صالة المضخات', en: 'Plan of the pump hall' },
          description: {
            text: { ar: '{pumps} في صف واحد.', en: 'The {pumps} in a row.' },
            figures: { pumps },
          },
        },
        {
          name: 'al-raqama-pump',
          title: { ar: 'المضخة ومحرّكها', en: 'Pump and motor' },
          description: {
            text: { ar: 'مجموعة واحدة باستطاعة {power}.', en: 'One set of {power}.' },
            figures: { power },
          },
        },
        {
          name: 'al-raqama-manifold',
          title: { ar: 'المجمّع', en: 'The manifold' },
          description: {
            ar: 'حيث تلتقي خطوط الدفع في خط واحد.',
            en: 'Where the delivery pipes meet in one main.',
          },
        },
        {
          name: 'al-raqama-surge',
          title: { ar: 'حماية من المطرقة المائية', en: 'Surge protection' },
          description: {
            ar: 'خزان هوائي يخمد موجة الضغط المرتدّة.',
            en: 'A vessel of air that takes up the returning wave.',
          },
        },
        {
          name: 'al-raqama-site',
          title: { ar: 'مسار الخط', en: 'Course of the main' },
          description: {
            text: { ar: '{pipe} من المحطة إلى نهاية الخط.', en: 'The {pipe} from the station to the end of the line.' },
            figures: { pipe },
          },
        },
      ],
    },
    {
      kind: 'link',
      text: {
        ar: 'في الحولة تنقل مضخات بالعدد نفسه مياه الصرف من قرية كاملة.',
        en: 'In Al-Houla, the same number of pumps carries the wastewater of a whole village.',
      },
      to: '/projects/water-treatment-al-hola',
      label: { ar: 'مشروع الحولة', en: 'The Al-Houla project' },
    },
  ],
  closing: {
    question: { ar: 'إلى أي ارتفاع يجب أن تصل مياهك؟', en: 'How high does your water have to go?' },
    links: [closingLinks.contact, closingLinks.projects],
  },
} satisfies Project);
