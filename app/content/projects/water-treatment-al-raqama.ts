import { defineContent } from '../define-content.ts';
import { content as section } from '../drawings/al-raqama-section.ts';
import { alRaqama } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import type { Project } from '../project-content.ts';
import { term, text } from '../rich-text.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = figureRecords('alRaqama', {
  cubicMetresPerDay: alRaqama.cubicMetresPerDay,
  pumps: alRaqama.pumps,
  horsepowerEach: alRaqama.horsepowerEach,
  headMetres: alRaqama.headMetres,
  pipeKilometres: alRaqama.pipeKilometres,
  pipeMillimetres: alRaqama.pipeMillimetres,
});

const { headings } = projectWords;
const flow = figures.cubicMetresPerDay;
const pumps = figures.pumps;
const pumpStation = { value: figures.pumps, unit: 'pumpStation' } as const;
const power = figures.horsepowerEach;
const head = figures.headMetres;
const pipe = figures.pipeKilometres;
const diameter = figures.pipeMillimetres;

/** PJ-13, SH-2: the Al-Raqama pumping station. */
export const project = defineContent('projects.water-treatment-al-raqama', {
  meta: {
    title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
    description: {
      ar: text`محطة فيها ${pumpStation}، بارتفاع رفع (ضاغط) ${head} وخط طوله ${pipe}: الخصائص والمواصفات واللوحات.`,
      en: text`A ${pumpStation} station with a head of ${head} and ${pipe} of main: features, specifications and drawings.`,
    },
  },
  title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
  lead: {
    ar: text`تدفع ${pumps} الماء في خط طوله ${pipe}، بارتفاع رفع (ضاغط) ${head}.`,
    en: text`${pumps} deliver water through a ${pipe} main against a head of ${head}.`,
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
      kind: 'points',
      heading: headings.features,
      points: [
        {
          title: { ar: 'مضخات متساوية', en: 'Equal pumps' },
          text: {
            ar: 'المضخات متماثلة، فتحلّ أيٌّ منها محلّ الأخرى.',
            en: 'All are alike, so any of them can stand in for another.',
          },
        },
        {
          title: { ar: 'ارتفاع الرفع', en: 'The head' },
          text: {
            ar: 'مجموع فرق المنسوب والضياعات في الأنبوب.',
            en: 'The difference in level plus the losses in the pipe.',
          },
        },
        {
          title: { ar: 'خط طويل', en: 'A long main' },
          text: {
            ar: 'خط دفع واحد من المحطة إلى غرفة التصريف.',
            en: 'One main from the station to the discharge chamber.',
          },
        },
        {
          title: { ar: 'أقطار الأنابيب', en: 'Pipe diameters' },
          text: {
            ar: 'يُحدَّد قطر كل أنبوب بالغزارة التي تمرّ فيه.',
            en: 'Each pipe is sized for the flow it carries.',
          },
        },
        {
          title: { ar: 'مجمّع دفع واحد', en: 'One manifold' },
          text: {
            ar: 'تصبّ المضخات كلها فيه، ولكل منها صمام عزل (سكر).',
            en: 'All pumps deliver into it, each through an isolating valve.',
          },
        },
        {
          title: { ar: 'حماية من المطرقة المائية', en: 'Protection from water hammer' },
          text: {
            ar: text`حين تتوقّف المضخات يغذّي ${term('surge-vessel', 'الخزان الهوائي')} الخط بالماء، ثم يستعيده.`,
            en: text`When the pumps stop, the ${term('surge-vessel', 'surge vessel')} feeds water into the main, then takes it back.`,
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'المواصفات', en: 'Specifications' },
      groups: [
        {
          name: { ar: 'المحطة', en: 'The station' },
          facts: [
            { label: labels.flow, value: flow },
            { label: labels.pumps, value: { value: figures.pumps, unit: null } },
            { label: labels.pumpPower, value: power },
          ],
        },
        {
          name: { ar: 'الخط', en: 'The main' },
          facts: [
            { label: labels.head, value: head },
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
          name: 'al-raqama-section',
          title: { ar: 'مقطع المحطة', en: 'Section of the station' },
          description: { ar: 'من حوض السحب إلى غرفة التصريف.', en: 'From the sump to the discharge chamber.' },
        },
        {
          name: 'al-raqama-pump',
          title: { ar: 'التفصيلة A: المضخة', en: 'Detail A: the pump' },
          description: { ar: 'العمود والمروحة والمحرّك.', en: 'Column, impeller and motor.' },
        },
        {
          name: 'al-raqama-plan',
          title: { ar: 'مسقط صالة المضخات', en: 'Plan of the pump hall' },
          description: { ar: text`${pumps} في صف واحد.`, en: text`The ${pumps} in a row.` },
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
          name: 'al-raqama-pipes',
          title: { ar: 'أقطار الأنابيب', en: 'The pipe diameters' },
          description: { ar: 'أصغرها وأكبرها.', en: 'The smallest and the largest.' },
        },
        {
          name: 'al-raqama-line',
          title: { ar: 'ارتفاع الرفع وطول الخط', en: 'Head and length' },
          description: { ar: 'بمقياس واحد.', en: 'At one scale.' },
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
