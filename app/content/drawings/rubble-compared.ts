import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { areas } from '../figures/areas.ts';
import { damascus } from '../figures/damascus.ts';
import { published } from '../figures/published.ts';
import { span } from '../figures/records.ts';
import { debris } from '../figures/rubble.ts';

/** /figures: published amounts of rubble as squares to one scale. */
export const content = defineContent('rubble-compared', {
  sheet: 'FG-01',
  title: { ar: 'مقارنة أرقام الأنقاض المنشورة', en: 'Published figures of rubble side by side' },
  view: { ar: 'مساحات بمقياس واحد', en: 'Areas to one scale' },
  description: {
    ar: 'سبعة مربّعات تمثّل مساحة كل منها كمية أنقاض؛ وفي كلٍّ من المجالين مربّع للحدّ الأدنى داخل مربّع متقطع للحدّ الأعلى. أكبرها بخط متقطع لزلزال تركيا، ويليه مربّع سورية كلها في رقمنا، ثم في رقم عام 2016، ثم مدينة حلب، ثم أنقاض خرسانية أحصاها تقييم أولي، ثم مدينة حمص، وأصغرها تقدير دراسة محطة دمشق.',
    en: 'Seven squares, the area of each an amount of rubble; the two ranges have a smaller square for the lower end inside a dashed one for the upper. The largest, dashed, is that of the earthquake in Türkiye; then all of Syria by our own figure, all of Syria as published in 2016, Aleppo city, concrete rubble counted in a first assessment, Homs city and, smallest, the estimate of the Damascus plant study.',
  },
  basis: {
    ar: 'مساحة كل مربّع تمثّل الكمية. والخط المتقطع للحدّ الأعلى من مجال أو لبلد آخر، والأحمر لأرقامنا.',
    en: 'Area of each square: the quantity. Dashed: upper end of a range, or another country. Red: our own figures.',
  },
  figures: {
    per: 1_000_000,
    squares: [
      { key: 'turkiye', amount: span(debris.earthquakeTonnes), look: 'elsewhere' },
      { key: 'syria', amount: debris.totalTonnes.value, look: 'own' },
      { key: 'roads', amount: published.roadsCompanyTonnes.value, look: 'theirs' },
      { key: 'aleppo', amount: areas.aleppo.debrisTonnes.value, look: 'theirs' },
      { key: 'phase', amount: published.firstPhaseConcreteTonnes.value, look: 'theirs' },
      { key: 'homs', amount: areas.homs.debrisTonnes.value, look: 'theirs' },
      { key: 'damascus', amount: span(damascus.rubbleTonnes), look: 'own' },
    ],
  },
  labels: {
    turkiye1: { ar: 'ملايين طن،', en: 'million tonnes,' },
    turkiye2: { ar: 'زلزال تركيا', en: 'earthquake in Türkiye' },
    turkiye3: { ar: 'برنامج الأمم المتحدة الإنمائي، 2023', en: 'UNDP, 2023' },
    syria1: { ar: 'مليون طن،', en: 'million tonnes,' },
    syria2: { ar: 'سورية كلها', en: 'all of Syria' },
    syria3: { ar: 'رقمنا', en: 'Ours' },
    roads1: { ar: 'سورية كلها', en: 'all of Syria' },
    roads2: { ar: 'الطرق والجسور،', en: 'Roads and' },
    roads3: { ar: '2016', en: 'Bridges, 2016' },
    aleppo1: { ar: 'مدينة حلب', en: 'Aleppo city' },
    aleppo2: { ar: 'البنك الدولي', en: 'World Bank' },
    aleppo3: { ar: '2017', en: '2017' },
    phase1: { ar: 'منسّقو', en: 'Response' },
    phase2: { ar: 'الاستجابة،', en: 'Coordinators,' },
    phase3: { ar: 'تقييم أولي، 2025', en: '2025' },
    homs1: { ar: 'مدينة حمص', en: 'Homs city' },
    homs2: { ar: 'البنك الدولي', en: 'World Bank' },
    homs3: { ar: '2017', en: '2017' },
    damascus1: { ar: 'دراسة محطة', en: 'Damascus' },
    damascus2: { ar: 'دمشق', en: 'plant study' },
    damascus3: { ar: '2025', en: '2025' },
  },
  legend: [],
} satisfies DrawingContent);
