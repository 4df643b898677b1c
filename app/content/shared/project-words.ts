import { defineContent } from '../define.ts';
import type { ClosingLink } from '../project-content.ts';
import type { Text } from '../text.ts';
import type { Field } from './project-list.ts';

/** Headings, labels and buttons that the project pages share. */
export const projectWords = defineContent('projectWords', {
  headings: {
    overview: { ar: 'نظرة عامة', en: 'Overview' },
    details: { ar: 'تفاصيل المشروع', en: 'Project details' },
    features: { ar: 'السمات الرئيسية', en: 'Key features' },
    phases: { ar: 'مراحل المشروع', en: 'Project phases' },
    achievements: { ar: 'أهم ما يحقّقه التصميم', en: 'Key achievements of the design' },
    gallery: { ar: 'اللوحات', en: 'Drawings' },
    films: { ar: 'الأفلام', en: 'Films' },
  },
  galleryNote: { ar: 'اختر لوحة لتكبيرها.', en: 'Select a drawing to enlarge it.' },
  /** At the head of a project's figures. */
  ownFigures: {
    ar: 'الأرقام أرقامنا ما لم يُذكر مصدر، وما يشمله كل رقم، حيث عُرف، مكتوب بجانبه.',
    en: 'Figures are our own unless a source is named. What each one counts, as far as that is known, stands beside it.',
  },
  columns: {
    fact: { ar: 'البند', en: 'Item' },
    value: { ar: 'القيمة', en: 'Value' },
    scope: { ar: 'ما يشمله الرقم', en: 'What it counts' },
  },
  completion: { ar: 'إنجاز المشروع', en: 'Completion' },
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
  floorArea: { ar: 'المساحة', en: 'Floor area' },
  pumps: { ar: 'المضخات', en: 'Pumps' },
  flow: { ar: 'التدفّق اليومي', en: 'Daily flow' },
  stationCapacity: { ar: 'طاقة المحطة', en: 'Station capacity' },
  pumpPower: { ar: 'استطاعة المضخة', en: 'Pump power' },
  head: { ar: 'الضاغط', en: 'Head' },
  pipeLength: { ar: 'طول الخط', en: 'Pipe length' },
  pipeDiameter: { ar: 'قطر الأنابيب', en: 'Pipe diameter' },
} as const satisfies Record<string, Text>);

/** The four fields of work, as filters and breadcrumbs name them. */
export const fields: Record<Field, Text> = {
  recycling: { ar: 'تدوير الأنقاض', en: 'Debris recycling' },
  'water-treatment': { ar: 'الصرف الصحي والضخ', en: 'Wastewater and pumping' },
  construction: { ar: 'الإنشاءات', en: 'Construction' },
  bem: { ar: 'نمذجة معلومات البناء', en: 'BIM' },
};

/** The buttons at the end of a project page, with the addresses that the requirements give them. */
export const closingLinks = defineContent('closingLinks', {
  contact: { to: '/contact', label: { ar: 'تواصل مع المكتب', en: 'Contact the office' } },
  projects: { to: '/projects', label: { ar: 'كل المشاريع', en: 'All projects' } },
  backToProjects: { to: '/projects', label: { ar: 'العودة إلى المشاريع', en: 'Back to projects' }, back: true },
  otherProjects: { to: '/projects/construction', label: { ar: 'مشاريع أخرى', en: 'Other projects' } },
  /** Literally so (PJ-7, PJ-8): the not-found page offers the right one (NF-3). */
  otherProjectsElsewhere: { to: '/project/construction', label: { ar: 'مشاريع أخرى', en: 'Other projects' } },
} as const satisfies Record<string, ClosingLink>);
