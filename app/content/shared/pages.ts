import { defineContent } from '../define-content.ts';
import type { Language, Text } from '../text.ts';
import { isShown, type ProjectName, projectList, type ShownProject } from './project-list.ts';

export type ProjectPath = `/projects/${ShownProject}`;

const projectPages = Object.fromEntries(
  (Object.keys(projectList) as ProjectName[])
    .filter(isShown)
    .map((name): [ProjectPath, Text] => [`/projects/${name}`, projectList[name].name]),
) as Record<ProjectPath, Text>;

/** Every page's short name by path: navigation, breadcrumbs, footer, search, "did you mean". */
export const pageNames = defineContent('pages', {
  '/': { ar: 'الرئيسية', en: 'Home' },
  '/crisis': { ar: 'الأزمة', en: 'Crisis' },
  '/solutions': { ar: 'الحلول', en: 'Solutions' },
  '/projects': { ar: 'المشاريع', en: 'Projects' },
  '/our-projects': { ar: 'توريد الآلات', en: 'Machinery' },
  '/planner': { ar: 'حاسبة الإزالة', en: 'Clearance planner' },
  '/environmental': { ar: 'البيئة', en: 'Environment' },
  '/legal': { ar: 'التحديات القانونية', en: 'Legal challenges' },
  '/partners': { ar: 'الشركاء', en: 'Partners' },
  '/about': { ar: 'من نحن', en: 'About' },
  '/contact': { ar: 'تواصل معنا', en: 'Contact' },
  '/privacy': { ar: 'الخصوصية', en: 'Privacy' },
  '/terms': { ar: 'الشروط', en: 'Terms' },
  '/community': { ar: 'مبادرات أهلية', en: 'Community' },
  '/glossary': { ar: 'المعجم', en: 'Glossary' },
  '/references': { ar: 'الأعمال المنفَّذة والجارية', en: 'Project sheets' },
  '/capability': { ar: 'الملف التعريفي', en: 'Capability statement' },
  '/figures': { ar: 'سجلّ الأرقام', en: 'Figures' },
  '/projects/construction': { ar: 'الإنشاءات', en: 'Construction' },
  '/projects/water-treatment': { ar: 'الصرف الصحي والضخ', en: 'Wastewater and pumping' },
  ...projectPages,
} as const satisfies Record<string, Text>);

/** The path of a page. A hidden project has none. */
export type PagePath = keyof typeof pageNames;

export const pageName = (path: PagePath): Text => pageNames[path];

export const paths = Object.keys(pageNames) as PagePath[];

/** Pages in one language, whatever the visitor's setting (LA-7). */
export const pageLanguages: { readonly [path in string]?: Language } = { '/community': 'ar' };

export const isPagePath = (path: string): path is PagePath => Object.hasOwn(pageNames, path);
