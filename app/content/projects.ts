import { defineContent } from './define.ts';
import { content as section } from './drawings/al-raqama-section.ts';
import { content as layers } from './drawings/bim-layers.ts';
import { cutView, content as line } from './drawings/recycling-line.ts';
import { content as elevation } from './drawings/steel-facade.ts';
import type { Words } from './figure-types.ts';
import type { Drawn } from './project-content.ts';
import {
  adsorption,
  alHoula,
  alRaqama,
  dairy,
  damascus,
  facade,
  portfolio,
  type Registered,
  sportsHall,
} from './registered.ts';
import type { PagePath } from './shared/pages.ts';
import { type Field, projectList } from './shared/project-list.ts';
import type { ProjectStatus } from './status.ts';
import type { Text } from './text.ts';

const atLeast = { ar: 'أكثر من {q}', en: '{q}+' };

interface FieldCard {
  field: Field;
  to: PagePath;
  status: ProjectStatus;
  /** Of the one project behind the card; a field of several has none. */
  start?: Registered;
  drawing: Drawn;
  title: Text;
  text: Text;
  features: readonly Words[];
}

const fieldCards: readonly FieldCard[] = [
  {
    field: 'recycling',
    to: '/projects/recycling',
    status: 'in-progress',
    start: projectList.recycling.year,
    drawing: {
      name: 'recycling-line',
      sheet: { ...line, view: cutView },
    },
    title: { ar: 'محطة تدوير في دمشق', en: 'A recycling plant in Damascus' },
    text: {
      ar: 'محطة في دمشق لتحويل الخرسانة المنهارة إلى حصويات وحديد.',
      en: 'A plant in Damascus to turn fallen concrete into aggregate and steel.',
    },
    features: [
      {
        text: { ar: 'تكسير بطاقة {n}', en: 'Crushing at {n}' },
        figures: { n: { value: damascus.plantTonnesPerHour, unit: 'tonnePerHour' } },
      },
      {
        text: { ar: 'إنتاج {n} بحسب الدراسة', en: 'Output {n}, according to the study' },
        figures: { n: { value: damascus.tonnesPerYear, unit: 'tonnePerYear' } },
      },
      {
        text: { ar: '{n} في المشروع', en: '{n} in the project' },
        figures: { n: { value: damascus.workers, unit: 'worker' } },
      },
    ],
  },
  {
    field: 'water-treatment',
    to: '/projects/water-treatment',
    status: 'active',
    drawing: { name: 'al-raqama-section', sheet: section },
    title: { ar: 'محطات ضخ ودراسة امتزاز', en: 'Pumping stations and a study' },
    text: {
      ar: 'محطات ضخ وخطوط نقل في سورية، ودراسة امتزاز في ألمانيا.',
      en: 'Pumping stations and mains in Syria, and an adsorption study in Germany.',
    },
    features: [
      {
        text: { ar: 'الحولة: {n}', en: 'Al-Houla: {n}' },
        figures: { n: { value: alHoula.cubicMetresPerDay, unit: 'cubicMetrePerDay' } },
      },
      {
        text: { ar: 'الرقامة: {n}', en: 'Al-Raqama: {n}' },
        figures: { n: { value: alRaqama.pumps, unit: 'pump' } },
      },
      {
        text: { ar: 'دراسة الامتزاز: {n}', en: 'Adsorption study: {n}' },
        figures: { n: { value: adsorption.months, unit: 'month' } },
      },
    ],
  },
  {
    field: 'construction',
    to: '/projects/construction',
    status: 'active',
    drawing: { name: 'steel-facade', sheet: elevation },
    title: { ar: 'واجهة وصالة ومعمل', en: 'A façade, a hall and a dairy' },
    text: {
      ar: 'واجهة لمنشأة فولاذ، وصالة رياضية، ومبنى معمل ألبان، وكلها في ألمانيا.',
      en: 'The façade of a steel facility, a sports hall and a dairy building, all in Germany.',
    },
    features: [
      {
        text: { ar: 'منشأة الفولاذ: {n}', en: 'Steel facility: {n}' },
        figures: { n: { by: [facade.lengthMetres, facade.heightMetres], unit: 'metre' } },
      },
      {
        text: { ar: 'الصالة الرياضية: {n}', en: 'Sports hall: {n}' },
        figures: { n: { value: sportsHall.spectators, unit: 'spectator' } },
      },
      {
        text: { ar: 'مبنى معمل الألبان: {n}', en: 'Dairy building: {n}' },
        figures: { n: { value: dairy.squareMetres, unit: 'squareMetre' } },
      },
    ],
  },
  {
    field: 'bem',
    to: '/projects/bem',
    status: 'in-progress',
    start: projectList.bem.year,
    drawing: { name: 'bim-layers', sheet: layers },
    title: { ar: 'نموذج لمبنى معمل ألبان', en: 'The model of a dairy building' },
    text: {
      ar: 'نموذج رقمي لمبنى معمل الألبان.',
      en: 'A digital model of the dairy production building.',
    },
    features: [
      { text: { ar: 'مبنى من {n}', en: 'A building of {n}' }, figures: { n: { value: dairy.floors, unit: 'floor' } } },
      {
        ar: 'هيكل من الخرسانة المسلّحة',
        en: 'A frame of reinforced concrete',
      },
    ],
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
    en: 'From a recycling plant in Damascus to a steel façade in Dortmund. The drawings follow the figures we have; the rest is schematic.',
  },
  stats: {
    name: { ar: 'الأعمال في أربعة أرقام', en: 'The work in four figures' },
    /** Beside the figures, because the filter below counts something else. */
    scope: {
      ar: 'تعدّ هذه الأرقام مشاريعنا في مجالاتنا الأربعة وفرق هذه المشاريع، أما أرقام صفحة «من نحن» فتعدّ تاريخ المكتب كله وكادره. والتصفية أدناه تعدّ ما يُعرض في هذا الموقع فقط.',
      en: 'These figures count the projects in our four fields and their teams; those on the About page count the office’s whole history and its own staff. The filter below counts only the projects shown on this site.',
    },
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
    start: { ar: 'البدء: {year}', en: 'Start: {year}' },
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
    references: { ar: 'الأعمال المنفَّذة والجارية: بطاقة لكل مشروع', en: 'All references, one sheet each' },
    note: { ar: 'المشاريع التي لها صفحة في هذا الموقع.', en: 'The projects that have a page on this site.' },
    columns: {
      project: { ar: 'المشروع', en: 'Project' },
      field: { ar: 'المجال', en: 'Field' },
      year: { ar: 'السنة', en: 'Year' },
      status: { ar: 'الحالة', en: 'Status' },
    },
  },
  closing: {
    question: { ar: 'ما المشروع التالي؟', en: 'What is the next project?' },
    links: [
      { to: '/contact', label: { ar: 'تواصل مع المكتب', en: 'Contact the office' } },
      { to: '/projects#fields', label: { ar: 'كل المشاريع', en: 'All projects' } },
    ],
  },
});
