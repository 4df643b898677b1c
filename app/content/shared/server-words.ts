import { defineContent } from '../define.ts';

/** What the server says to a question that is one too many. */
export const serverWords = defineContent('server', {
  tooMuchTitle: { ar: 'أسئلة كثيرة في وقت واحد', en: 'Too many questions at once' },
  again: { ar: 'حاول من جديد', en: 'Try again' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'To the home page' },
  tooMuch: {
    ar: 'وصلت إلى الموقع الآن أسئلة أكثر مما يستطيع الإجابة عنه دفعة واحدة. انتظر قليلًا ثم حمّل الصفحة من جديد؛ سائر الصفحات متاحة.',
    en: 'More is being asked of the site right now than it can answer at once. Wait a moment, then load this page again; all other pages are there.',
  },
});
