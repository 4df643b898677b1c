import type { Text } from './text.ts';

/**
 * The office's own data, in this one place. Everything here is a role word or a reserved example value until the office
 * supplies its own; `npm run check:launch` lists what is still missing. Never an invented person.
 */
export const office = {
  name: { ar: 'المكتب الهندسي الألماني السوري', en: 'German-Syrian Engineering Office' },
  /** The name in two lines, for the mark in the header. */
  nameLines: [
    { ar: 'المكتب الهندسي', en: 'German-Syrian' },
    { ar: 'الألماني السوري', en: 'Engineering Office' },
  ],
  /** Of the numbers that the Federal Network Agency keeps free for fiction (030 23125-xxx). */
  phone: '+49 30 23125 042',
  email: 'office@example.com',
  /** International digits only, as wa.me wants them. */
  chatNumber: '493023125042',
  address: {
    street: 'Musterstraße 12',
    city: '44137 Dortmund',
    country: { ar: 'ألمانيا', en: 'Germany' },
  },
  /** Where the map opens: the middle of Dortmund until the office names its own door. Degrees, WGS 84. */
  position: { latitude: 51.5142, longitude: 7.4653 },
  hours: { from: '9:00', to: '17:00' },
  legal: {
    /** Each is `null`, and not shown, until the office supplies it; `check:launch` refuses to pass before. */
    form: null as Text | null,
    representative: null as string | null,
    register: null as string | null,
    vatId: null as string | null,
    supervisoryAuthority: null as Text | null,
  },
  /** Under which terms others may use the register of figures as a compilation; the office decides. Not shown until then. */
  dataLicence: null as DataLicence | null,
  people: {
    managing: { ar: 'المدير العام', en: 'Managing Director' },
    technical: { ar: 'المدير الفني', en: 'Technical Director' },
  },
} as const satisfies Office;

export interface DataLicence {
  name: Text;
  /** As in the SPDX list, for example `CC-BY-4.0`. */
  spdx: string;
  address: string;
}

interface Office {
  dataLicence: DataLicence | null;
  name: Text;
  nameLines: readonly [Text, Text];
  phone: string;
  email: string;
  chatNumber: string;
  address: { street: string; city: string; country: Text };
  position: { latitude: number; longitude: number };
  hours: { from: string; to: string };
  legal: Record<'register' | 'vatId' | 'representative', string | null> &
    Record<'form' | 'supervisoryAuthority', Text | null>;
  people: Record<'managing' | 'technical', Text>;
}

/** The link that opens a chat with a prefilled greeting (HO-7). */
export const chatLink = (greeting: string): string =>
  `https://wa.me/${office.chatNumber}?text=${encodeURIComponent(greeting)}`;
