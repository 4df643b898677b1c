import { standIns } from '../../app/content/stand-ins.ts';
import { imprint, type LaunchFact, officeFile } from './fact.ts';

const everywhere = ['/contact', '/terms', '/privacy', '/capability'] as const;

/** How people reach the office. Examples stand in until the office supplies its own. */
export const contact: readonly LaunchFact[] = [
  {
    file: officeFile,
    object: 'office',
    key: 'phone',
    kind: 'phone',
    label: { ar: 'رقم الهاتف', en: 'Phone number' },
    without: { ar: 'رقم محجوز للأمثلة', en: 'a number reserved for fiction' },
    why: imprint,
    example: standIns.phone,
    on: everywhere,
  },
  {
    file: officeFile,
    object: 'office',
    key: 'email',
    kind: 'email',
    label: { ar: 'البريد الإلكتروني', en: 'E-mail address' },
    without: { ar: 'عنوان محجوز للأمثلة', en: 'an address reserved for examples' },
    why: imprint,
    example: standIns.email,
    on: everywhere,
  },
  {
    file: officeFile,
    object: 'office|address',
    key: 'street',
    kind: 'line',
    label: { ar: 'الشارع ورقم البناء', en: 'Street and number' },
    without: { ar: 'شارع للأمثلة', en: 'an example street' },
    why: imprint,
    example: standIns.street,
    on: everywhere,
  },
  {
    file: officeFile,
    object: 'office|address',
    key: 'city',
    kind: 'line',
    label: { ar: 'الرمز البريدي والمدينة', en: 'Postcode and town' },
    without: { ar: 'دورتموند برمز للأمثلة', en: 'Dortmund with an example postcode' },
    why: imprint,
    example: standIns.city,
    on: everywhere,
  },
  {
    file: officeFile,
    object: 'office',
    key: 'chatNumber',
    kind: 'phone',
    label: { ar: 'رقم واتساب', en: 'WhatsApp number' },
    without: { ar: 'رقم محجوز للأمثلة خلف الزر', en: 'a number reserved for fiction behind the button' },
    example: standIns.phone,
    on: ['/', '/contact'],
  },
  {
    file: officeFile,
    object: 'office',
    key: 'position',
    kind: 'position',
    label: { ar: 'موقع المكتب على الخريطة', en: 'Place of the office on the map' },
    without: { ar: 'وسط دورتموند', en: 'the middle of Dortmund' },
    example: standIns.position,
    on: ['/contact'],
  },
  ...(['from', 'to'] as const).map(
    (key): LaunchFact => ({
      file: officeFile,
      object: 'office|hours',
      key,
      kind: 'time',
      label: {
        from: { ar: 'بدء الدوام، بتوقيت ألمانيا', en: 'Office opens, German time' },
        to: { ar: 'انتهاء الدوام، بتوقيت ألمانيا', en: 'Office closes, German time' },
      }[key],
      without: { ar: 'لا تخلو صفحة منه', en: 'no page does without it' },
      needed: true,
      on: ['/contact', '/capability'],
    }),
  ),
];
