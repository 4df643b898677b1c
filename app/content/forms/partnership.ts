import { defineContent } from '../define-content.ts';
import { formWords } from '../shared/form-words.ts';
import { defineForm } from './contract.ts';

/** A partner's contributions, by the value that the form sends. */
export const support = defineContent('support', {
  'technical-support': { ar: 'دعم فني', en: 'Technical support' },
  'financial-support': { ar: 'دعم مالي', en: 'Financial support' },
  'knowledge-exchange': { ar: 'تبادل المعرفة', en: 'Knowledge exchange' },
  training: { ar: 'تدريب', en: 'Training' },
});

/** PA-2, FO-3. To add a field, add an entry: form, check and mail read it. */
export const partnershipForm = defineForm({
  page: '/partners',
  title: { ar: 'طلب شراكة', en: 'Partnership request' },
  submit: { ar: 'إرسال طلب الشراكة', en: 'Send partnership request' },
  outcome: {
    success: {
      ar: 'أُرسل طلب الشراكة بنجاح. سنتواصل معك قريبًا.',
      en: 'Partnership request has been sent successfully. We will contact you soon.',
    },
    failure: {
      ar: 'حدث خطأ أثناء إرسال طلب الشراكة. يرجى المحاولة مرة أخرى.',
      en: 'An error occurred while sending the partnership request. Please try again.',
    },
  },
  fields: {
    organizationName: {
      kind: 'line',
      required: true,
      autoComplete: 'organization',
      wide: true,
      label: { ar: 'اسم الجهة', en: 'Organisation name' },
    },
    organizationType: {
      kind: 'choice',
      required: true,
      wide: true,
      label: { ar: 'نوع الجهة', en: 'Type of organisation' },
      choose: { ar: 'اختر نوع الجهة', en: 'Choose a type' },
      options: [
        { ar: 'جامعة أو مؤسسة تعليمية', en: 'University or Educational Institution' },
        { ar: 'شركة استشارات هندسية', en: 'Engineering Consulting Company' },
        { ar: 'شركة تقنية', en: 'Technology Company' },
        { ar: 'جمعية مهنية', en: 'Professional Association' },
        { ar: 'منظمة دولية', en: 'International Organization' },
      ],
    },
    supportTypes: {
      kind: 'choices',
      wide: true,
      label: { ar: 'ما الذي تقدّمه جهتك؟', en: 'What can you contribute?' },
      mailLabel: { ar: 'أنواع الدعم', en: 'Support offered' },
      options: support,
    },
    reply: {
      kind: 'reply',
      wide: true,
      label: { ar: 'البريد الإلكتروني أو الهاتف للردّ', en: 'E-mail or phone for our reply' },
    },
    details: {
      kind: 'lines',
      required: true,
      wide: true,
      label: { ar: 'تفاصيل الطلب', en: 'Details' },
      hint: formWords.files,
    },
  },
  mail: {
    subject: { ar: 'طلب شراكة من الموقع', en: 'Partnership request from the website' },
    topic: 'organizationName',
    sender: ['organizationName'],
    replyTo: 'reply',
  },
});
