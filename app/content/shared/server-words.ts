import { defineContent } from '../define-content.ts';

/** The texts of a 429 response. */
export const serverWords = defineContent('server', {
  tooMuchTitle: { ar: 'طلبات كثيرة في وقت واحد', en: 'Too many requests at once' },
  again: { ar: 'حاول من جديد', en: 'Try again' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'To the home page' },
  tooMuch: {
    ar: 'وصلت من شبكتك طلبات كثيرة في وقت قصير. انتظر دقيقة ثم أعد المحاولة.',
    en: 'Too many requests came from your network in a short time. Wait a minute, then load this page again.',
  },
});
