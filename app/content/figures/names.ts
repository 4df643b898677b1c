import { defineContent } from '../define-content.ts';
import { office } from '../office.ts';
import type { Text } from '../text.ts';

/** The groups of the register, in order. */
export const groupNames = defineContent('groupNames', {
  rubble: { ar: 'الأنقاض', en: 'Rubble' },
  clearing: { ar: 'الإزالة', en: 'Clearing' },
  solutions: { ar: 'الحلول', en: 'Solutions' },
  projects: { ar: 'المشاريع', en: 'Projects' },
  environment: { ar: 'البيئة والصحة', en: 'Environment and health' },
  carbon: { ar: 'معاملات الكربون', en: 'Carbon factors' },
  planner: { ar: 'قيم حاسبة الإزالة', en: 'Planner values' },
  office: { ar: 'المكتب والمبادرات الأهلية', en: 'Office and community' },
} as const satisfies Record<string, Text>);
export type GroupName = keyof typeof groupNames;

export const placeNames = defineContent('placeNames', {
  syria: { ar: 'سورية', en: 'Syria' },
  aleppo: { ar: 'حلب', en: 'Aleppo' },
  damascus: { ar: 'دمشق', en: 'Damascus' },
  'greater-damascus': { ar: 'دمشق وريفها', en: 'Damascus and Rural Damascus' },
  'rural-damascus': { ar: 'ريف دمشق', en: 'Rural Damascus' },
  ghouta: { ar: 'الغوطة الشرقية', en: 'Eastern Ghouta' },
  homs: { ar: 'حمص', en: 'Homs' },
  idlib: { ar: 'إدلب', en: 'Idlib' },
  'north-west': { ar: 'إدلب وشمال حلب', en: 'Idlib and northern Aleppo' },
  daraa: { ar: 'درعا', en: 'Daraa' },
  'al-houla': { ar: 'الحولة', en: 'Al-Houla' },
  'al-raqama': { ar: 'الرقامة', en: 'Al-Raqama' },
  turkiye: { ar: 'تركيا', en: 'Türkiye' },
  gaza: { ar: 'غزة', en: 'Gaza' },
  dortmund: { ar: 'دورتموند', en: 'Dortmund' },
  burg: { ar: 'بورغ شبريفالد', en: 'Burg (Spreewald)' },
  liebersdorf: { ar: 'ليبرسدورف', en: 'Liebersdorf' },
  germany: { ar: 'ألمانيا', en: 'Germany' },
  uk: { ar: 'المملكة المتحدة', en: 'United Kingdom' },
  world: { ar: 'العالم', en: 'World' },
  dumps: { ar: 'الأرض تحت المكبّات', en: 'The ground under dumps' },
  'clearing-sites': { ar: 'الشوارع ومواقع رفع الأنقاض', en: 'Streets and clearing sites' },
  streams: { ar: 'الآبار والسواقي', en: 'Wells and streams' },
  none: { ar: 'بلا مكان محدّد', en: 'No particular place' },
} as const satisfies Record<string, Text>);
export type PlaceName = keyof typeof placeNames;

/** Publishers of figures. */
export const publisherNames = defineContent('publisherNames', {
  office: office.name,
  'world-bank': { ar: 'البنك الدولي', en: 'World Bank' },
  undp: { ar: 'برنامج الأمم المتحدة الإنمائي', en: 'UNDP' },
  'undp-papp': { ar: 'برنامج الأمم المتحدة الإنمائي UNDP/PAPP', en: 'UNDP/PAPP' },
  unitar: { ar: 'معهد الأمم المتحدة للتدريب والبحث ومبادرة REACH', en: 'UNITAR/REACH' },
  unosat: { ar: 'برنامج الأمم المتحدة للتطبيقات الساتلية', en: 'UNOSAT' },
  ocha: { ar: 'مكتب الأمم المتحدة لتنسيق الشؤون الإنسانية', en: 'UN OCHA' },
  cbs: { ar: 'المكتب المركزي للإحصاء', en: 'Central Bureau of Statistics' },
  'response-coordinators': { ar: 'منسّقو الاستجابة', en: 'Response Coordinators' },
  'roads-company': { ar: 'الشركة العامة للطرق والجسور', en: 'General Company for Roads and Bridges' },
  'civil-defence': { ar: 'الدفاع المدني السوري', en: 'Syrian Civil Defence' },
  sy24: { ar: 'موقع SY24', en: 'SY24, press' },
  ksrelief: { ar: 'مركز الملك سلمان للإغاثة', en: 'KSrelief' },
  'golan-media': { ar: 'مؤسسة جولان الإعلامية', en: 'Golan Media' },
  desnz: { ar: 'الوزارة البريطانية لأمن الطاقة DESNZ', en: 'UK DESNZ' },
  worldsteel: { ar: 'الرابطة العالمية للصلب worldsteel', en: 'worldsteel' },
  calrecycle: { ar: 'إدارة التدوير في كاليفورنيا CalRecycle', en: 'CalRecycle' },
} as const satisfies Record<string, Text>);
export type PublisherName = keyof typeof publisherNames;

/** Id prefixes of the groups; more specific ones come first. All others are figures of projects. */
const groupsByStart: readonly (readonly [start: string, group: GroupName])[] = [
  ['debris.deliveredToStatePercent', 'clearing'],
  ['debris.schoolBuildingCubicMetres', 'clearing'],
  ['published.aleppoHaul', 'clearing'],
  ['published.idlibCleared', 'clearing'],
  ['published.undpCleared', 'clearing'],
  ['published.doumaCleared', 'clearing'],
  ['published.darayyaCleared', 'clearing'],
  ['published.ruralDamascus', 'clearing'],
  ['published.civilDefenceCleared', 'clearing'],
  ['severity.', 'clearing'],
  ['debris.', 'rubble'],
  ['rubble.', 'rubble'],
  ['published.', 'rubble'],
  ['areas.', 'rubble'],
  ['solutions.', 'solutions'],
  ['environment.', 'environment'],
  ['carbonFactors.', 'carbon'],
  ['carbonAssumptions.', 'carbon'],
  ['planner.', 'planner'],
  ['partners.', 'office'],
  ['about.', 'office'],
  ['portfolio.', 'office'],
  ['community.', 'office'],
];

/** The group of a figure. */
export function groupOf(id: string): GroupName {
  if (/^areas\.\w+\.clearedPercent$/.test(id)) return 'clearing';
  return groupsByStart.find(([start]) => id.startsWith(start))?.[1] ?? 'projects';
}
