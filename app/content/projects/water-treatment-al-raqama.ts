import { defineContent } from '../define-content.ts';
import { content as pump } from '../drawings/al-raqama-pump.ts';
import { content as section } from '../drawings/al-raqama-section.ts';
import { alRaqama } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import { n, term } from '../inline.ts';
import type { Project } from '../project-content.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = figureRecords('alRaqama', {
  cubicMetresPerDay: alRaqama.cubicMetresPerDay,
  pumps: alRaqama.pumps,
  horsepowerEach: alRaqama.horsepowerEach,
  /** In kW: 184 by the metric horsepower, 186 by the British one. */
  kilowattsEach: {
    value: 185,
    unit: 'kilowatt',
    place: 'al-raqama',
    counts: { ar: 'محطة الرقامة: استطاعة كل مضخة', en: 'Al-Raqama station: power of each pump' },
    source: { ar: 'محوّلة من الأحصنة ومدوّرة', en: 'Converted from horsepower and rounded' },
  },
  headMetres: alRaqama.headMetres,
  pipeKilometres: alRaqama.pipeKilometres,
  pipeMillimetres: alRaqama.pipeMillimetres,
});

const { headings } = projectWords;
const flow = figures.cubicMetresPerDay;
const pumps = figures.pumps;
const pumpStation = { value: figures.pumps, unit: 'pumpStation' } as const;
const power = figures.horsepowerEach;
/** The same power in kilowatts. */
const kilowatts = {
  value: figures.kilowattsEach,
  words: { ar: 'نحو\u00a0{q}', en: 'about\u00a0{q}' },
} as const;
const powerInBoth = { ar: `${n(power)} (${n(kilowatts)})`, en: `${n(power)} (${n(kilowatts)})` };
const head = figures.headMetres;
const pipe = figures.pipeKilometres;
const diameter = figures.pipeMillimetres;

/** PJ-13, SH-2: the Al-Raqama pumping station. */
export const project = defineContent('projects.water-treatment-al-raqama', {
  meta: {
    title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
    description: {
      ar: `محطة فيها ${n(pumpStation)}، بارتفاع رفع (ضاغط) ${n(head)} وخط طوله ${n(pipe)}: الخصائص والمواصفات واللوحات.`,
      en: `A ${n(pumpStation)} station with a head of ${n(head)} and ${n(pipe)} of main: features, specifications and drawings.`,
    },
  },
  title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
  lead: {
    ar: `محطة فيها ${n(pumpStation)}، بارتفاع رفع (ضاغط) ${n(head)} وخط طوله ${n(pipe)}، لدفع الماء إلى حيث لا يصل بالانحدار.`,
    en: `A ${n(pumpStation)} station with a head of ${n(head)} and ${n(pipe)} of main, to lift water to a point that it could not reach by gravity.`,
  },
  result: {
    figures: [
      { value: flow, scope: { ar: 'الغزارة اليومية', en: 'daily flow' } },
      { value: head, scope: { ar: 'ارتفاع الرفع', en: 'head' } },
      { value: pipe, scope: { ar: 'طول الخط', en: 'length of the main' } },
    ],
    ask: { ar: 'اسأل عن محطة مثلها', en: 'Ask about a station like this' },
  },
  drawing: { name: 'al-raqama-section', sheet: section },
  reference: {},
  facts: [
    { label: labels.flow, value: flow },
    { label: labels.pumps, value: { value: figures.pumps, unit: null } },
    { label: labels.pumpPower, value: powerInBoth },
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
        ar: `تدفع ${n(pumps)}، استطاعة كل واحدة ${n(power)} (${n(kilowatts)})، الماء في خط دفع واحد يصعد إلى غرفة التصريف.`,
        en: `${n(pumps)} of ${n(power)} (${n(kilowatts)}) each push the water up through one main to the discharge chamber.`,
      },
      paragraphs: [],
    },
    {
      kind: 'features',
      heading: headings.features,
      picture: { name: 'al-raqama-pump', sheet: pump },
      points: [
        {
          title: { ar: 'مضخات متساوية', en: 'Equal pumps' },
          text: {
            ar: `المضخات متماثلة، استطاعة كل منها ${n(power)}، فتحلّ أيٌّ منها محلّ الأخرى.`,
            en: `All are alike, with ${n(power)} each, so any of them can stand in for another.`,
          },
        },
        {
          title: { ar: 'ارتفاع الرفع', en: 'The head' },
          text: {
            ar: `ارتفاع الرفع ${n(head)}، وهو مجموع فرق المنسوب والضياعات في الأنبوب.`,
            en: `The head of ${n(head)} is the difference in level plus the head lost in the pipe.`,
          },
        },
        {
          title: { ar: 'خط طويل', en: 'A long main' },
          text: {
            ar: `طول الخط ${n(pipe)}. وكلما طال الخط تأخّرت عودة موجة الضغط حين تتوقّف المضخات.`,
            en: `The main is ${n(pipe)} long. The longer it is, the longer the pressure wave takes to travel along it and back when the pumps stop.`,
          },
        },
        {
          title: { ar: 'أقطار الأنابيب', en: 'Pipe diameters' },
          text: {
            ar: `الأقطار ${n(diameter)}. كلما كبر القطر قلّت الضياعات وقلّت سرعة الماء. اسألنا عن السرعات.`,
            en: `The diameters range from ${n(diameter)}. The wider the pipe, the less head is lost and the slower the water. Ask us for the velocities.`,
          },
        },
        {
          title: { ar: 'مجمّع دفع واحد', en: 'One manifold' },
          text: {
            ar: 'تصبّ المضخات كلها فيه، ولكل منها صمام عزل (سكر) تُعزل به للصيانة.',
            en: 'All pumps deliver into it, and each has a valve that isolates it for maintenance.',
          },
        },
        {
          title: { ar: 'حماية من المطرقة المائية', en: 'Protection from water hammer' },
          text: {
            ar: `حين تتوقّف المضخات يهبط الضغط وتسري في الخط موجة ذهابًا وإيابًا. يغذّي ${term('surge-vessel', 'الخزان الهوائي')} الخط بالماء، ثم يستعيده.`,
            en: `When the pumps stop, pressure drops and a wave runs to and fro; the ${term('surge-vessel', 'surge vessel')} feeds water in, then takes it back.`,
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'المواصفات', en: 'Specifications' },
      note: {
        ar: 'اسألنا عن نقطة العمل والمضخات الاحتياطية وغزارة الذروة.',
        en: 'Ask us for the duty point, the standby pumps and the peak flow.',
      },
      groups: [
        {
          name: { ar: 'المحطة', en: 'The station' },
          facts: [
            { label: labels.pumps, value: { value: figures.pumps, unit: null } },
            { label: { ar: 'استطاعة كل مضخة', en: 'Power of each pump' }, value: powerInBoth },
            { label: labels.head, value: head },
          ],
        },
        {
          name: { ar: 'الخط', en: 'The main' },
          facts: [
            { label: labels.flow, value: flow },
            { label: labels.pipeLength, value: pipe },
            { label: labels.pipeDiameter, value: diameter },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'al-raqama-plan',
          title: { ar: 'مسقط صالة المضخات', en: 'Plan of the pump hall' },
          description: { ar: `${n(pumps)} في صف واحد.`, en: `The ${n(pumps)} in a row.` },
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
            ar: 'الخزان الهوائي وموضعه على الخط.',
            en: 'The surge vessel and its connection to the main.',
          },
        },
        {
          name: 'al-raqama-site',
          title: { ar: 'مسار الخط', en: 'Course of the main' },
          description: {
            ar: `${n(pipe)} من المحطة إلى نهاية الخط.`,
            en: `The ${n(pipe)} from the station to the end of the line.`,
          },
        },
      ],
    },
  ],
  closing: {
    line: {
      text: {
        ar: 'مشروع ضخ آخر: الحولة.',
        en: 'Our other pumping station: Al-Houla.',
      },
      to: '/projects/water-treatment-al-hola',
      label: { ar: 'مشروع الحولة', en: 'The Al-Houla project' },
    },
    question: {
      ar: 'هل تريد محطة ضخ؟ اكتب لنا الغزارة والمناسيب والمسافة.',
      en: 'Planning a\u00a0pumping station? Tell us the\u00a0flow, the\u00a0levels and the\u00a0distance.',
    },
    links: [closingLinks.contact, closingLinks.projects],
  },
} satisfies Project);
