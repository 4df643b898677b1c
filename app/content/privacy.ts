import { defineContent } from './define-content.ts';
import { office } from './office.ts';
import { text, withUnit } from './rich-text.ts';
import { privacy as figures } from './settings.ts';

/** PR-1. States what the site really does: update it together with storage, mail or logs. */
export const privacy = defineContent('privacy', {
  meta: {
    title: { ar: 'الخصوصية', en: 'Privacy' },
    description: {
      ar: 'ما يحفظه هذا الموقع، وأين، وإلى متى: إعداد اللغة، ورسائل النماذج، وطابع زمني لمنع الرسائل المزعجة. لا إحصاء للزوّار ولا إعلانات.',
      en: 'What this site keeps, where and for how long: the language setting, form messages, an anti-spam time stamp. No visitor statistics, no advertising.',
    },
  },
  title: { ar: 'الخصوصية', en: 'Privacy' },
  lead: {
    ar: 'لا نستعمل ما ترسله إلينا إلا لما أرسلته من أجله. ولا تسجيل في الموقع، ولا إعلانات، ولا إحصاء للزوّار.',
    en: 'We use what you send us only for the purpose for which you sent it. This site has no accounts, no advertising and no visitor statistics.',
  },
  updated: { label: { ar: 'نسخة {date}', en: 'Version of {date}' }, date: '2026-11-28' },
  cards: {
    name: { ar: 'باختصار', en: 'In short' },
    items: [
      {
        icon: 'collection',
        to: '#kept',
        title: { ar: 'جمع البيانات', en: 'Data collection' },
        text: {
          ar: 'ما تكتبه في النموذج، وما يتطلّبه الاتصال نفسه، ولغتك، وطابع زمني.',
          en: 'What you write in a form, what a connection itself requires, your language and a time stamp.',
        },
        link: { ar: 'ماذا يُحفظ؟', en: 'What is kept' },
      },
      {
        icon: 'protection',
        to: '#messages',
        title: { ar: 'حماية البيانات', en: 'Data protection' },
        text: {
          ar: text`تصل رسالتك مشفّرة إلى خادمنا، ومنه بالبريد إلينا، ويحذف الخادم نسخته بعد ${withUnit(figures.sentMessageDays, 'day')} (والنسخ الاحتياطية بعد ${withUnit(figures.backupDays, 'day')} أخرى).`,
          en: text`A message travels encrypted to our server and from there by e-mail to us; the server deletes its copy ${withUnit(figures.sentMessageDays, 'day')} later (backups ${withUnit(figures.backupDays, 'day')} after that).`,
        },
        link: { ar: 'ماذا يحدث لرسالتك؟', en: 'What happens to your message' },
      },
      {
        icon: 'rights',
        to: '#rights',
        title: { ar: 'حقوقك', en: 'Your rights' },
        text: {
          ar: 'أن تعرف ما لدينا عنك، وأن تصحّحه أو تطلب حذفه، وأن تعترض وتشتكي.',
          en: 'To know what we hold about you, to have it corrected or deleted, to object and to complain.',
        },
        link: { ar: 'الحقوق كلها', en: 'All rights' },
      },
      {
        icon: 'cookies',
        to: '#kept',
        title: { ar: 'ملفات تعريف الارتباط', en: 'Cookies' },
        text: {
          ar: 'ملفان من هذا الموقع نفسه، لا يدلّ أيّ منهما عليك: لغتك، وطابع زمني لمنع الرسائل المزعجة.',
          en: 'This site sets two, neither of which identifies you: your language and an anti-spam time stamp.',
        },
        link: { ar: 'ما فيهما', en: 'What they hold' },
      },
    ],
  },
  kept: {
    title: { ar: 'ماذا يُحفظ، وأين، وإلى متى؟', en: 'What is kept, where and how long' },
    note: {
      ar: 'ما يُخزَّن في متصفحك لازم لما طلبته من الموقع، فلا يحتاج إلى موافقة (المادة 25، الفقرة 2 من قانون TDDDG الألماني).',
      en: 'What is stored in your browser is needed for what you ask of the site, so no consent is required (section 25(2) of the German TDDDG).',
    },
    heads: [
      { ar: 'ماذا', en: 'What' },
      { ar: 'أين', en: 'Where' },
      { ar: 'إلى متى', en: 'How long' },
      { ar: 'لماذا', en: 'What for' },
    ],
    groups: [
      {
        name: { ar: 'في متصفحك', en: 'In your browser' },
        rows: [
          {
            what: { ar: 'اللغة المختارة', en: 'The language you chose' },
            code: 'preferred-language',
            where: {
              ar: 'التخزين المحلي، وملف تعريف ارتباط بالاسم نفسه',
              en: 'Local storage, and a cookie of the same name',
            },
            long: {
              ar: text`الملف ${withUnit(figures.languageCookieYears, 'year')}، والتخزين إلى أن تمسحه`,
              en: text`The cookie ${withUnit(figures.languageCookieYears, 'year')}, the storage until you clear it`,
            },
            why: {
              ar: 'لتأتيك الصفحة بلغتك. قيمته ar أو en.',
              en: 'So that pages come in your language. Its value is ar or en.',
            },
          },
          {
            what: { ar: 'الطابع الزمني للنموذج', en: 'The form’s time stamp' },
            code: 'form-opened',
            where: {
              ar: 'ملف تعريف ارتباط موقّع، لا تقرؤه البرامج في الصفحة (HttpOnly)، ولا يُرسل إلا مع الرسالة وإلى صفحة النموذج',
              en: 'A signed cookie that no script can read (HttpOnly), returned only with a message and to the form’s page',
            },
            long: { ar: 'إلى أن تغلق المتصفح', en: 'Until you close the browser' },
            why: {
              ar: 'يسجّل وقت فتحك النموذج، لأن البرامج الآلية ترسل أسرع من الناس.',
              en: 'It records when you opened the form, because programs send faster than people.',
            },
          },
          {
            what: { ar: 'مسوّدة النموذج، ووقت آخر إرسال', en: 'A draft of the form and the time of the last message' },
            code: null,
            where: { ar: 'تخزين مؤقت لهذا التبويب وحده', en: 'Session storage of this one tab' },
            long: { ar: 'إلى الإرسال، أو إغلاق التبويب', en: 'Until it is sent or the tab is closed' },
            why: {
              ar: 'كي لا يضيع نصّك عند إعادة التحميل. لا تغادر جهازك.',
              en: 'So that a reload loses nothing. It never leaves your device.',
            },
          },
        ],
      },
      {
        name: { ar: 'على خادمنا', en: 'On our server' },
        rows: [
          {
            what: { ar: 'رسالتك بعد أن تصل إلى بريدنا', en: 'A delivered message' },
            code: null,
            where: { ar: 'نسخة على الخادم', en: 'A copy on the server' },
            long: {
              ar: text`${withUnit(figures.sentMessageDays, 'day')} بعد تسليمها`,
              en: text`${withUnit(figures.sentMessageDays, 'day')} after delivery`,
            },
            why: { ar: 'كي لا تضيع رسالة إن تعطّل البريد.', en: 'So that none is lost if the e-mail fails.' },
          },
          {
            what: { ar: 'رسالة لم يقبلها البريد', en: 'A message that the mail server refused' },
            code: null,
            where: { ar: 'الخادم', en: 'The server' },
            long: {
              ar: text`تُعاد المحاولة ${withUnit(figures.retryDays, 'day')}، ثم تُحذف بعد ${withUnit(figures.deadMessageDays, 'day')}`,
              en: text`Tried for ${withUnit(figures.retryDays, 'day')}, then deleted after ${withUnit(figures.deadMessageDays, 'day')}`,
            },
            why: { ar: 'لتصل في آخر الأمر.', en: 'So that it arrives after all.' },
          },
          {
            what: { ar: 'النسخ الاحتياطية من هذه الرسائل', en: 'Backup copies of these messages' },
            code: null,
            where: {
              ar: 'الخادم، وجهاز ثانٍ مشفّرةً',
              en: 'The server and, encrypted, a second machine',
            },
            long: {
              ar: text`${withUnit(figures.backupDays, 'day')} بعد حذف الرسالة نفسها`,
              en: text`${withUnit(figures.backupDays, 'day')} after the message itself is deleted`,
            },
            why: { ar: 'كي لا تضيع رسالة إن تعطّل الخادم.', en: 'So that none is lost if the server breaks down.' },
          },
          {
            what: { ar: 'عنوان الشبكة (IP)', en: 'The network address (IP)' },
            code: null,
            where: { ar: 'الاتصال نفسه', en: 'The connection itself' },
            long: { ar: 'ما دام الاتصال قائمًا', en: 'As long as the connection lasts' },
            why: {
              ar: 'ليصل الجواب إلى جهازك. لا يُكتب في السجلّ.',
              en: 'To route the response. It is not written to the log.',
            },
          },
          {
            what: { ar: 'بصمة عنوان الشبكة (IP)', en: 'A fingerprint of the network address (IP)' },
            code: null,
            where: {
              ar: 'ذاكرة الخادم وحدها: بصمة محسوبة (hash) بمفتاح سرّي عشوائي',
              en: 'The server’s memory only, as a keyed hash',
            },
            long: {
              ar: 'إلى منتصف الليل (UTC)، حين يُمحى ذلك المفتاح',
              en: 'Until midnight (UTC), when the random key is deleted',
            },
            why: { ar: 'كي لا يملأ برنامج آلي الصندوق برسائله.', en: 'So that a program cannot flood our mailbox.' },
          },
          {
            what: { ar: 'سجلّ الخادم', en: 'The server’s log' },
            code: null,
            where: { ar: 'الخادم', en: 'The server' },
            long: {
              ar: text`${withUnit(figures.logDays, 'day')} على الأكثر`,
              en: text`${withUnit(figures.logDays, 'day')} at most`,
            },
            why: {
              ar: 'للتشغيل والأعطال، وفيه رقم كل رسالة. لا نصوص رسائل فيه، ولا أسماء، ولا عناوين بريد كاملة.',
              en: 'For operation and faults; it has the reference of each message, but no message text, no names and no full mail addresses.',
            },
          },
        ],
      },
    ],
  },
  messages: {
    title: { ar: 'ماذا يحدث لرسالتك؟', en: 'What happens to your message' },
    note: {
      ar: 'الأساس القانوني: المادة 6، الفقرة 1 من اللائحة العامة لحماية البيانات (GDPR): البند (أ) لما توافق عليه، والبند (ب) لما يسبق التعاقد، والبند (ج) لما يفرض القانون حفظه، والبند (و) لسائر المراسلات ولمنع الإساءة، ومصلحتنا فيه أن نجيبك وأن يبقى بريدنا صالحًا للعمل.',
      en: 'Legal basis: Art. 6(1)(a) GDPR for what you consent to, (b) before a contract, (c) for what the law obliges us to keep, (f) for other correspondence and against abuse: our interest in answering and in a usable mailbox.',
    },
    steps: [
      {
        title: { ar: 'من متصفحك إلى\u00a0خادمنا', en: 'From your browser to\u00a0our server' },
        text: {
          ar: 'تُرسَل الحقول التي ملأتها، ومعها لغة الصفحة وعنوانها، ويُسجَّل وقت الوصول.',
          en: 'The fields you filled in are sent, with the page’s language and address; the time of arrival is recorded.',
        },
      },
      {
        title: { ar: 'من الخادم إلى\u00a0بريدنا', en: 'From the server to our mailbox' },
        text: {
          ar: 'تُحفظ، ثم تُسلَّم بالبريد. ولا تصل إلا إلينا وإلى الجهات التي تشغّل خادمنا وبريدنا بتكليف منّا.',
          en: 'It is stored, then delivered by e-mail. Only we and the providers that run our server and mailbox on our behalf receive it.',
        },
      },
      {
        title: { ar: 'عندنا', en: 'With us' },
        text: {
          ar: 'تُحذف رسالتك حين ينتهي الأمر، إلا المراسلات التي يفرض القانون الألماني حفظها.',
          en: 'Your message is deleted when the matter is closed, except for correspondence that German law obliges us to keep.',
        },
      },
      {
        title: { ar: 'الصور التي ترسلها', en: 'Photographs you send' },
        text: {
          ar: 'تُحذف الصور مع الرسالة التي جاءت معها. ولا تُنشر صورة إلا بموافقتك الخطية.',
          en: 'Photographs are deleted with the message they came with. None is published without your written consent.',
        },
      },
      {
        title: { ar: 'إن تطوّعت معنا', en: 'If you volunteer' },
        text: {
          ar: 'نستعمل اسمك ووسيلة الاتصال بك وحيّك وما تجيده لنصلك بمبادرة، ولا نعطيها من يقودها إلا إن وافقت، ونحذفها حين تنسحب أو تطلب ذلك.',
          en: 'We use your name, contact details, neighbourhood and skills to put you in touch with an initiative, give them to its leader only if you agree, and delete them when you leave or ask us to.',
        },
      },
    ],
    /**
     * Whether messages are read in Syria: a transfer to a third country (Art. 44 GDPR). Shown once the office says so
     * (office.ts).
     */
    inSyria: {
      yes: {
        ar: 'قد يقرأ رسالتك عاملون مع المكتب في سورية.',
        en: 'People who work with us in Syria may read your message.',
      },
      no: { ar: 'لا يقرأ أحد في سورية رسالتك.', en: 'Nobody in Syria reads your message.' },
    },
    warning: {
      ar: 'من فضلك لا ترسل بيانات صحية ولا صور وثائق شخصية.',
      en: 'Please send no health data and no ID documents.',
    },
  },
  others: {
    title: { ar: 'ما لا يُفتح إلا إذا طلبته', en: 'Only if you click' },
    note: {
      ar: 'ما لم تضغط، لا يُطلب شيء من خادم آخر: الخطوط والصور والبرامج والأفلام من خادمنا.',
      en: 'Until you click, nothing is requested from another server: fonts, pictures, scripts and films come from ours.',
    },
    items: [
      {
        icon: 'map',
        title: { ar: 'خريطة مكتبنا', en: 'The map of\u00a0our\u00a0office' },
        text: {
          ar: 'يعرف مزوّدها، OpenStreetMap Foundation (المملكة المتحدة)، عنوان الشبكة (IP) لجهازك.',
          en: 'Its provider, the OpenStreetMap Foundation (United Kingdom), learns your IP address.',
        },
      },
      {
        icon: 'chat',
        title: { ar: 'واتساب', en: 'WhatsApp' },
        text: {
          ar: 'إن فتحت الرابط سرت شروط واتساب وسياسة خصوصيته، وعالجت رقم هاتفك شركة WhatsApp Ireland في الاتحاد الأوروبي، وشركة WhatsApp LLC (الولايات المتحدة) في غيره، ومنه سورية.',
          en: 'If you open the link, WhatsApp’s terms and privacy policy apply, and it processes your number: WhatsApp Ireland serves the European Union, WhatsApp LLC (United States) other countries, Syria among them.',
        },
      },
    ],
  },
  rights: {
    title: { ar: 'حقوقك', en: 'Your rights' },
    note: {
      ar: 'بموجب اللائحة العامة لحماية البيانات (GDPR). يكفي أن تكتب إلينا، ولا يُشترط شكل معيّن.',
      en: 'Under the General Data Protection Regulation (GDPR). An informal message to us is enough.',
    },
    article: { ar: 'المادة {n}', en: 'Art. {n}' },
    items: [
      {
        article: 15,
        name: { ar: 'الاطّلاع', en: 'Access' },
        text: { ar: 'على ما لدينا عنك، مع نسخة منه.', en: 'to what we hold about you, with a copy.' },
      },
      {
        article: 16,
        name: { ar: 'التصحيح', en: 'Rectification' },
        text: { ar: 'تصحيح الخطأ وإكمال الناقص.', en: 'of what is wrong or incomplete.' },
      },
      {
        article: 17,
        name: { ar: 'الحذف', en: 'Erasure' },
        text: {
          ar: 'حذف بياناتك ما لم يفرض القانون حفظها.',
          en: 'of your data, unless the law obliges us to keep it.',
        },
      },
      {
        article: 18,
        name: { ar: 'التقييد', en: 'Restriction' },
        text: { ar: 'وقف الاستعمال ريثما يُحسم الخلاف.', en: 'of its use until a dispute is settled.' },
      },
      {
        article: 20,
        name: { ar: 'النقل', en: 'Portability' },
        text: { ar: 'استلام ما قدّمته بصيغة شائعة.', en: 'of what you gave us, in a common format.' },
      },
      {
        article: 77,
        name: { ar: 'الشكوى', en: 'Complaint' },
        text: {
          ar: 'إلى هيئة حماية البيانات حيث تسكن أو تعمل أو حيث وقعت المخالفة.',
          en: 'to the data protection authority where you live or work, or where the infringement took place.',
        },
      },
    ],
    /** Separate from the other rights, as Art. 21(4) GDPR demands. */
    objection: {
      article: 21,
      name: { ar: 'حق الاعتراض', en: 'Right to object' },
      text: {
        ar: 'لك في أي وقت، لأسباب تتعلق بوضعك الخاص، أن تعترض على معالجة بياناتك المستندة إلى مصلحتنا المشروعة.',
        en: 'You may object at any time, on grounds relating to your particular situation, to processing of your data that rests on our legitimate interest.',
      },
    },
    decisions: {
      ar: 'لك أن تسحب موافقتك متى شئت، ويسري السحب على ما بعده (المادة 7). ولا قرارات آلية هنا ولا تصنيف للأشخاص (المادة 22).',
      en: 'You may withdraw a consent at any time, for the future (Art. 7). There is no automated decision-making and no profiling (Art. 22).',
    },
  },
  contact: {
    title: { ar: 'المسؤول عن البيانات', en: 'Who is responsible' },
    text: {
      ar: 'لكل سؤال عن بياناتك، بالعربية أو الإنكليزية:',
      en: 'For every question about your data, in Arabic or English:',
    },
    labels: {
      name: { ar: 'الجهة المسؤولة', en: 'Controller' },
      representative: { ar: 'الممثّل القانوني', en: 'Represented by' },
      address: { ar: 'العنوان', en: 'Address' },
      email: { ar: 'البريد الإلكتروني', en: 'E-mail' },
      phone: { ar: 'الهاتف', en: 'Phone' },
      host: { ar: 'مشغّل الخادم والبريد', en: 'Server and mail provider' },
    },
    name: office.name,
  },
});
