import { defineContent } from '../define-content.ts';

/** FO-1: what stays above the form once the message is stored. */
export const receipt = defineContent('receipt', {
  number: { ar: 'رقم رسالتك', en: 'Your reference number' },
  next: {
    ar: 'أرسل الصور والمخططات بالبريد الإلكتروني أو بواتساب، واذكر معها هذا الرقم:',
    en: 'Send photographs and drawings by e-mail or WhatsApp, with this number:',
  },
  chat: { ar: 'واتساب', en: 'WhatsApp' },
  /** Starts a mail or chat about the message. */
  about: { ar: 'الرسالة رقم {reference}', en: 'Message {reference}' },
});
