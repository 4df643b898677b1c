import type { Language } from '../text.ts';

/** Always there, whatever the content says, beside the digits: units and what visitors see of each other's language. */
export const everyPageLetters: Record<Language, string> = {
  ar: ' .,:;/%+-–()[]«»!?؟،؛@&×²³±°\'"*_ًٌٍَُِّْـابتثجحخدذرزسشصضطظعغفقكلمنهويأإآةىئؤءABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  en: ' .,:;/%+-–—()[]‘’“”!?@&×²³±°\'"*_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäöüßçéالعربية',
};
