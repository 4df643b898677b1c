import { defineContent } from './define-content.ts';

/** Licences for data, by their names in the SPDX list. */
export const dataLicences = defineContent('dataLicences', {
  'CC0-1.0': {
    name: { ar: 'المشاع الإبداعي، بلا حقوق محفوظة', en: 'Creative Commons Zero' },
    address: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  'CC-BY-4.0': {
    name: { ar: 'المشاع الإبداعي، نَسب المصنَّف', en: 'Creative Commons Attribution' },
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
  'CC-BY-SA-4.0': {
    name: { ar: 'المشاع الإبداعي، نَسب المصنَّف والترخيص بالمثل', en: 'Creative Commons Attribution-ShareAlike' },
    address: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
});

export type DataLicence = keyof typeof dataLicences;
