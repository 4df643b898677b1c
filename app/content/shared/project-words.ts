import { defineContent } from '../define-content.ts';
import type { ClosingLink } from '../project-content.ts';
import type { Text } from '../text.ts';
import type { Field } from './project-list.ts';

/** Headings, labels and buttons that project pages share. */
export const projectWords = defineContent('projectWords', {
  headings: {
    overview: { ar: 'نظرة عامة', en: 'Overview' },
    details: { ar: 'تفاصيل المشروع', en: 'Project details' },
    features: { ar: 'أهم الخصائص', en: 'Key features' },
    phases: { ar: 'مراحل المشروع', en: 'Project phases' },
    gallery: { ar: 'اللوحات', en: 'Drawings' },
    films: { ar: 'الأفلام', en: 'Films' },
  },
  /** Under the facts of a project: the way to the register. */
  register: { ar: 'ما يشمله كل رقم', en: 'What each figure counts' },
  /** Beside the completion. */
  ofProject: { ar: 'من المشروع منجَز', en: 'of the project completed' },
  /** PJ-4: whether an achievement is reached. */
  achievement: {
    completed: { ar: 'متحقّق', en: 'Completed' },
    expected: { ar: 'متوقَّع', en: 'Expected' },
  },
});

/** Names of facts, in title blocks and tables. */
export const labels = defineContent('labels', {
  year: { ar: 'السنة', en: 'Year' },
  start: { ar: 'سنة البدء', en: 'Start' },
  budget: { ar: 'الميزانية', en: 'Budget' },
  capacity: { ar: 'الطاقة الإنتاجية', en: 'Capacity' },
  duration: { ar: 'المدة', en: 'Duration' },
  location: { ar: 'الموقع', en: 'Location' },
  status: { ar: 'الحالة', en: 'Status' },
  completion: { ar: 'نسبة الإنجاز', en: 'Completion' },
  area: { ar: 'المساحة', en: 'Area' },
  pumps: { ar: 'المضخات', en: 'Pumps' },
  flow: { ar: 'الغزارة', en: 'Flow' },
  pumpPower: { ar: 'استطاعة كل مضخة', en: 'Power of each pump' },
  head: { ar: 'ارتفاع الرفع (الضاغط)', en: 'Head' },
  pipeLength: { ar: 'طول الخط', en: 'Length of the main' },
  pipeDiameter: { ar: 'قطر الأنابيب', en: 'Pipe diameter' },
} as const satisfies Record<string, Text>);

/** The four fields of work, for filters and breadcrumbs. */
export const fields: Record<Field, Text> = {
  recycling: { ar: 'تدوير الأنقاض', en: 'Debris recycling' },
  'water-treatment': { ar: 'الصرف الصحي والضخ', en: 'Wastewater and pumping' },
  construction: { ar: 'الإنشاءات', en: 'Construction' },
  bem: { ar: 'نمذجة معلومات البناء', en: 'BIM' },
};

/** The links at the end of a project page, with the requirements' addresses. */
export const closingLinks = defineContent('closingLinks', {
  contact: { to: '/contact', label: { ar: 'تواصل معنا', en: 'Contact us' } },
  projects: { to: '/projects', label: { ar: 'كل المشاريع', en: 'All projects' } },
  backToProjects: { to: '/projects', label: { ar: 'العودة إلى المشاريع', en: 'Back to projects' }, back: true },
  otherProjects: { to: '/projects/construction', label: { ar: 'مشاريع أخرى', en: 'Other projects' } },
  /** As in the requirements (PJ-7, PJ-8); the not-found page suggests the right one (NF-3). */
  otherProjectsElsewhere: { to: '/project/construction', label: { ar: 'مشاريع أخرى', en: 'Other projects' } },
} as const satisfies Record<string, ClosingLink>);
