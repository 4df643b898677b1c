import { defineContent } from '../define-content.ts';
import type { FigureRecord } from '../figures/records.ts';
import type { ProjectStatus } from '../status.ts';
import type { Text } from '../text.ts';

/** The fields of work, named like their pages' paths. */
export type Field = 'recycling' | 'water-treatment' | 'construction' | 'bem';

export interface ListedProject {
  /** Short name, for breadcrumbs and lists. */
  name: Text;
  field: Field;
  /** `null` if the office has not stated it; not shown then. */
  status: ProjectStatus | null;
  /** Has no page and is in no list. */
  hidden?: true;
  /**
   * The year of start or completion on the project's page, whose file takes it from here. `null` if the office has not
   * stated it; not shown then.
   */
  year: FigureRecord | null;
}

/**
 * Every project page in one line: its content is in `content/projects/NAME.ts`, its address is `/projects/NAME`. A new
 * project needs that file and a line here.
 */
export const projectList = defineContent('projectList', {
  recycling: {
    name: { ar: 'محطة تدوير الأنقاض في دمشق', en: 'Debris recycling plant, Damascus' },
    field: 'recycling',
    status: 'in-progress',
    year: {
      id: 'damascus.startYear',
      value: 2023,
      unit: 'calendarYear',
      place: 'damascus',
      counts: {
        ar: 'محطة التدوير: سنة بدء العمل',
        en: 'Recycling plant: year in which work began',
      },
    },
  },
  'sports-hall': {
    name: { ar: 'الصالة الرياضية في بورغ شبريفالد', en: 'Sports hall, Burg (Spreewald)' },
    field: 'construction',
    status: null,
    year: {
      id: 'sportsHall.year',
      value: 2025,
      unit: 'calendarYear',
      place: 'burg',
      counts: { ar: 'الصالة الرياضية: سنة المشروع', en: 'Sports hall: year of the project' },
    },
  },
  'thyssen-fba10': {
    name: { ar: 'واجهة منشأة الفولاذ Thyssen\u00a0FBA10', en: 'Thyssen FBA10 façade' },
    field: 'construction',
    status: 'in-progress',
    year: {
      id: 'facade.year',
      value: 2024,
      unit: 'calendarYear',
      place: 'dortmund',
      counts: { ar: 'واجهة FBA10: سنة المشروع', en: 'FBA10 façade: year of the project' },
    },
  },
  'dairy-building': {
    name: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
    field: 'construction',
    status: null,
    year: {
      id: 'dairy.year',
      value: 2023,
      unit: 'calendarYear',
      place: 'liebersdorf',
      counts: { ar: 'مبنى معمل الألبان: سنة المشروع', en: 'Dairy building: year of the project' },
    },
  },
  bem: {
    name: { ar: 'نموذج مبنى معمل الألبان', en: 'BIM model of the dairy building' },
    field: 'bem',
    status: 'in-progress',
    year: {
      id: 'bim.startYear',
      value: 2023,
      unit: 'calendarYear',
      place: 'liebersdorf',
      counts: { ar: 'نمذجة معلومات البناء: سنة بدء أعمال النمذجة', en: 'BIM: year in which the modelling work began' },
    },
  },
  'water-treatment-al-hola': {
    name: { ar: 'ضخ مياه الصرف الصحي ونقلها في الحولة', en: 'Pumping and conveyance, Al-Houla' },
    field: 'water-treatment',
    status: 'completed',
    year: {
      id: 'alHoula.year',
      value: 2023,
      unit: 'calendarYear',
      place: 'al-houla',
      counts: { ar: 'الحولة: سنة الإنجاز', en: 'Al-Houla: year of completion' },
    },
  },
  'water-treatment-basf': {
    name: { ar: 'دراسة الامتزاز', en: 'Adsorption study' },
    field: 'water-treatment',
    status: 'in-progress',
    year: {
      id: 'adsorption.year',
      value: 2024,
      unit: 'calendarYear',
      place: 'germany',
      counts: { ar: 'دراسة الامتزاز: سنة الدراسة', en: 'Adsorption study: year of the study' },
    },
  },
  'water-treatment-al-raqama': {
    name: { ar: 'محطة ضخ الرقامة', en: 'Al-Raqama pumping station' },
    field: 'water-treatment',
    status: null,
    year: null,
  },
} as const satisfies Record<string, ListedProject>);

export type ProjectName = keyof typeof projectList;

/** A project that the office has not hidden: only these have a page. */
export type ShownProject = {
  [Name in ProjectName]: (typeof projectList)[Name] extends { hidden: true } ? never : Name;
}[ProjectName];

export const isShown = (name: ProjectName): name is ShownProject => !(projectList[name] as ListedProject).hidden;

/** Every visible project, in the order of the list. */
export const projectNames = (Object.keys(projectList) as ProjectName[]).filter(isShown);
