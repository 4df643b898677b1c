import { defineContent } from './define-content.ts';
import { areas as figures, severity } from './figures/areas.ts';
import type { FigureRecord } from './figures/records.ts';
import { n } from './inline.ts';
import type { Text } from './text.ts';

/** The six areas in the order of HO-4. */
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
  ar: 'السجلّ المدني للمحافظة، 1 كانون الثاني 2011، المكتب المركزي للإحصاء',
  en: 'Civil registry of the governorate, 1\u00a0January 2011, Central Bureau of Statistics',
};
const governorate: Text = {
  ar: 'المحافظة كلها، المكتب المركزي للإحصاء',
  en: 'The whole governorate, Central Bureau of Statistics',
};

/** The texts of the debris map (HO-4); figures.ts has the figures. */
export const areas = defineContent('areas', {
  title: { ar: 'أين تتراكم الأنقاض', en: 'Where the debris lies' },
  list: { ar: 'المناطق', en: 'Areas' },
  map: {
    ar: 'خريطة سورية بمحافظاتها الأربع عشرة، وعليها المناطق الست. كل ما فيها مكتوب في القائمة أيضًا.',
    en: 'Map of Syria with its fourteen governorates and the six areas. Everything on it is in the list too.',
  },
  /** Beside the tonnage in the list: it is not the area's. */
  city: { ar: 'في المدينة', en: 'in the city' },
  cleared: { ar: 'أُزيل', en: 'cleared' },
  clearedHead: { ar: 'أُزيل', en: 'Cleared' },
  clear: { ar: 'ألغِ الاختيار', en: 'Clear selection' },
  placeholder: {
    ar: 'اختر منطقة من القائمة أو من الخريطة.',
    en: 'Choose an area in the list or on the map.',
  },
  severity: { ar: 'ما بقي للإزالة', en: 'Still to clear' },
  noFigure: { ar: 'لا رقم منشورًا', en: 'No published figure' },
  severityLevels: {
    'very-high': { ar: 'كثير جدًّا', en: 'Very high' },
    high: { ar: 'كثير', en: 'High' },
    medium: { ar: 'متوسط', en: 'Medium' },
  },
  severityRule: {
    ar: `نعدّ ما بقي «كثيرًا جدًّا» إذا بلغ ${n(severity.veryHighPercent)} أو أكثر، و«كثيرًا» من ${n(severity.highPercent)} إلى ما دون ${n(severity.veryHighPercent)}، و«متوسطًا» دون ${n(severity.highPercent)}. وهذا لا يقيس الخطر.`,
    en: `Severity is the share still to clear: very high from ${n(severity.veryHighPercent)}, high from ${n(severity.highPercent)} to under ${n(severity.veryHighPercent)}, medium under ${n(severity.highPercent)}. It does not measure danger.`,
  },
  note: {
    ar: 'ما بقي للإزالة لا يقيس الخطر. ونسب الإزالة والتدوير تقديرنا للمنطقة كلها، ولم تُحسب من الأطنان؛ فالأطنان لمدينتي حلب وحمص وحدهما (البنك الدولي، 2017).',
    en: 'Severity is the share still to clear; it does not measure danger. The shares cleared and recyclable are our estimates for each whole area. The tonnages cover the cities of Aleppo and Homs only (World Bank, 2017); do not multiply a tonnage by a share.',
  },
  sources: { ar: 'كل رقم، ومصدره إن عُرف', en: 'Every figure, and its source where it has one' },
  labels: {
    population: { ar: 'السكان', en: 'Population' },
    registered: { ar: 'المسجَّلون في السجلّ المدني (2011)', en: 'In the civil registry (2011)' },
    area: { ar: 'المساحة', en: 'Area' },
    debris: { ar: 'الأنقاض', en: 'Debris' },
    recycling: { ar: 'قابلية التدوير', en: 'Recycling potential' },
    clearance: { ar: 'تقدّم الإزالة', en: 'Clearance progress' },
  },
  layers: {
    name: { ar: 'لوّن الخريطة بحسب', en: 'Colour the map by' },
    areas: { ar: 'المناطق', en: 'Areas' },
    recycling: { ar: 'التدوير', en: 'Recyclable' },
    clearance: { ar: 'الإزالة', en: 'Cleared' },
    debris: { ar: 'الأطنان', en: 'Tonnage' },
  },
  legend: {
    areas: { ar: 'منطقة لها أرقام', en: 'Area with figures' },
    from: { ar: '{from} فأكثر', en: '{from} or more' },
    between: { ar: 'من {from} إلى ما دون {to}', en: '{from} to under {to}' },
    below: { ar: 'أقل من {to}', en: 'Under {to}' },
  },
  scale: { ar: '100 كم', en: '100 km' },
  /** Along the edges of the map. */
  degrees: { east: { ar: '{degree}° شرقًا', en: '{degree}°E' }, north: { ar: '{degree}° شمالًا', en: '{degree}°N' } },
  /** Projects on the map, by subject. */
  works: {
    plant: { ar: 'محطة تدوير', en: 'plant' },
    pumping: { ar: 'الحولة', en: 'Al-Houla' },
    pumpingNote: { ar: 'محطة ضخ', en: 'pumping' },
  },
  areas: {
    aleppo: {
      name: { ar: 'حلب', en: 'Aleppo' },
      people: 'registered',
      population: registry,
      area: governorate,
      debris: { ar: 'مدينة حلب وحدها، البنك الدولي، 2017', en: 'Aleppo city only, World Bank, 2017' },
    },
    damascus: {
      name: { ar: 'دمشق', en: 'Damascus' },
      people: 'registered',
      population: registry,
      area: governorate,
      debris: null,
    },
    ghouta: {
      name: { ar: 'الغوطة الشرقية', en: 'Eastern Ghouta' },
      people: 'population',
      population: {
        ar: 'مكتب الأمم المتحدة لتنسيق الشؤون الإنسانية، كانون الأول 2017',
        en: 'UN OCHA, December 2017',
      },
      area: {
        ar: 'المنطقة التي حلّلها برنامج الأمم المتحدة للتطبيقات الساتلية، 2018',
        en: 'Area analysed by UNOSAT, 2018',
      },
      debris: null,
    },
    homs: {
      name: { ar: 'حمص', en: 'Homs' },
      people: 'registered',
      population: registry,
      area: governorate,
      debris: { ar: 'مدينة حمص وحدها، البنك الدولي، 2017', en: 'Homs city only, World Bank, 2017' },
    },
    idlib: {
      name: { ar: 'إدلب', en: 'Idlib' },
      people: 'registered',
      population: registry,
      area: governorate,
      debris: null,
    },
    daraa: {
      name: { ar: 'درعا', en: 'Daraa' },
      people: 'registered',
      population: registry,
      area: governorate,
      debris: null,
    },
  },
  /** The layers of the map on /crisis (CR-1). */
  gis: {
    name: { ar: 'طبقات الخريطة', en: 'Map layers' },
    map: {
      ar: 'خريطة سورية: حدود المحافظات والمناطق الست ومراكزها.',
      en: 'Map of Syria: governorate borders, the six areas and their centres.',
    },
    layers: {
      borders: {
        name: { ar: 'حدود المحافظات', en: 'Governorate borders' },
        note: { ar: 'المحافظات الأربع عشرة', en: 'The fourteen governorates' },
      },
      areas: {
        name: { ar: 'المناطق المشمولة', en: 'Areas covered' },
        note: {
          ar: 'حلب ودمشق والغوطة الشرقية وحمص وإدلب ودرعا',
          en: 'Aleppo, Damascus, Eastern Ghouta, Homs, Idlib, Daraa',
        },
      },
      centres: {
        name: { ar: 'مراكز المناطق', en: 'Centres' },
        note: { ar: 'مركز المدينة أو المنطقة، واسمه باللغتين', en: 'Of the city or area, named in both languages' },
      },
    },
  },
});
