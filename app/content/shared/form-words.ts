import { defineContent } from '../define-content.ts';
import { text, withUnit } from '../rich-text.ts';
import { privacy } from '../settings.ts';

/** Texts that both forms share; a form's own texts are in `content/forms/`. */
export const formWords = defineContent('forms', {
  optional: { ar: 'اختياري', en: 'optional' },
  /** At the field of the message: where files go. */
  files: {
    ar: 'لا تُرفق ملفات هنا: أرسل الصور والمخططات بالبريد الإلكتروني أو بواتساب، مع رقم الرسالة الذي يظهر بعد إرسالها.',
    en: 'Files cannot be attached here: send photographs and drawings by e-mail or WhatsApp, with the number you get after sending this.',
  },
  sending: { ar: 'جارٍ الإرسال...', en: 'Sending...' },
  honeypot: { ar: 'اترك هذا الحقل فارغًا', en: 'Leave this field empty' },
  restored: { ar: 'استعدنا ما كتبته من قبل', en: 'We have restored what you wrote before' },
  wait: {
    ar: 'أُرسلت من هنا رسالة قبل قليل. انتظر لحظة ثم أرسل من جديد؛ كل ما كتبته باقٍ في مكانه.',
    en: 'A message was sent from here a moment ago. Please wait a little, then send again; everything you wrote is still here.',
  },
  later: {
    ar: 'لم تُحفظ الرسالة. أرسلها من جديد بعد قليل؛ كل ما كتبته محفوظ في مكانه.',
    en: 'The message was not stored. Please send it again in a little while; everything you wrote is still here.',
  },
  /** Under the form after a failure: how long until it may be sent again. */
  again: {
    ar: 'كل ما كتبته باقٍ في مكانه. أرسله من جديد بعد {wait}.',
    en: 'Everything you wrote is still here. You can send it again in {wait}.',
  },
  success: { ar: 'تم الإرسال بنجاح', en: 'Successfully Sent' },
  reference: { ar: 'رقم رسالتك: \u2068{reference}\u2069', en: 'Your reference number: {reference}' },
  typedSince: {
    ar: 'أما ما كتبته بعدها فباقٍ في النموذج ولم يُرسَل.',
    en: 'What you have typed since is still in the form and has not been sent.',
  },
  failure: { ar: 'خطأ في الإرسال', en: 'Sending Error' },
  notice: {
    ar: text`نستعمل بياناتك لمتابعة رسالتك فقط. ولا تصل رسالتك إلا إلينا وإلى الجهات التي تشغّل خادمنا وبريدنا بتكليف منّا. وتُحذف نسختها من الخادم بعد ${withUnit(privacy.sentMessageDays, 'day')} من تسليمها إلى بريدنا (والنسخ الاحتياطية بعد ${withUnit(privacy.backupDays, 'day')} أخرى). لا ترسل بيانات صحية ولا صور وثائق شخصية.`,
    en: text`We use what you write only to deal with your message. Only we and the providers that run our server and mailbox on our behalf receive it. The copy on this server is deleted ${withUnit(privacy.sentMessageDays, 'day')} after delivery (backups ${withUnit(privacy.backupDays, 'day')} after that). Please send no health data or ID documents.`,
  },
  privacyLink: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
});
