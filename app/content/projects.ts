import { defineContent } from './define.ts';
import { content as section } from './drawings/al-raqama-section.ts';
import { content as layers } from './drawings/bim-layers.ts';
import { content as line } from './drawings/recycling-line.ts';
import { content as elevation } from './drawings/steel-facade.ts';
import type { Drawn } from './project-content.ts';
import { portfolio } from './registered.ts';
import type { PagePath } from './shared/pages.ts';
import type { Field } from './shared/project-list.ts';
import type { ProjectStatus } from './status.ts';
import type { Text } from './text.ts';

const atLeast = { ar: 'أكثر من {q}', en: '{q}+' };

interface FieldCard {
  field: Field;
  to: PagePath;
  status: ProjectStatus;
  drawing: Drawn;
  text: Text;
}

const fieldCards: readonly FieldCard[] = [
  {
    field: 'recycling',
    to: '/projects/recycling',
    status: 'in-progress',
    drawing: { name: 'recycling-line', sheet: line },
    text: {
      ar: 'محطة في دمشق لتحويل الخرسانة المنهارة إلى حصويات وحديد.',
      en: 'A plant in Damascus to turn fallen concrete into aggregate and steel.',
    },
  },
  {
    field: 'water-treatment',
    to: '/projects/water-treatment',
    status: 'active',
    drawing: { name: 'al-raqama-section', sheet: section },
    text: {
      ar: 'محطات ضخ وخطوط نقل في سورية، ودراسة امتزاز في ألمانيا.',
      en: 'Pumping stations and mains in Syria, and an adsorption study in Germany.',
    },
  },
  {
    field: 'construction',
    to: '/projects/construction',
    status: 'active',
    drawing: { name: 'steel-facade', sheet: elevation },
    text: {
      ar: 'واجهة لمنشأة فولاذ وصالة رياضية ومبنى معمل ألبان، وكلها في ألمانيا.',
      en: 'The façade of a steel facility, a sports hall and a dairy building, all in Germany.',
    },
  },
  {
    field: 'bem',
    to: '/projects/bem',
    status: 'in-progress',
    drawing: { name: 'bim-layers', sheet: layers },
    text: {
      ar: 'نموذج رقمي لمبنى معمل الألبان.',
      en: 'A digital model of the dairy production building.',
    },
  },
];

/** PJ-1: the overview of the projects. */
export const projects = defineContent('projects', {
  meta: {
    title: { ar: 'المشاريع', en: 'Projects' },
    description: {
      ar: 'مشاريع المكتب في تدوير الأنقاض والصرف الصحي والإنشاءات ونمذجة معلومات البناء، بأرقامها وحالتها.',
      en: 'The office’s projects in debris recycling, wastewater, construction and BIM, with their figures and status.',
    },
  },
  title: { ar: 'المشاريع', en: 'Projects' },
  lead: {
    ar: 'من محطة تدوير في دمشق إلى واجهة فولاذية في دورتموند. الصور مرسومة على ما لدينا من أرقام، وما عداها تخطيطي.',
    en: 'From a recycling plant in Damascus to a steel façade in Dortmund. Drawn to the figures we have; the rest is schematic.',
  },
  stats: {
    name: { ar: 'الأعمال في أربعة أرقام', en: 'The work in four figures' },
    items: [
      {
        value: { value: portfolio.completed, words: atLeast },
        scope: { ar: 'مشروعًا مكتملًا', en: 'projects completed' },
      },
      {
        value: { value: portfolio.ongoing },
        scope: { ar: 'مشروعًا قيد التنفيذ', en: 'projects ongoing' },
      },
      {
        value: { value: portfolio.teamMembers, words: atLeast },
        scope: { ar: 'عضوًا في فرق المشاريع', en: 'members of project teams' },
      },
      {
        value: { value: portfolio.years, words: atLeast },
        scope: { ar: 'سنوات من العمل في المشاريع', en: 'years of project work' },
      },
    ],
  },
  cards: {
    heading: { ar: 'أربعة مجالات', en: 'Four fields' },
    note: { ar: 'اختر مجالًا لتقرأ مشاريعه.', en: 'Select a field to read about its projects.' },
    items: fieldCards,
  },
  filter: {
    name: { ar: 'تصفية المشاريع', en: 'Filter the projects' },
    status: { ar: 'الحالة', en: 'Status' },
    field: { ar: 'المجال', en: 'Field' },
    all: { ar: 'الكل', en: 'All' },
    none: {
      ar: 'ليس في هذا المجال مشروع بهذه الحالة.',
      en: 'No project of this field has this status.',
    },
    clear: { ar: 'أظهر كل المشاريع', en: 'Show all projects' },
  },
  register: {
    heading: { ar: 'سجلّ المشاريع', en: 'Register of projects' },
    note: {
      ar: 'الأعداد أعلاه في مجالاتنا الأربعة؛ ولا يعرض الموقع إلا بعضها.',
      en: 'The counts above cover our four fields; only some projects are described here.',
    },
    columns: {
      project: { ar: 'المشروع', en: 'Project' },
      field: { ar: 'المجال', en: 'Field' },
      year: { ar: 'السنة', en: 'Year' },
      status: { ar: 'الحالة', en: 'Status' },
    },
  },
  closing: {
    question: { ar: 'ما المشروع التالي؟', en: 'What is the next project?' },
    contact: { ar: 'تواصل مع المكتب', en: 'Contact the office' },
    projects: { ar: 'كل المشاريع', en: 'All projects' },
  },
});
