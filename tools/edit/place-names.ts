/** Names of content files for people: a page, a drawing, a guide, the mails. */

import type { EditorText } from '../office/languages.ts';
import type { Workspace } from './workspace.ts';

/** Files that are not named like a page. */
const named: Record<string, EditorText> = {
  home: { ar: 'الرئيسية', en: 'Home' },
  areas: { ar: 'مناطق سورية', en: 'Areas of Syria' },
  'carbon-method': { ar: 'طريقة حساب الكربون', en: 'Method of the carbon calculator' },
  carbon: { ar: 'حاسبة الكربون', en: 'Carbon calculator' },
  'environmental-consequences': { ar: 'البيئة: الآثار', en: 'Environment: consequences' },
  'figure-changes': { ar: 'أسباب تغيّر الأرقام', en: 'Reasons for changed figures' },
  figures: { ar: 'قيم الأرقام', en: 'Values of the figures' },
  films: { ar: 'الأفلام', en: 'Films' },
  'film-previews': { ar: 'معاينات الأفلام', en: 'Previews of the films' },
  'first-load': { ar: 'من أول رسالة إلى أول حمولة', en: 'From message to first load' },
  footer: { ar: 'أسفل كل صفحة', en: 'Foot of every page' },
  'mail-words': { ar: 'الرسائل التي تصل المكتب', en: 'Mails that reach the office' },
  'forms/contact': { ar: 'نموذج التواصل ورسالته', en: 'Contact form and its mail' },
  'legal-papers': { ar: 'أوراق الخطوات القانونية', en: 'Papers of the legal steps' },
  'forms/receipt': { ar: 'إيصال الرسالة المرسلة', en: 'Receipt of a sent message' },
  'forms/partnership': { ar: 'نموذج الشراكة ورسالته', en: 'Partnership form and its mail' },
  'shared/form-words': { ar: 'كلمات كل النماذج', en: 'Words of every form' },
  'media-words': { ar: 'عارض الصور والأفلام', en: 'Viewer of pictures and films' },
  'not-found': { ar: 'صفحة غير موجودة', en: 'A page that does not exist' },
  office: { ar: 'بيانات المكتب', en: 'Office data' },
  site: { ar: 'اسم الموقع', en: 'Name of the site' },
  status: { ar: 'حالات المشاريع', en: 'States of projects' },
  photo: { ar: 'الصور الفوتوغرافية', en: 'Photos' },
  unreachable: { ar: 'الصفحة حين يغيب الخادم', en: 'Page while the server is away' },
  'guides/guide': { ar: 'إطار كل دليل', en: 'Frame of every guide' },
  'guides-manifest': { ar: 'ملفات الأدلة', en: 'Files of the guides' },
  'shared/shell': { ar: 'أعلى كل صفحة وقائمتها', en: 'Head and menu of every page' },
  'shared/pages': { ar: 'أسماء الصفحات', en: 'Names of the pages' },
  'data-licences': { ar: 'رخص البيانات', en: 'Licences for data' },
  'shared/our-part-words': { ar: 'كلمات «دورنا في المشروع»', en: 'Words of “our part in the project”' },
  'shared/safety': { ar: 'تنبيه السلامة', en: 'Safety notice' },
  'shared/reference-words': { ar: 'كلمات الأعمال المنفَّذة والجارية', en: 'Words of the references' },
  'shared/project-list': { ar: 'قائمة المشاريع', en: 'List of projects' },
  'shared/project-words': { ar: 'كلمات صفحات المشاريع', en: 'Words of the project pages' },
  'shared/search-words': { ar: 'البحث', en: 'Search' },
  'shared/folded': { ar: 'عنوان الجداول المطويّة', en: 'Head of folded tables' },
  'shared/server-words': { ar: 'جواب الخادم المشغول', en: 'Answer of a busy server' },
  'shared/units': { ar: 'الوحدات', en: 'Units' },
  'documents-manifest': { ar: 'ملفات الملف التعريفي', en: 'Files of the capability statement' },
};

/** Files that share a name. */
const groups: readonly (readonly [folder: string, EditorText])[] = [
  ['planner', { ar: 'حاسبة الإزالة', en: 'Clearance planner' }],
  ['figures/', { ar: 'الأرقام', en: 'Figures' }],
  ['glossary/', { ar: 'المعجم', en: 'Glossary' }],
  ['register/', { ar: 'سجلّ الأرقام', en: 'Register of figures' }],
  ['public/photos', { ar: 'صورة فوتوغرافية', en: 'A photo' }],
  ['public/films', { ar: 'ملف فيلم', en: 'A film file' }],
  ['public/guides', { ar: 'ملف دليل', en: 'The file of a guide' }],
  ['public/documents', { ar: 'ملف الملف التعريفي', en: 'The file of the capability statement' }],
];

const shortOf = (file: string): string => file.replace(/^app\/content\/|\.(ts|json)$/g, '');

/** The name that the site itself has for a content file. */
function ownName(workspace: Workspace, short: string): EditorText | undefined {
  const pair = (file: string, path: string): EditorText | undefined => {
    const entry = workspace.entryAt(`app/content/${file}.ts`, path);
    return entry?.kind === 'pair' ? { ar: entry.ar.text, en: entry.en.text } : undefined;
  };
  const [folder, name = ''] = short.split('/');
  try {
    if (folder === 'projects' && name) return pair('shared/project-list', `projectList|${name}|name`);
    if (folder === 'drawings') {
      const title = pair(short, 'content|title');
      return title && { ar: `رسم: ${title.ar}`, en: `Drawing: ${title.en}` };
    }
    if (folder === 'guides') {
      const title = workspace.entryAt(`app/content/${short}.ts`, 'guide|title');
      return title?.kind === 'string'
        ? { ar: `دليل: ${title.value.text}`, en: `Guide: ${title.value.text}` }
        : undefined;
    }
    return pair('shared/pages', `pageNames|/${short}`) ?? pair('shared/pages', `pageNames|/projects/${short}`);
  } catch {
    return undefined;
  }
}

/** The name of a content file, a photo or a film. */
export function placeName(workspace: Workspace, file: string): EditorText {
  const short = shortOf(file);
  const group = groups.find(([start]) => short.startsWith(start))?.[1];
  return named[short] ?? group ?? ownName(workspace, short) ?? { ar: short, en: short };
}
