import type { Office } from './office-types.ts';

/*
 * The office's own data. You need no programming to fill it in:
 *
 * - Change only what stands between two apostrophes: 'like this'. An apostrophe inside a text is typed as ’.
 * - A text in two languages has both: { ar: 'Arabic', en: 'English' }.
 * - Every line ends with a comma.
 * - A line that begins with // is an example and is not shown. Delete the two strokes and put in your own value.
 * - What is missing is not shown on the site. `npm run check:launch` lists what must be there before the site goes public.
 */
export const office: Office = {
  name: { ar: 'المكتب الهندسي الألماني السوري', en: 'German-Syrian Engineering Office' },
  // The same name in two lines, beside the logo.
  nameLines: [
    { ar: 'المكتب الهندسي', en: 'German-Syrian' },
    { ar: 'الألماني السوري', en: 'Engineering Office' },
  ],

  // Examples, to be replaced: telephone, e-mail, WhatsApp number and address.
  phone: '+49 30 23125 042',
  email: 'office@example.com',
  chatNumber: '+49 30 23125 042',
  address: {
    street: 'Musterstraße 12',
    city: '44137 Dortmund',
    country: { ar: 'ألمانيا', en: 'Germany' },
  },
  // Where the map opens: latitude and longitude in degrees. Now the centre of Dortmund, to be replaced.
  position: { latitude: 51.5142, longitude: 7.4653 },
  hours: { from: '9:00', to: '17:00' },

  // For the imprint (Impressum) and the privacy page.
  legal: {
    // name: { ar: '…', en: 'Full name as in the register' },
    // form: { ar: '…', en: 'GmbH' },
    // representative: { ar: '…', en: 'Name of the managing director' },
    // vatId: 'DE000000000',
    // register: { ar: '…', en: 'Court and number' },
    // host: { ar: '…', en: 'The companies that run the server and the mailbox' },
    // deadlinesChecked: '2026-11-28',
  },

  people: {
    managing: {
      position: { ar: 'المدير العام', en: 'Managing Director' },
      // name: { ar: '…', en: '…' },
    },
    technical: {
      position: { ar: 'المدير الفني', en: 'Technical Director' },
      // name: { ar: '…', en: '…' },
    },
  },

  // The two academic certificates of 2017.
  certificates: {
    first: {
      // institution: { ar: '…', en: '…' },
      // supervisor: { ar: '…', en: '…' },
    },
    second: {},
  },

  // What buyers of the United Nations and development banks ask for.
  company: {
    // ungmNumber: '000000',
  },
  // Signed statements, for example antiCorruption: { text: { ar: '…', en: '…' }, signedBy: '…', signedOn: '2026-11-28' },
  declarations: {},
};

/** A link that opens a chat with a prefilled greeting (HO-7); it has the number as digits only. */
export const chatLink = (greeting: string): string =>
  `https://wa.me/${office.chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
