import { formWords } from '../shared/form-words.ts';
import { defineForm } from './contract.ts';

/** CO-2, FO-2. To add a field, add an entry: form, check and mail read it. */
export const contactForm = defineForm({
  page: '/contact',
  title: { ar: 'اكتب رسالة', en: 'Write a message' },
  submit: { ar: 'إرسال الرسالة', en: 'Send message' },
  outcome: {
    success: {
      ar: 'أُرسلت رسالتك بنجاح. سنتواصل معك قريبًا.',
      en: 'Your message has been sent successfully. We will contact you soon.',
    },
    failure: {
      ar: 'حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.',
      en: 'An error occurred while sending the message. Please try again.',
    },
  },
  fields: {
    firstName: {
      kind: 'line',
      required: true,
      autoComplete: 'given-name',
      label: { ar: 'الاسم الأول', en: 'First name' },
    },
    lastName: {
      kind: 'line',
      required: true,
      autoComplete: 'family-name',
      label: { ar: 'الكنية', en: 'Last name' },
    },
    email: { kind: 'email', required: true, label: { ar: 'البريد الإلكتروني', en: 'E-mail' } },
    phone: { kind: 'phone', label: { ar: 'الهاتف', en: 'Phone' } },
    subject: { kind: 'line', required: true, wide: true, label: { ar: 'الموضوع', en: 'Subject' } },
    message: {
      kind: 'lines',
      required: true,
      wide: true,
      label: { ar: 'الرسالة', en: 'Message' },
      hint: formWords.files,
    },
  },
  mail: {
    subject: { ar: 'رسالة من الموقع', en: 'Message from the website' },
    topic: 'subject',
    sender: ['firstName', 'lastName'],
    replyTo: 'email',
  },
});
