import { defineContent } from '../define-content.ts';
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
  note: {
    ar: 'اسم الجهة ونوعها والتفاصيل مطلوبة. واكتب بريدًا إلكترونيًّا أو رقم هاتف لنجيبك. واسمك اختياري.',
    en: 'The organisation’s name and type, and details, are required. Add an e-mail address or a phone number so that we can answer. Your name is optional.',
  },
  submit: { ar: 'إرسال طلب الشراكة', en: 'Send partnership request' },
  another: { ar: 'اكتب طلبًا آخر', en: 'Write another request' },
  outcome: {
    sent: { ar: 'وصل طلبك', en: 'Your request has been sent' },
    success: {
      ar: 'وصل طلبك، وسنجيبك قريبًا.',
      en: 'Partnership request has been sent successfully. We will contact you soon.',
    },
    failure: {
      ar: 'لم يصل طلبك بسبب عطل. حاول ثانية، فإن تكرّر العطل فراسلنا بالبريد أو اتصل بنا.',
      en: 'An error occurred while sending the partnership request. Please try again.',
    },
  },
  fields: {
    organizationName: {
      kind: 'line',
      required: true,
      longest: 200,
      autoComplete: 'organization',
      wide: true,
      label: { ar: 'اسم الجهة', en: 'Organisation name' },
      error: { ar: 'اكتب اسم الجهة.', en: 'Please write the name of your organisation.' },
    },
    organizationType: {
      kind: 'choice',
      required: true,
      longest: 200,
      wide: true,
      label: { ar: 'نوع الجهة', en: 'Type of organisation' },
      error: { ar: 'اختر النوع الأقرب من القائمة.', en: 'Please choose the closest type from the list.' },
      choose: { ar: 'اختر نوع الجهة', en: 'Choose a type' },
      options: [
        { ar: 'جامعة أو مؤسسة تعليمية', en: 'University or Educational Institution' },
        { ar: 'شركة استشارات هندسية', en: 'Engineering Consulting Company' },
        { ar: 'شركة تقنية', en: 'Technology Company' },
        { ar: 'جمعية مهنية', en: 'Professional Association' },
        { ar: 'منظمة دولية', en: 'International Organization' },
        { ar: 'بلدية أو جهة عامة', en: 'Municipality or public authority' },
        { ar: 'جهة مانحة', en: 'Donor' },
        { ar: 'غير ذلك', en: 'Other' },
      ],
    },
    supportTypes: {
      kind: 'choices',
      longest: 100,
      wide: true,
      label: { ar: 'ما الذي تقدّمه جهتك؟', en: 'What can you contribute?' },
      mailLabel: { ar: 'أنواع الدعم', en: 'Support offered' },
      options: support,
    },
    contactName: {
      kind: 'line',
      longest: 200,
      autoComplete: 'name',
      wide: true,
      label: { ar: 'اسمك', en: 'Your name' },
      error: { ar: 'الاسم أطول من {longest} حرف.', en: 'The name is longer than {longest} characters.' },
    },
    email: {
      kind: 'email',
      longest: 254,
      either: { ar: 'أو الهاتف', en: 'or phone' },
      hint: { ar: 'يكفي واحد منهما لنجيبك.', en: 'One of the two is enough for us to reply.' },
      label: { ar: 'البريد الإلكتروني', en: 'E-mail' },
      error: {
        ar: 'البريد الإلكتروني غير مكتمل. مثال: name@example.com',
        en: 'The address is not complete. Example: name@example.com',
      },
    },
    phone: {
      kind: 'phone',
      longest: 50,
      either: { ar: 'أو البريد الإلكتروني', en: 'or e-mail' },
      label: { ar: 'الهاتف', en: 'Phone' },
      error: {
        ar: 'اكتب رقم الهاتف كاملًا مع رمز المنطقة، حتى {longest} خانة.',
        en: 'Please give your full phone number with its area code, up to {longest} characters.',
      },
    },
    details: {
      kind: 'lines',
      required: true,
      longest: 10_000,
      wide: true,
      label: { ar: 'تفاصيل الطلب', en: 'Details' },
      error: {
        ar: 'اكتب في بضع جمل ما تفكّر فيه، حتى {longest} حرف.',
        en: 'Please write in a few sentences what you have in mind, up to {longest} characters.',
      },
    },
  },
  reply: {
    fields: ['email', 'phone'],
    question: { ar: 'كيف نجيبك؟', en: 'How can we answer you?' },
    text: {
      ar: 'لم تكتب بريدًا إلكترونيًّا ولا رقم هاتف. من دون أحدهما يصل طلبك، لكننا لا نستطيع الردّ عليه.',
      en: 'You have given neither an e-mail address nor a phone number. Your request would reach us, but we could not answer it.',
    },
    fill: { ar: 'أضف وسيلة اتصال', en: 'Add an e-mail or phone number' },
    send: { ar: 'أرسل من دونها', en: 'Send anyway' },
  },
  mail: {
    subject: { ar: 'طلب شراكة من الموقع', en: 'Partnership request from the website' },
    topic: 'organizationName',
    sender: ['organizationName'],
    replyTo: 'email',
  },
});
