import { defineContent } from '../define-content.ts';
import { content as components } from '../drawings/facade-components.ts';
import { content as panel } from '../drawings/facade-panel.ts';
import { content as elevation } from '../drawings/steel-facade.ts';
import { facade } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import type { Project } from '../project-content.ts';
import { text } from '../rich-text.ts';
import { projectList } from '../shared/project-list.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = figureRecords('facade', {
  year: projectList['thyssen-fba10'].year,
  budgetEuro: {
    value: 8_200_000,
    unit: 'euro',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: ميزانية المشروع', en: 'FBA10 façade: project budget' },
  },
  tonnesPerYear: {
    value: 600_000,
    unit: 'tonnePerYear',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: الطاقة الإنتاجية للمنشأة كلها', en: 'FBA10 façade: capacity of the whole facility' },
  },
  months: {
    value: 24,
    unit: 'month',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: مدة المشروع', en: 'FBA10 façade: duration of the project' },
  },
  lengthMetres: facade.lengthMetres,
  heightMetres: facade.heightMetres,
  steelTonnes: {
    value: 8_000,
    unit: 'tonne',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: فولاذ المنشأة كلها', en: 'FBA10 façade: steel of the whole facility' },
  },
  concreteCubicMetres: facade.concreteCubicMetres,
  columnFoundations: {
    value: 180,
    place: 'dortmund',
    counts: {
      ar: 'واجهة FBA10: أعمدة/أساسات المنشأة كلها',
      en: 'FBA10 façade: columns/foundations of the whole facility',
    },
  },
});

const { headings } = projectWords;
const place = { ar: 'دورتموند', en: 'Dortmund' };
const length = figures.lengthMetres;
const height = figures.heightMetres;
/** In words, so that their order is unambiguous: «350 م طولًا، 65 م ارتفاعًا». */
const dimensions = { ar: text`${length} طولًا، ${height} ارتفاعًا`, en: text`${length} long, ${height} high` };
const capacity = figures.tonnesPerYear;
const columns = { ar: 'الأعمدة/الأساسات', en: 'Columns / foundations' };

/** PJ-8: the façade of the steel facility Thyssen FBA10 in Dortmund. */
export const project = defineContent('projects.thyssen-fba10', {
  meta: {
    title: { ar: 'واجهة منشأة الفولاذ Thyssen FBA10 في دورتموند', en: 'Thyssen FBA10 façade, Dortmund' },
    description: {
      ar: text`واجهة منشأة الفولاذ FBA10 في دورتموند. طول المنشأة ${length} وارتفاعها ${height}: المكوّنات والأبعاد والمواد واللوحات.`,
      en: text`Façade of the FBA10 steel facility in Dortmund. The facility is ${length} long and ${height} high: components, dimensions, materials and drawings.`,
    },
  },
  title: { ar: 'واجهة منشأة الفولاذ Thyssen\u00a0FBA10', en: 'Thyssen FBA10 façade' },
  lead: {
    ar: 'نصمّم واجهة منشأة الفولاذ FBA10 في دورتموند.',
    en: 'We design the façade of FBA10, a steel facility in Dortmund.',
  },
  result: {
    figures: [
      { value: length, scope: { ar: 'طول المنشأة', en: 'length of the facility' } },
      { value: height, scope: { ar: 'ارتفاع المنشأة', en: 'height of the facility' } },
      {
        value: figures.budgetEuro,
        scope: { ar: 'ميزانية المشروع', en: 'budget of the project' },
      },
    ],
    ask: { ar: 'اسأل عن واجهة مثلها', en: 'Ask about a façade like this' },
  },
  drawing: { name: 'steel-facade', sheet: elevation },
  reference: {},
  facts: [
    { label: labels.year, value: figures.year },
    { label: labels.budget, value: figures.budgetEuro },
    { label: { ar: 'الطاقة الإنتاجية للمنشأة', en: 'Facility capacity' }, value: capacity },
    { label: labels.duration, value: figures.months },
    { label: labels.location, value: place },
    {
      label: { ar: 'أبعاد المنشأة', en: 'Facility dimensions' },
      value: dimensions,
    },
    {
      label: { ar: 'فولاذ المنشأة', en: 'Facility steel' },
      value: figures.steelTonnes,
    },
    {
      label: { ar: 'خرسانة المنشأة', en: 'Facility concrete' },
      value: figures.concreteCubicMetres,
    },
    { label: columns, value: figures.columnFoundations },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: text`الطاقة الإنتاجية للمنشأة ${capacity}. والمنشأة من أربعة مكوّنات، ونحن نصمّم واجهتها.`,
        en: text`The facility has four components and a capacity of ${capacity}. We design its façade.`,
      },
    },
    {
      kind: 'parts',
      heading: { ar: 'مكوّنات المنشأة', en: 'The four components' },
      picture: { name: 'facade-components', sheet: components },
    },
    {
      kind: 'table',
      heading: headings.details,
      groups: [
        {
          facts: [
            { label: labels.location, value: { ar: 'دورتموند، ألمانيا', en: 'Dortmund, Germany' } },
            { label: labels.year, value: figures.year },
            { label: labels.duration, value: figures.months },
            { label: labels.budget, value: figures.budgetEuro },
            { label: labels.capacity, value: capacity },
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'المنشأة', en: 'The facility' },
      groups: [
        {
          name: { ar: 'الأبعاد', en: 'Dimensions' },
          facts: [
            { label: { ar: 'الطول', en: 'Length' }, value: length },
            { label: { ar: 'الارتفاع', en: 'Height' }, value: height },
          ],
        },
        {
          name: { ar: 'المواد', en: 'Materials' },
          facts: [
            { label: { ar: 'الفولاذ', en: 'Steel' }, value: figures.steelTonnes },
            { label: { ar: 'الخرسانة', en: 'Concrete' }, value: figures.concreteCubicMetres },
          ],
        },
        {
          name: { ar: 'المنتجات', en: 'Product range' },
          facts: [{ label: { ar: 'الفولاذ', en: 'Steel' }, value: capacity }],
        },
      ],
    },
    {
      kind: 'features',
      heading: headings.features,
      picture: { name: 'facade-panel', sheet: panel },
      points: [
        {
          title: columns,
          text: {
            ar: text`${figures.columnFoundations} في المنشأة كلها.`,
            en: text`${figures.columnFoundations} in the whole facility.`,
          },
        },
        {
          title: { ar: 'منشأة طويلة', en: 'A long facility' },
          text: dimensions,
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'facade-scale',
          title: { ar: 'حجم المنشأة إلى جانب الإنسان', en: 'The facility to scale' },
          description: {
            ar: 'المنشأة كلها، وأمامها شاحنات وأشخاص للمقارنة.',
            en: 'The whole facility, with trucks and people for comparison.',
          },
        },
        {
          name: 'steel-facade',
          title: { ar: 'الواجهة الأمامية', en: 'The front elevation' },
          description: { ar: 'بطولها وارتفاعها.', en: 'With its length and height.' },
        },
      ],
    },
  ],
  closing: {
    question: {
      ar: 'هل تريد واجهة لمنشأتك؟ اكتب لنا طولها وارتفاعها ومكانها.',
      en: 'Planning a façade? Tell us how long and how high it is, and where.',
    },
    links: [closingLinks.contact, closingLinks.otherProjectsElsewhere],
  },
} satisfies Project);
