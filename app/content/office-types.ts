import type { DataLicence } from './data-licences.ts';
import type { Photo } from './photo.ts';
import type { Language, Text } from './text.ts';

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

/** A signed statement. */
export interface Declaration {
  text: Text;
  signedBy: string;
  /** A date, as 2026-11-21. */
  signedOn: string;
}

export type DeclarationName = 'safety' | 'codeOfConduct' | 'safeguarding' | 'antiCorruption' | 'sanctionsAndEndUse';

/** What `office.ts` may hold; what is optional and empty is not shown. */
export interface Office {
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
  /** The licence of the register of figures as a compilation; the office decides. */
  dataLicence?: DataLicence;
}
