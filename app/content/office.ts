import type { AreaId } from './areas.ts';
import type { DataLicence } from './data-licences.ts';
import type { Photo } from './photo.ts';
import type { Language, Text } from './text.ts';

/**
 * The office's own data. Until the office supplies them, some values are generic or reserved examples, never an
 * invented person; all others are optional and not shown if empty. `npm run check:launch` lists what is missing.
 */
export const office: Office = {
  name: { ar: 'المكتب الهندسي الألماني السوري', en: 'German-Syrian Engineering Office' },
  /** The name in two lines, beside the header's logo. */
  nameLines: [
    { ar: 'المكتب الهندسي', en: 'German-Syrian' },
    { ar: 'الألماني السوري', en: 'Engineering Office' },
  ],
  /** From the range that the Federal Network Agency reserves for fiction (030 23125-xxx). */
  phone: '+49 30 23125 042',
  email: 'office@example.com',
  chatNumber: '+49 30 23125 042',
  address: {
    street: 'Musterstraße 12',
    city: '44137 Dortmund',
    country: { ar: 'ألمانيا', en: 'Germany' },
  },
  /** The map's initial position: the centre of Dortmund until the office supplies its own. Degrees, WGS 84. */
  position: { latitude: 51.5142, longitude: 7.4653 },
  hours: { from: '9:00', to: '17:00' },
  legal: {},
  certificates: { first: {}, second: {} },
  people: {
    managing: { position: { ar: 'المدير العام', en: 'Managing Director' } },
    technical: { position: { ar: 'المدير الفني', en: 'Technical Director' } },
  },
  company: {},
  declarations: {},
  answers: {},
  emergency: {},
};

/** For the imprint (§5 DDG and other laws) and the privacy page. */
interface Legal {
  /** The full registered name. */
  name?: Text;
  form?: Text;
  representative?: Text;
  register?: Text;
  vatId?: string;
  economicId?: string;
  chamber?: Text;
  professionalTitle?: Text;
  /** Their names and where they can be read (§5(1) no. 5c DDG). */
  professionalRules?: Text;
  supervisoryAuthority?: Text;
  insurer?: Text;
  responsibleEditor?: Text;
  /** Whether the office takes part in dispute resolution before a consumer board (§36 VSBG). */
  disputes?: Text;
  /** The companies that operate server and mailbox for the office (Art. 28 GDPR). */
  host?: Text;
  /** Whether messages are read in Syria (Art. 44 GDPR). */
  messagesInSyria?: 'yes' | 'no';
  /** Which language version of the terms prevails. */
  prevailingLanguage?: Language;
  /** The day of the office's last check of export law, as 2026-11-21. */
  exportLawChecked?: string;
  /** The day of the office's last check of the deadlines on /legal. */
  deadlinesChecked?: string;
}

interface Certificate {
  institution?: Text;
  supervisor?: Text;
  author?: Text;
  description?: Text;
  /** Shown instead of the sheet of text. */
  scan?: Photo;
}

interface Person {
  position: Text;
  name?: Text;
  portrait?: Photo;
  /** The person's role in the office, in one sentence. */
  description?: Text;
}

/** Company data that buyers of the United Nations and development banks require. */
interface Company {
  owners?: Text;
  ungmNumber?: string;
  /** Eight digits each. */
  unspscCodes?: readonly string[];
  /** The contact for complaints, separate from the people who do the work. */
  complaints?: Text;
}

/** Answers to first questions of a mayor or a family. */
interface Answers {
  clearsSingleHouses?: 'yes' | 'no';
}

/** A signed statement. */
export interface Declaration {
  text: Text;
  signedBy: string;
  /** A date, as 2026-11-21. */
  signedOn: string;
}

export type DeclarationName = 'safety' | 'codeOfConduct' | 'safeguarding' | 'antiCorruption' | 'sanctionsAndEndUse';

interface Office {
  name: Text;
  nameLines: readonly [Text, Text];
  phone: string;
  email: string;
  chatNumber: string;
  address: { street: string; city: string; country: Text };
  position: { latitude: number; longitude: number };
  hours: { from: string; to: string };
  legal: Legal;
  certificates: Record<'first' | 'second', Certificate>;
  people: Record<'managing' | 'technical', Person>;
  company: Company;
  declarations: Partial<Record<DeclarationName, Declaration>>;
  answers: Answers;
  /** The number to call in danger, by area of the debris map. */
  emergency: Partial<Record<AreaId, string>>;
  /** The licence of the register of figures as a compilation; the office decides. */
  dataLicence?: DataLicence;
}

/** A link that opens a chat with a prefilled greeting (HO-7); it has the number as digits only. */
export const chatLink = (greeting: string): string =>
  `https://wa.me/${office.chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
