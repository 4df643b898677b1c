import { office } from './office.ts';

/** How a value looks that only stands in until the office supplies its own: a number reserved for fiction, an example address. */
export const standIns = {
  phone: /23125/,
  email: /@example\.com$/,
  street: /^Musterstra/,
  city: /^44137 Dortmund$/,
} as const;

/** Whether an address book may keep the office: none of its ways of contact is a stand-in. */
export const officeIsReachable = ({ phone, email, address }: typeof office = office): boolean =>
  !standIns.phone.test(phone) &&
  !standIns.email.test(email) &&
  !standIns.street.test(address.street) &&
  !standIns.city.test(address.city);
