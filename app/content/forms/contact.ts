import { defineForm } from './contract.ts';

/** CO-2, FO-2. To add a field, add an entry: form, check and mail read it. */
export const contactForm = defineForm({
  page: '/contact',
  title: { ar: 'اكتب رسالة', en: 'Write a message' },
  note: {
    ar: 'الاسم والموضوع والرسالة مطلوبة، ومعها بريد إلكتروني أو هاتف.',
    en: 'Please give your name, a subject, a message, and an e-mail address or a phone number.',
  },
  submit: { ar: 'إرسال الرسالة', en: 'Send message' },
  another: { ar: 'اكتب رسالة أخرى', en: 'Write another message' },
  outcome: {
    sent: { ar: 'وصلت رسالتك', en: 'Your message has been sent' },
    success: {
      ar: 'وصلت رسالتك، وسنجيبك قريبًا.',
      en: 'Your message has been sent successfully. We will contact you soon.',
    },
    failure: {
      ar: 'لم تصل رسالتك بسبب عطل. حاول ثانية، فإن تكرّر العطل فراسلنا بالبريد أو اتصل بنا.',
      en: 'An error occurred while sending the message. Please try again.',
    },
  },
  fields: {
    firstName: {
      kind: 'line',
      required: true,
      longest: 100,
      autoComplete: 'given-name',
      label: { ar: 'الاسم الأول', en: 'First name' },
      error: { ar: 'اكتب اسمك الأول.', en: 'Please write your first name.' },
    },
    lastName: {
      kind: 'line',
      required: true,
      longest: 100,
      autoComplete: 'family-name',
      label: { ar: 'الكنية', en: 'Last name' },
      error: { ar: 'اكتب كنيتك.', en: 'Please write your last name.' },
    },
    email: {
      kind: 'email',
      required: true,
      unless: 'phone',
      longest: 254,
      either: { ar: 'أو الهاتف', en: 'or phone' },
      hint: { ar: 'يكفي واحد منهما لنجيبك.', en: 'One of the two is enough for us to reply.' },
      label: { ar: 'البريد الإلكتروني', en: 'E-mail' },
      error: {
        ar: 'اكتب بريدك كاملًا، مثل name@example.com، أو رقم هاتفك.',
        en: 'Please give your full e-mail address, like name@example.com, or a phone number.',
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
    subject: {
      kind: 'line',
      required: true,
      longest: 200,
      wide: true,
      label: { ar: 'الموضوع', en: 'Subject' },
      error: { ar: 'اكتب الموضوع، ولو بكلمتين.', en: 'Please write a subject; two words are enough.' },
    },
    message: {
      kind: 'lines',
      required: true,
      longest: 10_000,
      wide: true,
      label: { ar: 'الرسالة', en: 'Message' },
      error: {
        ar: 'اكتب رسالتك هنا، حتى {longest} حرف.',
        en: 'Please write your message here, up to {longest} characters.',
      },
    },
  },
  mail: {
    subject: { ar: 'رسالة من الموقع', en: 'Message from the website' },
    topic: 'subject',
    sender: ['firstName', 'lastName'],
    replyTo: 'email',
  },
});
