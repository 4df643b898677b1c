import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { published } from '../figures/published.ts';
import { debris } from '../figures/rubble.ts';

/** /figures: cleared amounts as squares to one scale. */
export const content = defineContent('clearing-compared', {
  sheet: 'FG-02',
  title: { ar: 'مقارنة ما أُزيل من الأنقاض', en: 'Rubble cleared, side by side' },
  view: { ar: 'مساحات بمقياس واحد', en: 'Areas to one scale' },
  description: {
    ar: 'خمسة مربّعات مساحة كل منها حجم أنقاض أُزيلت أو جُمعت: في البلاد كلها بحسب الدفاع المدني، وفي إدلب بحسب الصحافة، وفي إدلب وشمال حلب بحسب مكتب الأمم المتحدة لتنسيق الشؤون الإنسانية، وفي دوما وداريّا بحسب مؤسسة جولان الإعلامية، وما جُمع لبناء المدارس.',
    en: 'Five squares, the area of each a volume of rubble cleared or collected: nationwide by the Civil Defence, in Idlib as the press reports, in Idlib and northern Aleppo by UN OCHA, in Douma and Darayya by Golan Media, and what was collected for building schools.',
  },
  basis: {
    ar: 'مساحة كل مربّع تمثّل الحجم، والأحمر لرقمنا.',
    en: 'Area of each square: the volume. Red: our own figure.',
  },
  figures: {
    per: 1_000,
    squares: [
      { key: 'nation', amount: published.civilDefenceClearedCubicMetres.value, look: 'theirs' },
      { key: 'idlib', amount: published.idlibClearedCubicMetres.value, look: 'theirs' },
      { key: 'undp', amount: published.undpClearedCubicMetres.value, look: 'theirs' },
      { key: 'damascus', amount: published.ruralDamascusRemovedCubicMetres.value, look: 'theirs' },
      { key: 'school', amount: debris.schoolBuildingCubicMetres.value, look: 'own' },
    ],
  },
  labels: {
    nation1: { ar: 'ألف م³', en: 'thousand m³' },
    nation2: { ar: 'في البلاد كلها (بالتقريب)', en: 'nationwide (approx.)' },
    nation3: { ar: 'الدفاع المدني السوري', en: 'Syrian Civil Defence' },
    idlib1: { ar: 'ألف م³ في إدلب', en: 'thousand m³ in Idlib' },
    idlib2: { ar: 'موقع SY24', en: 'SY24, press' },
    undp1: { ar: 'ألف م³، إدلب', en: 'thousand m³,' },
    undp2: { ar: 'وشمال حلب', en: 'north-west' },
    undp3: { ar: 'أوتشا، 2025', en: 'OCHA, 2025' },
    damascus1: { ar: 'ألف م³ في', en: 'thousand m³,' },
    damascus2: { ar: 'دوما وداريّا', en: 'Douma and' },
    damascus3: { ar: 'جولان، 2026', en: 'Darayya, 2026' },
    school1: { ar: 'ألف م³ جُمعت', en: 'thousand m³' },
    school2: { ar: 'لبناء المدارس', en: 'collected for schools' },
    school3: { ar: 'رقمنا', en: 'Ours' },
  },
  legend: [],
} satisfies DrawingContent);
