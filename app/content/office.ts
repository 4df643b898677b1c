import type { DataLicence } from './data-licences.ts';
import type { Photo } from './photo.ts';
import type { Language, Text } from './text.ts';

/**
 * The office's own data. Until the office supplies its own, a value is a role word or a reserved example; every other
 * fact is an optional field, and empty ones are not shown. `npm run check:launch` lists what is missing
 * (tools/office/). Never an invented person.
 */
export const office: Office = {
  name: { ar: 'المكتب الهندسي الألماني السوري', en: 'German-Syrian Engineering Office' },
  /** The name in two lines, for the mark in the header. */
  nameLines: [
    { ar: 'المكتب الهندسي', en: 'German-Syrian' },
    { ar: 'الألماني السوري', en: 'Engineering Office' },
  ],
  /** Of the numbers that the Federal Network Agency keeps free for fiction (030 23125-xxx). */
  phone: '+49 30 23125 042',
  email: 'office@example.com',
  chatNumber: '+49 30 23125 042',
  address: {
    street: 'Musterstraße 12',
    city: '44137 Dortmund',
    country: { ar: 'ألمانيا', en: 'Germany' },
  },
  /** Where the map opens: the middle of Dortmund until the office names its own door. Degrees, WGS 84. */
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
};

/** Of the imprint (§5 DDG and what other laws add), and of the privacy page. */
interface Legal {
  /** In full, as the register has it. */
  name?: Text;
  form?: Text;
  representative?: Text;
  register?: Text;
  vatId?: string;
  economicId?: string;
  chamber?: Text;
  professionalTitle?: Text;
  supervisoryAuthority?: Text;
  insurer?: Text;
  responsibleEditor?: Text;
  /** Whether the office takes part in settling disputes before a consumer board (§36 VSBG). */
  disputes?: Text;
  /** The companies that run server and mailbox on the office's behalf (Art. 28 GDPR). */
  host?: Text;
  /** Whether messages are read in Syria (Art. 44 GDPR). */
  messagesInSyria?: 'yes' | 'no';
  /** Which text of the terms counts where the two differ. */
  prevailingLanguage?: Language;
  /** The day on which the office last checked what may be exported, as 2026-11-21. */
  exportLawChecked?: string;
}

interface Certificate {
  institution?: Text;
  supervisor?: Text;
  author?: Text;
  description?: Text;
  /** Shown in the place of the drawing. */
  scan?: Photo;
}

interface Person {
  position: Text;
  name?: Text;
  portrait?: Photo;
  /** What the person does in the office, in a sentence. */
  description?: Text;
}

/** What buyers of the United Nations and of development banks ask a company for. */
interface Company {
  owners?: Text;
  ungmNumber?: string;
  /** Eight digits each. */
  unspscCodes?: readonly string[];
  /** The contact for complaints, separate from those who do the work. */
  complaints?: Text;
}

/** What a mayor or a family asks before writing. */
interface Answers {
  clearsSingleHouses?: 'yes' | 'no';
  /** What it costs to ask. */
  askingCost?: Text;
  /** How long an answer takes. */
  answerTime?: Text;
  /** A plant that visitors can see. */
  plantToVisit?: Text;
}

/** A signed statement. */
export interface Declaration {
  text: Text;
  signedBy: string;
  /** A day, as 2026-11-21. */
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
  /** Under which terms others may use the register of figures as a compilation; the office decides. */
  dataLicence?: DataLicence;
}

/** The link that opens a chat with a prefilled greeting (HO-7); its number stands there as digits only. */
export const chatLink = (greeting: string): string =>
  `https://wa.me/${office.chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
