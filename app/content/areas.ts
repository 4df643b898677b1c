import { defineContent } from './define-content.ts';
import { areas as figures, severity } from './figures/areas.ts';
import type { FigureRecord } from './figures/records.ts';
import { debris } from './figures/rubble.ts';
import { text, withUnit } from './rich-text.ts';
import type { Text } from './text.ts';

/** The areas in the order of HO-4. */
export const areaIds = ['aleppo', 'damascus', 'ghouta', 'homs', 'idlib', 'daraa'] as const;
export type AreaId = (typeof areaIds)[number];

/** The figures of one area; `null`: not published. */
export interface AreaFigures {
  population: FigureRecord;
  squareKilometres: FigureRecord;
  debrisTonnes: FigureRecord | null;
  recyclablePercent: FigureRecord;
  clearedPercent: FigureRecord;
}
export const areaFigures: Record<AreaId, AreaFigures> = figures;

const registry: Text = {
  ar: 'السجلّ المدني، المكتب المركزي للإحصاء، 2011',
  en: 'Civil registry, Central Bureau of Statistics, 2011',
};
const governorate: Text = { ar: 'المكتب المركزي للإحصاء', en: 'Central Bureau of Statistics' };

/** The texts of the debris map (HO-4); figures/areas.ts has the figures. */
export const areas = defineContent('areas', {
  title: { ar: 'أين تتراكم الأنقاض؟', en: 'Where the rubble lies' },
  list: { ar: 'المناطق', en: 'Areas' },
  map: {
    ar: 'خريطة سورية بمحافظاتها الأربع عشرة، وعليها المناطق ملوّنة بحسب الشدّة',
    en: 'Map of Syria and its fourteen governorates, with the areas coloured by severity',
  },
  clear: { ar: 'ألغِ الاختيار', en: 'Clear selection' },
  placeholder: {
    ar: 'اختر منطقة من القائمة أو من الخريطة.',
    en: 'Choose an area in the list or on the map.',
  },
  severity: { ar: 'الشدّة', en: 'Severity' },
  noFigure: { ar: 'لم يُنشر رقم', en: 'No published figure' },
  severityLevels: {
    'very-high': { ar: 'عالية جدًّا', en: 'Very high' },
    high: { ar: 'عالية', en: 'High' },
    medium: { ar: 'متوسطة', en: 'Medium' },
  },
  severityRule: {
    ar: text`الشدّة بحسب تقدّم الإزالة: عالية جدًّا حتى ${severity.veryHighPercent}، وعالية حتى ${severity.highPercent}، ومتوسطة فوق ذلك.`,
    en: text`Severity follows the clearance progress: very high up to ${severity.veryHighPercent}, high up to ${severity.highPercent}, medium above.`,
  },
  labels: {
    debris: { ar: 'إجمالي الأنقاض', en: 'Total rubble' },
    population: { ar: 'السكان', en: 'Population' },
    area: { ar: 'المساحة', en: 'Area' },
    recycling: { ar: 'نسبة القابل للتدوير', en: 'Recycling potential' },
    clearance: { ar: 'تقدّم الإزالة', en: 'Clearance progress' },
  },
  scale: { ar: '100 كم', en: '100 km' },
  areas: {
    aleppo: {
      name: { ar: 'حلب', en: 'Aleppo' },
      debris: { ar: 'مدينة حلب، البنك الدولي، 2017', en: 'Aleppo city, World Bank, 2017' },
      population: registry,
      area: governorate,
    },
    damascus: {
      name: { ar: 'دمشق', en: 'Damascus' },
      debris: {
        ar: text`نسبة الدمار ${debris.damascusDistrictDestroyedPercent} في أحد أحيائها`,
        en: text`${debris.damascusDistrictDestroyedPercent} destruction in one district`,
      },
      population: registry,
      area: governorate,
    },
    ghouta: {
      name: { ar: 'الغوطة الشرقية', en: 'Eastern Ghouta' },
      debris: {
        ar: text`${withUnit(debris.easternGhoutaBuildings, 'destroyedBuilding')}`,
        en: text`${withUnit(debris.easternGhoutaBuildings, 'destroyedBuilding')}`,
      },
      population: {
        ar: 'مكتب الأمم المتحدة لتنسيق الشؤون الإنسانية، 2017',
        en: 'UN OCHA, 2017',
      },
      area: {
        ar: 'المساحة التي حلّلها برنامج الأمم المتحدة للتطبيقات الساتلية، 2018',
        en: 'Area analysed by UNOSAT, 2018',
      },
    },
    homs: {
      name: { ar: 'حمص', en: 'Homs' },
      debris: { ar: 'مدينة حمص، البنك الدولي، 2017', en: 'Homs city, World Bank, 2017' },
      population: registry,
      area: governorate,
    },
    idlib: {
      name: { ar: 'إدلب', en: 'Idlib' },
      debris: {
        ar: text`${withUnit(debris.idlibDumps, 'illegalDump')}`,
        en: text`${withUnit(debris.idlibDumps, 'illegalDump')}`,
      },
      population: registry,
      area: governorate,
    },
    daraa: {
      name: { ar: 'درعا', en: 'Daraa' },
      debris: null,
      population: registry,
      area: governorate,
    },
  },
});
