import { defineContent } from '../define-content.ts';
import { content as layers } from '../drawings/bim-layers.ts';
import { dairy } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import type { Project } from '../project-content.ts';
import { text } from '../rich-text.ts';
import { projectList } from '../shared/project-list.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';
import { statuses } from '../status.ts';

export const figures = figureRecords('bim', {
  startYear: projectList.bem.year,
  budgetDollars: {
    value: 5_000_000,
    unit: 'dollar',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: ميزانية المشروع',
      en: 'BIM: budget of the project',
    },
  },
  completionPercent: {
    value: 85,
    unit: 'percent',
    place: 'liebersdorf',
    counts: { ar: 'نمذجة معلومات البناء: إنجاز المشروع كله', en: 'BIM: completion of the whole project' },
  },
  projects: {
    value: 15,
    unit: 'project',
    place: 'none',
    counts: { ar: 'نمذجة معلومات البناء: مشاريع نُمذجت بها', en: 'BIM: projects modelled' },
  },
  efficiencyPercent: {
    value: 40,
    unit: 'percent',
    place: 'none',
    counts: {
      ar: 'نمذجة معلومات البناء: تحسّن الكفاءة',
      en: 'BIM: improvement in efficiency',
    },
  },
  teams: {
    value: 8,
    unit: 'team',
    place: 'none',
    counts: { ar: 'نمذجة معلومات البناء: فرق العمل', en: 'BIM: teams' },
  },
  technologies: {
    value: 5,
    unit: 'technology',
    place: 'none',
    counts: { ar: 'نمذجة معلومات البناء: التقنيات المستعملة', en: 'BIM: technologies' },
  },
  'phasePercents.requirements': {
    value: 100,
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: تقدّم المرحلة: المتطلبات وخطة النمذجة',
      en: 'BIM: progress of the phase: requirements and BIM plan',
    },
  },
  'phasePercents.models': {
    value: 100,
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: تقدّم المرحلة: نماذج الاختصاصات',
      en: 'BIM: progress of the phase: discipline models',
    },
  },
  'phasePercents.coordination': {
    value: 100,
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: تقدّم المرحلة: التنسيق وكشف التعارض',
      en: 'BIM: progress of the phase: coordination and clash detection',
    },
  },
  'phasePercents.handover': {
    value: 70,
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: تقدّم المرحلة: تسلسل التنفيذ والتسليم',
      en: 'BIM: progress of the phase: building sequence and handover',
    },
  },
});

const { headings } = projectWords;
const floors = dairy.floors;
const storeys = { value: dairy.floors, unit: 'storey' } as const;
const place = { ar: 'ليبرسدورف', en: 'Liebersdorf' };

/** PJ-9: the building model of the dairy production building. */
export const project = defineContent('projects.bem', {
  meta: {
    title: projectList.bem.name,
    description: {
      ar: text`نمذجة معلومات البناء لمبنى معمل ألبان من ${storeys} في ليبرسدورف: الأهداف والمراحل والمنجزات واللوحات.`,
      en: text`Building information model of a ${storeys} dairy building in Liebersdorf: objectives, phases, achievements and drawings.`,
    },
  },
  title: projectList.bem.name,
  lead: {
    ar: text`ننمذج مبنى إنتاج من ${storeys} من الخرسانة المسلّحة لمعمل ألبان في ليبرسدورف بألمانيا.`,
    en: text`We model a ${storeys} dairy production building of reinforced concrete in Liebersdorf, Germany.`,
  },
  result: {
    figures: [
      { value: floors, scope: { ar: 'في المبنى', en: 'in the building' } },
      {
        value: dairy.squareMetres,
        scope: { ar: 'مساحة المبنى', en: 'area of the building' },
      },
      {
        value: figures.budgetDollars,
        scope: { ar: 'الميزانية', en: 'budget' },
      },
    ],
    ask: { ar: 'اسأل عن نموذج لمبناك', en: 'Ask about a model of your building' },
  },
  drawing: { name: 'bim-layers', sheet: layers },
  reference: {},
  facts: [
    { label: labels.start, value: figures.startYear },
    { label: labels.budget, value: figures.budgetDollars },
    { label: labels.completion, value: figures.completionPercent },
    { label: labels.location, value: place },
    { label: { ar: 'الطوابق', en: 'Floors' }, value: { value: dairy.floors, unit: null } },
    { label: labels.duration, value: null },
    { label: { ar: 'الهيكل', en: 'Structure' }, value: { ar: 'خرسانة مسلّحة', en: 'Reinforced concrete' } },
  ],
  completion: figures.completionPercent,
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: 'يبيّن النموذج ممَّ تُبنى الجدران، وبأي ترتيب تُصبّ، وما الذي يمرّ عبرها.',
        en: 'The model shows what walls are built of, in which order they are poured and what passes through them.',
      },
    },
    {
      kind: 'points',
      heading: { ar: 'الأهداف', en: 'Objectives' },
      points: [
        {
          title: { ar: 'تصميم واحد منسَّق', en: 'One coordinated design' },
          text: {
            ar: 'لكل اختصاص نموذجه، وتُراجَع النماذج معًا في نموذج تنسيق واحد.',
            en: 'Each discipline keeps its own model; all are checked against one another in one coordination model.',
          },
        },
        {
          title: { ar: 'كشف التعارض مبكرًا', en: 'Clashes found early' },
          text: {
            ar: 'الأنبوب الذي يقطع جائزًا يُكتشف على الشاشة، قبل صبّ الخرسانة.',
            en: 'A pipe that cuts a beam is found on the screen, before the concrete is poured.',
          },
        },
        {
          title: { ar: 'كميات من النموذج', en: 'Quantities from the model' },
          text: {
            ar: 'تؤخذ كميات الخرسانة والحديد من عناصر النموذج، وتتغيّر كلما تغيّر.',
            en: 'The quantities of concrete and steel come from the model and follow every change to it.',
          },
        },
        {
          title: { ar: 'تسلسل التنفيذ', en: 'The order of work' },
          text: {
            ar: 'يرى كل فريق ما ينفّذه في كل طابق، وما يجب أن يسبقه.',
            en: 'Each trade sees what it builds on which floor, and what has to come before.',
          },
        },
      ],
    },
    {
      kind: 'phases',
      heading: { ar: 'مراحل التطوير', en: 'Development phases' },
      variants: true,
      phases: [
        {
          title: { ar: 'تحديد المتطلبات وخطة النمذجة', en: 'Requirements and BIM plan' },
          status: 'completed',
          percent: figures['phasePercents.requirements'],
        },
        {
          title: { ar: 'إعداد نماذج الاختصاصات', en: 'Discipline models' },
          status: 'completed',
          percent: figures['phasePercents.models'],
        },
        {
          title: { ar: 'التنسيق وكشف التعارض', en: 'Coordination and clash detection' },
          status: 'completed',
          percent: figures['phasePercents.coordination'],
        },
        {
          title: { ar: 'تسلسل التنفيذ والتسليم', en: 'Building sequence and handover' },
          status: 'in-progress',
          percent: figures['phasePercents.handover'],
        },
      ],
    },
    {
      kind: 'achievements',
      heading: { ar: 'المنجزات', en: 'Achievements' },
      figures: [
        { title: { ar: 'ما نمذجناه', en: 'Modelled with BIM' }, value: figures.projects },
        { title: { ar: 'تحسّن الكفاءة', en: 'Improvement in efficiency' }, value: figures.efficiencyPercent },
        { title: { ar: 'فرق العمل', en: 'Teams' }, value: { value: figures.teams, unit: null } },
        { title: { ar: 'التقنيات المستعملة', en: 'Technologies' }, value: { value: figures.technologies, unit: null } },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'بيانات المشروع', en: 'Project info' },
      groups: [
        {
          facts: [
            { label: labels.location, value: { ar: 'ليبرسدورف، ألمانيا', en: 'Liebersdorf, Germany' } },
            { label: labels.status, value: statuses[projectList.bem.status].label },
            { label: labels.start, value: figures.startYear },
            { label: labels.budget, value: figures.budgetDollars },
            { label: labels.duration, value: null },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'dairy-axonometric',
          title: { ar: 'المبنى', en: 'The building' },
          description: {
            ar: 'مفتوحًا طابقًا طابقًا.',
            en: 'Cut open, floor by floor.',
          },
        },
        {
          name: 'bim-clash',
          title: { ar: 'موضع تعارض', en: 'A clash' },
          description: {
            ar: 'أنبوب يقطع جائزًا، ثم مساره الجديد.',
            en: 'A pipe that cuts a beam, and its new course.',
          },
        },
        {
          name: 'bim-sequence',
          title: { ar: 'تسلسل التنفيذ', en: 'Building sequence' },
          description: {
            ar: 'من الأساسات إلى التجهيزات والموقع.',
            en: 'From the foundations to equipment and site.',
          },
        },
        {
          name: 'bim-coordination',
          title: { ar: 'تنسيق الاختصاصات', en: 'Coordination' },
          description: {
            ar: 'نماذج الاختصاصات تلتقي في نموذج واحد.',
            en: 'The models of the disciplines, meeting in one.',
          },
        },
      ],
    },
  ],
  closing: {
    line: {
      text: {
        ar: 'المبنى نفسه: أرقامه ومقطعه ومعيار طاقته.',
        en: 'The building itself: its figures, section and energy standard.',
      },
      to: '/projects/dairy-building',
      label: { ar: 'مبنى معمل الألبان', en: 'The dairy building' },
    },
    question: {
      ar: 'هل تريد نموذجًا لمبناك؟ اكتب لنا استعماله ومساحته وعدد طوابقه.',
      en: 'Do you want a model of your building? Tell us its use, its area and how many floors it has.',
    },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
} satisfies Project);
