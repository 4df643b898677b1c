import { defineContent } from '../define-content.ts';
import { n } from '../inline.ts';
import { privacy } from '../settings.ts';

/** Texts that both forms share; a form's own texts are in `content/forms/`. */
export const formWords = defineContent('forms', {
  optional: { ar: 'اختياري', en: 'optional' },
  sending: { ar: 'جارٍ الإرسال...', en: 'Sending...' },
  honeypot: { ar: 'اترك هذا الحقل فارغًا', en: 'Leave this field empty' },
  restored: { ar: 'عاد إلى النموذج ما كتبته من قبل', en: 'What you wrote before is back in the form' },
  summary: {
    ar: 'لم تُرسَل الرسالة بعد. صحّح الحقول المعلَّمة ثم أرسلها من جديد؛ كل ما كتبته محفوظ في مكانه.',
    en: 'Not sent yet. Please correct the marked fields and send again; everything you wrote is still here.',
  },
  /** Above the form, before the links to its fields. */
  wrong: { ar: 'حقول تحتاج إلى تصحيح: {n}', en: 'Fields to correct: {n}' },
  /** The lines of a prefilled message that are still empty. */
  unanswered: {
    question: { ar: 'بقيت أسئلة بلا جواب', en: 'Some questions are not answered yet' },
    text: {
      ar: 'جوابها يعجّل ردّنا، ويمكنك أن ترسل من دونه:',
      en: 'With the answers we can reply sooner. You can send the message without them:',
    },
    fill: { ar: 'أجب عنها', en: 'Answer them' },
    send: { ar: 'أرسل من دونها', en: 'Send anyway' },
  },
  wait: {
    ar: 'أُرسلت من هنا رسالة قبل قليل. انتظر لحظة ثم أرسل من جديد؛ نصّك باقٍ في مكانه.',
    en: 'A message was sent from here a moment ago. Please wait a little, then send again; everything you wrote is still here.',
  },
  later: {
    ar: 'لم تُحفظ الرسالة. أرسلها من جديد بعد قليل؛ كل ما كتبته محفوظ في مكانه.',
    en: 'The message was not stored. Please send it again in a little while; everything you wrote is still here.',
  },
  offline: {
    ar: 'لا اتصال بالشبكة الآن. بقي نصّك في الحقول، فأرسله حين يعود الاتصال.',
    en: 'There is no connection right now. Your text stays in the form; send it when the connection is back.',
  },
  success: { ar: 'أُرسلت رسالتك', en: 'Successfully Sent' },
  reference: { ar: 'رقم رسالتك: \u2068{reference}\u2069', en: 'Your reference number: {reference}' },
  typedSince: {
    ar: 'أمّا ما كتبته بعدها فباقٍ في النموذج ولم يُرسَل.',
    en: 'What you have typed since is still in the form and has not been sent.',
  },
  failure: { ar: 'لم تُرسَل رسالتك', en: 'Sending Error' },
  notice: {
    ar: `نستعمل بياناتك لمتابعة رسالتك فقط. ولا تصل رسالتك إلا إلينا وإلى الجهة التي تشغّل خادمنا وبريدنا بتكليف منّا. وتُحذف نسختها من الخادم بعد ${n(privacy.sentMessageDays, 'day')} من تسليمها إلى بريدنا. لا ترسل بيانات صحية ولا صور وثائق شخصية.`,
    en: `We use what you write only to deal with your message. Only we and the providers that run our server and mailbox on our behalf receive it. The copy on this server is deleted ${n(privacy.sentMessageDays, 'day')} after delivery. Please send no health data or ID documents.`,
  },
  privacyLink: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
});
