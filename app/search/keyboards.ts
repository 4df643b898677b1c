import { isArabic } from './words.ts';

/** The keys of an English and of an Arabic keyboard, in the same places. The key of B writes two letters. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const arabic = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';

/** A query as the same keys write it on the other keyboard: `hg;shvhj` is «الكسارات», «ؤقعساثق» is `crusher`. */
export function onOtherKeyboard(question: string): string {
  const [from, to, [one, other]] = isArabic(question) ? [arabic, latin, ['لا', 'b']] : [latin, arabic, ['b', 'لا']];
  return question
    .toLowerCase()
    .replaceAll(one!, other!)
    .replace(/\S/g, (key) => to[from.indexOf(key)] ?? key);
}
