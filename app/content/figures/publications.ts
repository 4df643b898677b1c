import type { Publication } from './records.ts';

/** The publications that figures of others come from, as found in November 2026. */
const publication = (one: Publication): Publication => one;

export const tollOfWar = publication({
  publisher: 'world-bank',
  asOf: '2017-07-10',
  source: {
    ar: 'خسائر الحرب (The Toll of War)، دراسة تجريبية لمدينتين',
    en: 'The Toll of War, a pilot study of two cities',
  },
  address:
    'https://www.worldbank.org/en/news/press-release/2017/07/18/the-visible-impacts-of-the-syrian-war-may-only-be-the-tip-of-the-iceberg',
});
export const undpBriefing = publication({
  publisher: 'undp',
  asOf: '2023-02-22',
  source: { ar: 'إحاطة صحفية عن الاستجابة للزلزال', en: 'Press briefing on the earthquake response' },
  address:
    'https://www.unognewsroom.org/story/en/1470/bi-weekly-press-briefing-earthquake-response-update-syria-tuerkiye-undp-who-ifrc',
});
export const damageAtlas = publication({
  publisher: 'unitar',
  asOf: '2019-03-16',
  source: { ar: 'أطلس أضرار المدن السورية', en: 'Syrian Cities Damage Atlas' },
  address:
    'https://reliefweb.int/report/syrian-arab-republic/syrian-cities-damage-atlas-eight-year-anniversary-syrian-civil-war',
});
export const responseCoordinators = publication({
  publisher: 'response-coordinators',
  asOf: '2025-01-06',
  source: {
    ar: 'المرحلة الأولى من تقييم الأضرار في سبع محافظات',
    en: 'First phase of an assessment in seven governorates',
  },
  address: 'https://daily-sy.com/2025/01/06/',
});
export const roadsCompany = publication({
  publisher: 'roads-company',
  asOf: '2016-05-19',
  source: { ar: 'تصريح نشرته صحيفة Syria Daily News', en: 'Statement in Syria Daily News' },
  address: 'http://syriadailynews.com/33176',
});
export const idlibDirector = publication({
  publisher: 'sy24',
  asOf: 'undated',
  source: { ar: 'تصريح لمدير الطوارئ في المحافظة', en: 'Statement by the governorate’s emergency director' },
  address: 'https://www.sy-24.com/?p=170362',
});
export const ochaFund = publication({
  publisher: 'ocha',
  asOf: '2025',
  source: {
    ar: 'رفع الأنقاض لإنقاذ الأرواح وتحسين الحياة (Clearing debris to save and improve lives)',
    en: 'Clearing debris to save and improve lives',
  },
  address: 'https://reliefweb.int/report/syrian-arab-republic/clearing-debris-save-and-improve-lives',
});
export const okaz = publication({
  publisher: 'ksrelief',
  asOf: '2025-12-02',
  source: { ar: 'صحيفة عكاظ، عن البرنامج', en: 'Okaz, on the programme' },
  address: 'https://www.okaz.com.sa/local/na/2224780',
});
export const golanMedia = publication({
  publisher: 'ksrelief',
  asOf: '2026-01',
  source: { ar: 'مؤسسة جولان الإعلامية، عن البرنامج', en: 'Golan Media, on the programme' },
  address: 'https://golan-media.com/2026/01/8234',
});
export const civilDefence = publication({
  publisher: 'civil-defence',
  asOf: '2026-01-07',
  source: { ar: 'خبر في موقع داما بوست', en: 'Report in Damapost' },
  address: 'https://asabnews.com/?p=981037',
});
export const gazaProgramme = publication({
  publisher: 'undp',
  asOf: 'undated',
  source: {
    ar: 'إزالة الذخائر والأنقاض في غزة (UXO clearance and rubble removal in Gaza)',
    en: 'UXO clearance and rubble removal in Gaza',
  },
  address:
    'https://www.ps.undp.org/content/papp/en/home/operations/projects/environment_and_energy/uxo-clearance-and-rubble-removal-in-gaza.html',
});
export const civilRegistry = publication({
  publisher: 'cbs',
  asOf: '2011-01-01',
  source: { ar: 'المجموعة الإحصائية 2011، السجلّ المدني', en: 'Statistical yearbook 2011, civil registry' },
  address: 'http://www.cbssyr.sy/yearbook/2011/Data-Chapter2/TAB-1-2-2011.htm',
});
export const governorateAreas = publication({
  publisher: 'cbs',
  asOf: 'undated',
  source: { ar: 'مساحات المحافظات', en: 'Areas of the governorates' },
});
export const ghoutaFactsheet = publication({
  publisher: 'ocha',
  asOf: '2017-12',
  source: { ar: 'نشرة معلومات عن الغوطة الشرقية', en: 'Factsheet East Ghouta' },
  address:
    'https://reliefweb.int/report/syrian-arab-republic/syria-factsheet-east-ghouta-15-december-2017-31-january-2018-enar',
});
export const ghoutaImages = publication({
  publisher: 'unosat',
  asOf: '2018-03-01',
  source: {
    ar: 'تحليل صور الأقمار الصناعية، كما نقلته رويترز',
    en: 'Satellite image analysis, as reported by Reuters',
  },
  address:
    'https://www.reuters.com/article/us-mideast-crisis-syria-satellite/un-imagery-of-syrias-eastern-ghouta-shows-widespread-damage-idUSKCN1GD59U',
});
export const lawThree = publication({
  publisher: 'syrian-state',
  asOf: '2018',
  source: { ar: 'القانون رقم 3 لعام 2018', en: 'Law No. 3 of 2018' },
  address: 'https://hlp.syria-report.com/tag/rubble/',
});
export const conversionFactors = publication({
  publisher: 'desnz',
  asOf: '2025-06-10',
  source: {
    ar: 'معاملات التحويل لعام 2025 (Greenhouse gas reporting)',
    en: 'Greenhouse gas reporting: conversion factors 2025',
  },
  address: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
});
export const worldsteelBlog = publication({
  publisher: 'worldsteel',
  asOf: 'undated',
  source: { ar: 'مدوّنة الرابطة، كما نقلها موقع ScrapMonster', en: 'worldsteel blog, as reported by ScrapMonster' },
  address: 'https://scrapmonster.com/amp/article/93853',
});
export const calRecycle = publication({
  publisher: 'calrecycle',
  asOf: 'undated',
  source: { ar: 'الأوزان والحجوم لتقدير المشاريع', en: 'Weights and Volumes for Project Estimates' },
  address: 'http://www.calrecycle.ca.gov/SWFacilities/CDI/Tools/Calculations.htm',
});
