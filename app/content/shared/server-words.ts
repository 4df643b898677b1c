import { defineContent } from '../define.ts';

/** What the server says where it answers without a page. */
export const serverWords = defineContent('server', {
  tooMuch: {
    ar: 'وصلت إلى الموقع الآن أسئلة أكثر مما يستطيع الإجابة عنه دفعة واحدة. انتظر قليلًا ثم حمّل الصفحة من جديد؛ سائر الصفحات متاحة.',
    en: 'More is being asked of the site right now than it can answer at once. Wait a moment, then load this page again; all other pages are there.',
  },
});
