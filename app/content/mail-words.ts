import { defineContent } from './define-content.ts';

/** Texts of the mails to the office, in the visitor's language, and of the error page for unreadable forms. */
export const mail = defineContent('mail', {
  reference: { ar: 'رقم الرسالة', en: 'Reference' },
  received: { ar: 'وصلت في', en: 'Received' },
  page: { ar: 'من الصفحة', en: 'From page' },
  between: { ar: '، ', en: ', ' },
  empty: { ar: '(لم يُذكر)', en: '(not given)' },
  /** Before the subject of a message that looks odd, so that a rule in the mail program can sort it. */
  odd: { ar: 'للتحقّق', en: 'Unverified' },
  notes: {
    missing: {
      ar: 'تنبيه: وصلت الرسالة من دون طابع زمني صالح للصفحة. قد يكون مرسلها برنامجًا، وقد يكون متصفحًا يرفض ملفات تعريف الارتباط.',
      en: 'Note: this came without a valid time stamp. The sender may be a program, or a browser that refuses cookies.',
    },
    young: {
      ar: 'تنبيه: وصلت الرسالة خلال ثانيتين من فتح الصفحة. قد يكون مرسلها برنامجًا، وقد يكون نصّها محفوظًا من قبل في المتصفح.',
      en: 'Note: this came within two seconds of opening the page. The sender may be a program, or the text may have been kept in the browser from before.',
    },
    honeypot: {
      ar: 'تنبيه: وصلت الرسالة وفيها حقل مخفي مملوء. قد يكون مرسلها برنامجًا، وقد يكون المتصفح ملأه تلقائيًّا.',
      en: 'Note: this came with an invisible field filled in. The sender may be a program, or the browser may have filled it by itself.',
    },
    links: {
      ar: 'تنبيه: في الرسالة روابط كثيرة. لا تفتحها قبل أن تعرف المرسل.',
      en: 'Note: this has many links. Open none before you know the sender.',
    },
  },
  notice: {
    subject: { ar: 'الموقع: رسائل تحتاج إلى نظر المكتب', en: 'Website: messages that need attention' },
    numbers: {
      dead: { ar: 'رسائل لم تُسلَّم', en: 'Messages not delivered' },
      waiting: { ar: 'رسائل تنتظر التسليم منذ ساعة أو أكثر', en: 'Messages that have waited for an hour or more' },
    },
    advice: { ar: 'لعرضها على الخادم:', en: 'To see them, on the server:' },
  },
  test: {
    subject: { ar: 'رسالة تجريبية من الموقع', en: 'Test message from the website' },
    text: {
      ar: 'وصلت هذه الرسالة، فإرسال البريد من الموقع يعمل.',
      en: 'This message has arrived, so the website can send mail.',
    },
  },
  refused: {
    tooLarge: {
      ar: 'الرسالة أطول مما يُقبل. ارجع إلى الصفحة السابقة واختصرها، وما كتبته باقٍ هناك.',
      en: 'The message is too large. Go back to the previous page and shorten it; what you wrote is still there.',
    },
    later: {
      ar: 'لم تُرسَل الرسالة بعد، فالموقع مشغول الآن. ارجع إلى الصفحة السابقة وأعد الإرسال بعد قليل؛ ما كتبته باقٍ هناك.',
      en: 'Not sent yet: the site is busy right now. Go back to the previous page and send again in a moment; what you wrote is still there.',
    },
    foreign: {
      ar: 'لم تُقبل الرسالة لأنها لم تُرسَل من صفحة هذا الموقع. ارجع إلى الصفحة السابقة، وحدّثها، ثم أعد الإرسال.',
      en: 'Not accepted, because this was not sent from a page of this site. Go back to the previous page, reload it and send again.',
    },
    unreadable: {
      ar: 'تعذّرت قراءة النموذج. ارجع إلى الصفحة السابقة وأعد المحاولة.',
      en: 'The form could not be read. Go back to the previous page and try again.',
    },
  },
});
