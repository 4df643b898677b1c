import { defineContent } from '../define-content.ts';
import { content as section } from '../drawings/al-raqama-section.ts';
import { alRaqama } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import type { Project } from '../project-content.ts';
import { text, withUnit } from '../rich-text.ts';
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
const diameter = alRaqama.pipeMillimetres;

/** PJ-13, SH-2: the Al-Raqama pumping station. */
export const project = defineContent('projects.water-treatment-al-raqama', {
  meta: {
    title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
    description: {
      ar: text`محطة فيها ${pumpStation} ترفع الماء في خط طوله ${pipe}، وارتفاع الرفع ${head}: الخصائص والمواصفات واللوحات.`,
      en: text`A ${pumpStation} station with a head of ${head} and ${pipe} of main: features, specifications and drawings.`,
    },
  },
  title: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
  lead: {
    ar: text`مشروعنا في الرقامة: محطة فيها ${pumpStation} ترفع الماء.`,
    en: text`Our project at Al-Raqama: a ${pumpStation} station that lifts water.`,
  },
  result: {
    figures: [
      { value: flow, scope: { ar: 'الغزارة', en: 'flow' } },
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
          title: { ar: 'مضخات تتقاسم الحمل', en: 'A shared load' },
          text: {
            ar: text`${pumps} تتقاسم ${flow}.`,
            en: text`${pumps} share ${flow}.`,
          },
        },
        {
          title: { ar: 'استطاعة متساوية', en: 'Equal power' },
          text: {
            ar: text`استطاعة كل مضخة ${power}.`,
            en: text`Each pump has ${power}.`,
          },
        },
        {
          title: { ar: 'ارتفاع الرفع', en: 'The head' },
          text: {
            ar: text`ارتفاع الرفع ${head} للغزارة كلها.`,
            en: text`The station lifts the water against a head of ${head}.`,
          },
        },
        {
          title: { ar: 'خط طويل', en: 'A long main' },
          text: {
            ar: text`طول خط الدفع ${pipe}.`,
            en: text`The rising main is ${pipe} long.`,
          },
        },
        {
          title: { ar: 'أنابيب واسعة', en: 'Wide pipes' },
          text: {
            ar: text`قطر أكبرها ${withUnit(diameter.to, 'millimetre')}.`,
            en: text`The largest is ${withUnit(diameter.to, 'millimetre')} in diameter.`,
          },
        },
        {
          title: { ar: 'أقطار متدرّجة', en: 'Several diameters' },
          text: {
            ar: text`${diameter}.`,
            en: text`${diameter}.`,
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
          name: { ar: 'الرفع والأنابيب', en: 'Head and pipes' },
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
          title: { ar: 'المضخة', en: 'The pump' },
          description: { ar: 'المحرّك والعمود ومراحل الضخ.', en: 'Motor, column and pump stages.' },
        },
        {
          name: 'al-raqama-plan',
          title: { ar: 'مسقط صالة المضخات', en: 'Plan of the pump hall' },
          description: { ar: text`${pumps} في صف واحد.`, en: text`${pumps} in a row.` },
        },
        {
          name: 'al-raqama-manifold',
          title: { ar: 'المجمّع', en: 'The manifold' },
          description: {
            ar: 'حيث تلتقي أنابيب الدفع.',
            en: 'Where the delivery pipes meet.',
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
          description: { ar: 'كلٌّ منهما بمقياسه.', en: 'Each to its scale.' },
        },
      ],
    },
  ],
  closing: {
    line: {
      text: {
        ar: 'محطة الضخ الأخرى بين أعمالنا: الحولة.',
        en: 'Our other pumping station: Al-Houla.',
      },
      to: '/projects/water-treatment-al-hola',
      label: { ar: 'مشروع الحولة', en: 'The Al-Houla project' },
    },
    question: {
      ar: 'هل تحتاج إلى رفع الماء؟ اكتب لنا كميته في اليوم، وفرق الارتفاع.',
      en: 'Do you have water to lift? Tell us how\u00a0much a\u00a0day, and how\u00a0high.',
    },
    links: [closingLinks.contact, closingLinks.projects],
  },
} satisfies Project);
