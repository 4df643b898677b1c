import type { Language } from '../text.ts';

/** Always in the fonts, besides the digits: units, and texts in the other language. */
export const everyPageLetters: Record<Language, string> = {
  ar: ' .,:;/%+-–()[]«»!?؟،؛@&×²³±°\'"*_ًٌٍَُِّْـابتثجحخدذرزسشصضطظعغفقكلمنهويأإآةىئؤءگچپABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  en: ' .,:;/%+-–—()[]‘’“”!?@&×²³±°\'"*_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäöüßçé',
};
