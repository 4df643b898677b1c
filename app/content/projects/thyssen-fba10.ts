import { defineContent } from '../define-content.ts';
import { content as components } from '../drawings/facade-components.ts';
import { content as panel } from '../drawings/facade-panel.ts';
import { content as elevation } from '../drawings/steel-facade.ts';
import { facade } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import { n } from '../inline.ts';
import type { Project } from '../project-content.ts';
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
  concreteCubicMetres: {
    value: 24_000,
    unit: 'cubicMetre',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: خرسانة المنشأة كلها', en: 'FBA10 façade: concrete of the whole facility' },
  },
  columnFoundations: {
    value: 180,
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: أساسات المنشأة كلها', en: 'FBA10 façade: foundations of the whole facility' },
  },
});

const { headings } = projectWords;
const place = { ar: 'دورتموند', en: 'Dortmund' };
const length = figures.lengthMetres;
const height = figures.heightMetres;
/** In words, so that their order is unambiguous: «350 م طولًا، 65 م ارتفاعًا». */
const dimensions = { ar: `${n(length)} طولًا، ${n(height)} ارتفاعًا`, en: `${n(length)} long, ${n(height)} high` };
const capacity = figures.tonnesPerYear;

/** PJ-8: the steel façade of Thyssen FBA10 in Dortmund. */
export const project = defineContent('projects.thyssen-fba10', {
  meta: {
    title: { ar: 'الواجهة الفولاذية Thyssen FBA10، دورتموند', en: 'Thyssen FBA10 steel façade, Dortmund' },
    description: {
      ar: `واجهة لمعمل الفولاذ FBA10 في دورتموند. طول المنشأة ${n(length)} وارتفاعها ${n(height)}: المكوّنات والأبعاد والمواد واللوحات.`,
      en: `Façade of the FBA10 steel facility in Dortmund. The facility is ${n(length)} long and ${n(height)} high: components, dimensions, materials and drawings.`,
    },
  },
  title: { ar: 'الواجهة الفولاذية Thyssen FBA10', en: 'Thyssen FBA10 steel façade' },
  lead: {
    ar: `FBA10 معمل فولاذ في دورتموند، طول المنشأة ${n(length)} وارتفاعها ${n(height)}. يُصمَّم من واجهتها مجاز نموذجي واحد أولًا، ثم يتكرّر على طولها.`,
    en: `FBA10 is a steel facility in Dortmund, ${n(length)} long and ${n(height)} high. One typical bay of its façade is designed first and repeated along its length.`,
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
    { label: { ar: 'عدد أساسات المنشأة', en: 'Foundations of the facility' }, value: figures.columnFoundations },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: 'الواجهة الطويلة تتمدّد وتتقلّص مع الحرارة، وتحمل الريح على مساحتها كلها. تستوعب الثقوب المتطاولة في العوارض التمدّد، وتنقل الأعمدة والتكتيف قوى الريح.',
        en: 'A long façade expands and contracts with temperature and carries wind over its whole area. Slotted holes allow movement; columns and bracing resist the wind.',
      },
      paragraphs: [],
    },
    {
      kind: 'parts',
      heading: { ar: 'المنشأة: أربعة مكوّنات', en: 'The facility: four components' },
      picture: { name: 'facade-components', sheet: components },
      points: [
        {
          title: { ar: 'صالة الإنتاج الرئيسية', en: 'Main production hall' },
          text: {
            ar: 'فيها خط إنتاج المنشأة، تحت سقف واحد خلف الواجهة.',
            en: 'It holds the line for the facility’s product range, under one roof behind the façade.',
          },
        },
        {
          title: { ar: 'الأبنية الإدارية', en: 'Administrative buildings' },
          text: {
            ar: 'فيها المكاتب، وهي منفصلة عن الصالة.',
            en: 'They hold the offices, separate from the hall.',
          },
        },
        {
          title: { ar: 'المرافق والخدمات المساندة', en: 'Utility and auxiliary facilities' },
          text: {
            ar: 'تزوّد الصالة بالماء والكهرباء والهواء المضغوط.',
            en: 'They supply the hall with water, power and compressed air.',
          },
        },
        {
          title: { ar: 'مناطق التخزين', en: 'Storage areas' },
          text: {
            ar: 'فيها المواد والمنتجات.',
            en: 'They hold material and products.',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'الأبعاد والمواد', en: 'Dimensions and materials' },
      groups: [
        {
          name: headings.details,
          facts: [
            { label: labels.year, value: figures.year },
            { label: labels.budget, value: figures.budgetEuro },
            { label: labels.duration, value: figures.months },
            { label: labels.location, value: { ar: 'دورتموند، ألمانيا', en: 'Dortmund, Germany' } },
          ],
        },
        {
          name: {
            ar: 'المنشأة خلف الواجهة: الأبعاد والطاقة الإنتاجية',
            en: 'The facility behind the façade: size and capacity',
          },
          facts: [
            { label: { ar: 'الطول', en: 'Length' }, value: length },
            { label: { ar: 'الارتفاع', en: 'Height' }, value: height },
            { label: labels.capacity, value: capacity },
          ],
        },
        {
          name: { ar: 'المنشأة خلف الواجهة: المواد', en: 'The facility behind the façade: materials' },
          facts: [
            { label: { ar: 'الفولاذ', en: 'Steel' }, value: figures.steelTonnes },
            {
              label: { ar: 'الخرسانة', en: 'Concrete' },
              value: figures.concreteCubicMetres,
            },
            { label: { ar: 'عدد الأساسات', en: 'Number of foundations' }, value: figures.columnFoundations },
          ],
        },
      ],
    },
    {
      kind: 'features',
      heading: { ar: 'كيف تُحمل الواجهة', en: 'Key features: how\u00a0the\u00a0façade is\u00a0carried' },
      picture: { name: 'facade-panel', sheet: panel },
      keyed: true,
      points: [
        {
          title: { ar: 'الأعمدة الرئيسية', en: 'Primary columns' },
          text: {
            ar: 'تحمل الواجهة، وتنقل وزنها والريح العمودية عليها إلى الأساسات.',
            en: 'They carry the façade and bring its weight, and the wind on its face, down to the foundations.',
          },
        },
        {
          title: { ar: 'تكتيف في مجازات قليلة', en: 'Bracing in a few bays' },
          text: {
            ar: 'القضبان القطرية تثبّت الجدار في اتجاه طوله، أما الريح العمودية عليه فتحملها الأعمدة.',
            en: 'Diagonals stiffen the wall along its length; wind on its face is carried by the columns.',
          },
        },
        {
          title: { ar: 'عوارض تنزلق', en: 'Rails that slide' },
          text: {
            ar: 'عوارض أفقية بثقوب متطاولة، فيتمدّد الجدار صيفًا من غير تحنيب.',
            en: 'Horizontal rails are bolted through slotted holes, so that the wall can lengthen in summer without buckling.',
          },
        },
        {
          title: { ar: 'ألواح مطوية', en: 'Folded panels' },
          text: {
            ar: 'اللوح المطويّ أكثر صلابة من المستوي عند السماكة نفسها.',
            en: 'A folded panel is stiffer than a flat one of the same thickness.',
          },
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
            ar: `${n(length)} طولًا، ${n(height)} ارتفاعًا، مع شاحنات وأشخاص للمقارنة.`,
            en: `${n(length)} long and ${n(height)}\u00a0high, with trucks and people for scale.`,
          },
        },
        {
          name: 'facade-section',
          title: { ar: 'المقطع B–B في الواجهة', en: 'Section B–B through the façade' },
          description: {
            ar: 'العمود والأساس والغلاف المطويّ أمامهما.',
            en: 'Column and foundation, and the folded skin in front.',
          },
        },
      ],
    },
  ],
  closing: {
    question: {
      ar: 'هل تريد واجهة فولاذية؟ أرسل إلينا رسمها وأبعادها.',
      en: 'Planning a steel façade? Send us its drawing and dimensions.',
    },
    links: [closingLinks.contact, closingLinks.otherProjectsElsewhere],
  },
} satisfies Project);
