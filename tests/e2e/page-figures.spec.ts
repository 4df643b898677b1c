import type { Language } from '../../app/content/text.ts';
import { expect, test } from './site.ts';

/** Every figure that the requirements name for a page, as it reads in each language. */
const figures: Record<string, Record<Language, string[]>> = {
  '/crisis': {
    en: [
      '142.5 million tons',
      '116 to 210 million tons',
      'UNDP estimate of February 2023, for Türkiye',
      '70% of it is reinforced concrete',
      '80%',
      '35,000 buildings',
      '5,489 buildings',
      '30 dumps',
      '12%',
      '3,800 m³',
      'Very high',
      'High',
      'Medium',
      'GIS',
    ],
    ar: [
      '142.5 مليون طن',
      'من 116 إلى 210 ملايين طن',
      'برنامج الأمم المتحدة الإنمائي في شباط 2023 لتركيا',
      '70% منها خرسانة مسلّحة',
      '80%',
      '35,000 مبنى',
      '5,489 مبنى',
      '30 مكبًّا',
      '12%',
      '3,800 م³',
      'عالية جدًا',
      'عالية',
      'متوسطة',
      'GIS',
    ],
  },
  '/solutions': {
    en: [
      '€4 million',
      '500 t/day',
      '€2 million',
      '100 t/day',
      '€3 million',
      '300 t/day',
      '€1.5 million',
      '200 trips/day',
      '400 t/h',
      '95% of the rebar',
      '40% saved on the cost of aggregate',
      'Fleet of 20 trucks',
      '35% more efficient',
      '85% Waste reduction',
      '65% Cost savings',
      '50% Emissions reduction',
    ],
    ar: [
      '4 ملايين يورو',
      '500 طن/يوم',
      '2 مليون يورو',
      '100 طن/يوم',
      '3 ملايين يورو',
      '300 طن/يوم',
      '1.5 مليون يورو',
      '200 رحلة/يوم',
      '400 طن/سا',
      '95% من حديد التسليح',
      'وفر في كلفة الركام قدره 40%',
      'أسطول من 20 شاحنة',
      'كفاءة النقل أعلى بنسبة 35%',
      '85% خفض النفايات',
      '65% وفر في الكلفة',
      '50% خفض الانبعاثات',
    ],
  },
  '/environmental': {
    en: [
      '90%',
      '75%',
      '65%',
      'per 10,000 residents',
      'Respiratory diseases 1,200',
      'Skin diseases 800',
      'Eye diseases 600',
      'Chronic allergies 950',
      '17 wells',
      '5 km²',
      '15 m',
      'also under threat 25 wells',
      'Within 3 years',
      '$15 million',
      '10 to 15 years',
      '0.25994',
      '3.21835',
      '7.79306',
      '1,500',
      '1.31 to 1.54 t/m³',
      'UK factors stand in for Syria',
      'The steel credit dominates',
    ],
    ar: [
      '90%',
      '75%',
      '65%',
      'لكل 10,000 من السكان',
      'أمراض الجهاز التنفسي 1,200',
      'الأمراض الجلدية 800',
      'أمراض العيون 600',
      'الحساسية المزمنة 950',
      '17 بئرًا',
      '5 كم²',
      '15 م',
      'أخرى مهدّدة 25 بئرًا',
      'خلال 3 سنوات',
      '15 مليون دولار',
      'من 10 إلى 15 سنة',
      '0.25994',
      '3.21835',
      '7.79306',
      '1,500',
      'من 1.31 إلى 1.54 طن/م³',
      'المعاملات بريطانية تنوب عن سورية',
      'رصيد الحديد هو الغالب',
    ],
  },
};

/** What a person reads: no scripts, styles or pictures, spaces as one. */
const readable = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    // Marks of direction are not read.
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ');

for (const [path, texts] of Object.entries(figures)) {
  for (const language of ['ar', 'en'] as const) {
    test(`${path} states every figure of its requirements (${language})`, async ({ request }) => {
      const text = readable(await (await request.get(`${path}?lang=${language}`)).text());
      expect(texts[language].filter((figure) => !text.includes(figure))).toEqual([]);
      expect(text).toContain({ ar: 'بحسب المكتب', en: 'ccording to the office' }[language]);
    });
  }
}
