import { defineContent } from './define-content.ts';
import { content as section } from './drawings/al-raqama-section.ts';
import { content as layers } from './drawings/bim-layers.ts';
import { cutView, content as line } from './drawings/recycling-line.ts';
import { content as elevation } from './drawings/steel-facade.ts';
import { damascus } from './figures/damascus.ts';
import { portfolio } from './figures/office.ts';
import { adsorption, alHoula, alRaqama, dairy, facade, sportsHall } from './figures/projects.ts';
import type { FigureRecord } from './figures/records.ts';
import type { ShownDrawing } from './project-content.ts';
import { type RichText, text, withUnit } from './rich-text.ts';
import type { PagePath } from './shared/pages.ts';
import { type Field, projectList } from './shared/project-list.ts';
import { closingLinks } from './shared/project-words.ts';
import type { ProjectStatus } from './status.ts';
import type { Text } from './text.ts';

/** The start of a card's project; a field with several has none. */
const startIn = (year: FigureRecord): RichText => ({ ar: text`البدء: ${year}`, en: text`Start: ${year}` });

interface FieldCard {
  field: Field;
  to: PagePath;
  /** `null` if nobody has assigned one; not shown then. */
  status: ProjectStatus | null;
  drawing: ShownDrawing;
  title: Text;
  text: RichText;
  features: readonly RichText[];
}

const fieldCards: readonly FieldCard[] = [
  {
    field: 'recycling',
    to: '/projects/recycling',
    status: 'in-progress',
    drawing: {
      name: 'recycling-line',
      sheet: { ...line, view: cutView },
    },
    title: { ar: 'محطة تدوير الأنقاض في دمشق', en: 'Debris recycling plant, Damascus' },
    text: {
      ar: 'محطة ستكسّر الأنقاض لتصير حصويات لإعادة الإعمار، وتستخلص منها الحديد.',
      en: 'A plant that will crush rubble into aggregate for rebuilding and recover its steel.',
    },
    features: [
      startIn(projectList.recycling.year),
      { ar: text`طاقة اسمية ${damascus.plantTonnesPerHour}`, en: text`Rated output ${damascus.plantTonnesPerHour}` },
      {
        ar: text`الإنتاج المتوقَّع ${damascus.tonnesPerYear}`,
        en: text`Expected output ${damascus.tonnesPerYear}`,
      },
      {
        ar: text`${damascus.workers} في المشروع`,
        en: text`${damascus.workers} on the project`,
      },
    ],
  },
  {
    field: 'water-treatment',
    to: '/projects/water-treatment',
    status: null,
    drawing: { name: 'al-raqama-section', sheet: section },
    title: { ar: 'محطتان للضخ، ودراسة', en: 'Two pumping stations and a study' },
    text: {
      ar: 'محطتا ضخ في سورية، ودراسة لمياه صرف صناعية في ألمانيا.',
      en: 'Two pumping stations in Syria, and a study of industrial wastewater in Germany.',
    },
    features: [
      { ar: text`الحولة: ${alHoula.cubicMetresPerDay}`, en: text`Al-Houla: ${alHoula.cubicMetresPerDay}` },
      { ar: text`الرقامة: ${alRaqama.pumps}`, en: text`Al-Raqama: ${alRaqama.pumps}` },
      { ar: text`دراسة الامتزاز: ${adsorption.months}`, en: text`Adsorption study: ${adsorption.months}` },
    ],
  },
  {
    field: 'construction',
    to: '/projects/construction',
    status: null,
    drawing: { name: 'steel-facade', sheet: elevation },
    title: { ar: 'واجهة وصالة ومبنى معمل', en: 'A\u00a0façade, a\u00a0hall and\u00a0a\u00a0dairy' },
    text: {
      ar: 'واجهة منشأة فولاذ، وصالة رياضية، ومبنى معمل ألبان، وكلها في ألمانيا.',
      en: 'The façade of a steel facility, a sports hall and a dairy building, all in Germany.',
    },
    features: [
      {
        ar: text`منشأة الفولاذ: ${withUnit(facade.lengthMetres, 'metre')} طولًا`,
        en: text`Steel facility: ${withUnit(facade.lengthMetres, 'metre')} long`,
      },
      { ar: text`الصالة الرياضية: ${sportsHall.spectators}`, en: text`Sports hall: ${sportsHall.spectators}` },
      { ar: text`مبنى معمل الألبان: ${dairy.squareMetres}`, en: text`Dairy building: ${dairy.squareMetres}` },
    ],
  },
  {
    field: 'bem',
    to: '/projects/bem',
    status: 'in-progress',
    drawing: { name: 'bim-layers', sheet: layers },
    title: { ar: 'نموذج لمبنى معمل ألبان', en: 'The model of\u00a0a\u00a0dairy building' },
    text: {
      ar: 'نموذج رقمي يكشف تعارض الهيكل والتمديدات والآلات قبل البناء.',
      en: 'A digital model shows clashes between structure, services and machines before anything is built.',
    },
    features: [
      startIn(projectList.bem.year),
      { ar: text`مبنى من ${withUnit(dairy.floors, 'storey')}`, en: text`${withUnit(dairy.floors, 'storey')} building` },
      {
        ar: 'هيكل من الخرسانة المسلّحة',
        en: 'Reinforced-concrete frame',
      },
    ],
  },
];

/** PJ-1: the overview of the projects. */
export const projects = defineContent('projects', {
  meta: {
    title: { ar: 'المشاريع', en: 'Projects' },
    description: {
      ar: 'مشاريعنا في تدوير الأنقاض والصرف الصحي والإنشاءات ونمذجة معلومات البناء، بأرقامها وحالتها.',
      en: 'Our projects in debris recycling, wastewater, construction and BIM, with their figures and status.',
    },
  },
  title: { ar: 'المشاريع', en: 'Projects' },
  lead: {
    ar: 'نصمّم للبلديات والجهات المانحة وأصحاب المواقع محطات تدوير الأنقاض ومحطات الضخ ومعالجة مياه الصرف والمباني.',
    en: 'For municipalities, donors and site owners we design recycling plants, pumping stations, wastewater treatment plants and buildings.',
  },
  stats: {
    name: { ar: 'الأعمال في أرقام', en: 'The work in figures' },
    items: [
      {
        figure: portfolio.completed,
        scope: { ar: 'مشروعًا مكتملًا', en: 'projects completed' },
      },
      {
        figure: portfolio.ongoing,
        scope: { ar: 'مشروعًا قيد التنفيذ', en: 'projects ongoing' },
      },
      {
        figure: portfolio.teamMembers,
        scope: { ar: 'عضوًا في فرق المشاريع', en: 'members of project teams' },
      },
      {
        figure: { value: portfolio.years, unit: null },
        scope: { ar: 'سنوات من العمل في المشاريع', en: 'years of project work' },
      },
    ],
  },
  cards: {
    heading: { ar: 'مجالات العمل', en: 'Our fields' },
    items: fieldCards,
  },
  closing: {
    question: {
      ar: 'ماذا تريد أن تبني؟ اكتب لنا الموقع والمساحة والمهلة.',
      en: 'What do you want to\u00a0build? Tell us where, how\u00a0large and by\u00a0when.',
    },
    links: [closingLinks.contact, closingLinks.projects],
  },
});
