import { defineContent } from '../define-content.ts';

/** What a visitor sees in place of the form once the message is stored. */
export const receipt = defineContent('receipt', {
  number: { ar: 'رقم الرسالة', en: 'Reference number' },
  copy: { ar: 'انسخ', en: 'Copy' },
  copied: { ar: 'نُسخ', en: 'Copied' },
  next: { ar: 'ما يحدث الآن', en: 'What happens next' },
  read: { ar: 'نقرأ رسالتك في ساعات العمل.', en: 'We read your message in our working hours.' },
  answer: { ar: 'نجيبك بالعربية أو الإنكليزية.', en: 'We answer in Arabic or English.' },
  answerTo: { ar: 'بالبريد أو الهاتف الذي ذكرته', en: 'By e-mail or phone, whichever you gave' },
  photographs: {
    ar: 'إن كانت لديك صور أو مخططات فأرسلها بالبريد أو واتساب، ومعها الرقم.',
    en: 'If you have photographs or drawings, send them by e-mail or WhatsApp, with the number.',
  },
  consent: {
    ar: 'ولا صور لأشخاص إلا بموافقتهم',
    en: 'Show people only with their consent',
  },
  chat: { ar: 'واتساب', en: 'WhatsApp' },
  /** Starts a mail or chat about the message. */
  about: { ar: 'الرسالة رقم {reference}', en: 'Message {reference}' },
  wrote: { ar: 'ما كتبته', en: 'What you wrote' },
  estimate: { to: '/planner', label: { ar: 'احسب إزالة الأنقاض', en: 'Estimate your clearance' } },
});
