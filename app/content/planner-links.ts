import { defineContent } from './define-content.ts';
import { damascus } from './figures/damascus.ts';
import { text } from './rich-text.ts';

/** Links from other pages to the clearance planner. */
export const plannerLinks = defineContent('planner-links', {
  question: {
    ar: 'كم يلزم من محطات وشاحنات وأيام لإزالة الأنقاض؟',
    en: 'How many plants, trucks and days do you need?',
  },
  open: { ar: 'افتح حاسبة الإزالة', en: 'Open the clearance planner' },
  /**
   * The planner with the volume and the plant of the Damascus study. The months are the planner's default, because the
   * project's are not a deadline.
   */
  damascus: {
    to: `/planner?by=volume&m3=${damascus.rubbleCubicMetres.value}&rated=${damascus.plantTonnesPerHour.value}`,
    text: {
      ar: text`احسب ما يلزم لإزالة ${damascus.rubbleCubicMetres} بمحطات طاقتها الاسمية ${damascus.plantTonnesPerHour}.`,
      en: text`Calculate what it takes to clear ${damascus.rubbleCubicMetres} with plants rated at ${damascus.plantTonnesPerHour}.`,
    },
  },
});
