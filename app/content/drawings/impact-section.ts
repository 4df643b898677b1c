import type { DrawingContent } from '../drawing.ts';
import { environment } from '../figures.ts';

/** One uncontrolled dump and what leaves it: into the air, into the soil, into the water (EN-1). */
export const content = {
  sheet: 'EN-01',
  title: { ar: 'تربة وهواء ومياه', en: 'Soil, air, water' },
  view: { ar: 'مقطع في مكبّ غير نظامي', en: 'Section through an illegal dump' },
  description: {
    ar: 'مقطع في مكبّ غير نظامي: يحمل الهواء غباره فوق البيوت، وتنزل رشاحته في التربة حتى عمق 15 مترًا فتبلغ المياه الجوفية وتسير معها نحو الآبار. وفي مسقط صغير دائرة من 5 كيلومترات مربعة حوله، فيها 17 بئرًا مهدّدة.',
    en: 'Section through an illegal rubble dump: the wind carries its dust over the houses, and its leachate sinks through the soil to a depth of 15 metres, reaches the groundwater and travels with it towards the wells. A small plan shows a circle of 5 square kilometres around the dump, with 17 threatened wells in it.',
  },
  basis: {
    ar: 'العمق والمساحة وعدد الآبار أرقام المكتب. أما الطبقات والأبعاد الأفقية ومواقع الآبار فرسم تخطيطي.',
    en: 'Depth, area and number of wells are the office’s figures. Layers, horizontal distances and the places of the wells are a scheme.',
  },
  figures: {
    leakDepthMetres: environment.leakDepthMetres,
    pollutionSquareKilometres: environment.pollutionSquareKilometres,
    wellsThreatened: environment.wellsThreatened,
  },
  labels: {
    air: { ar: 'الهواء', en: 'Air' },
    soil: { ar: 'التربة', en: 'Soil' },
    water: { ar: 'المياه', en: 'Water' },
    scaleUnit: { ar: 'كم', en: 'km' },
  },
  legend: [
    { ar: 'غبار تحمله الريح', en: 'Dust, carried by the wind' },
    { ar: 'تربة ملوّثة', en: 'Contaminated soil' },
    { ar: 'رشاحة المكبّ', en: 'Leachate of the dump' },
    { ar: 'مياه جوفية', en: 'Groundwater' },
    { ar: 'بئر', en: 'Well' },
    { ar: 'مسقط: المدى والآبار المهدّدة', en: 'Plan: range and threatened wells' },
  ],
} satisfies DrawingContent;
