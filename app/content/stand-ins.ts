import { office } from './office.ts';

/** Patterns of placeholder values: numbers reserved for fiction, example addresses. */
export const standIns = {
  phone: /23125/,
  email: /@example\.com$/,
  street: /^Musterstra/,
  city: /^44137 Dortmund$/,
  /** Latitude and longitude. */
  position: /^51\.5142 7\.4653$/,
} as const;

/** Whether the contact card can be offered: none of the contact data is a placeholder. */
export const officeIsReachable = ({ phone, email, address }: typeof office = office): boolean =>
  !standIns.phone.test(phone) &&
  !standIns.email.test(email) &&
  !standIns.street.test(address.street) &&
  !standIns.city.test(address.city);
