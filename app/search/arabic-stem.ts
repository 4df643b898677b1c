/**
 * Light stemming of Arabic as Larkey, Ballesteros and Connell found best for search (light10, 2007), and a little more: the possessive
 * endings, and the ta marbuta that opens before them. Snowball's stemmer was tried: it parts «كسارات» from «الكسارات» and takes the
 * first letter of «ورشات» for a conjunction.
 */
const article = /^(?:[وف]?(?:[بك]?ال|لل))(?=.{3})/;
/** A conjunction and a preposition that may as well be letters of the word. */
const attached = [/^[وف](?=.{3})/, /^[بلك](?=.{3})/, /^[وف][بلك](?=.{3})/];
const possessive = /(?<=.{3})(?:هما|كما|ها|هم|هن|كم|كن|نا)$/;
const plural = /(?<=.{3})(?:ات|ون|ين|ان)$/;

function withoutEndings(word: string): string {
  const owned = word.replace(possessive, '');
  const noun = owned === word ? owned : owned.replace(/(?<=.{3})ت$/, '');
  return noun
    .replace(plural, '')
    .replace(/(?<=.{4})ا$/, '')
    .replace(/(?<=.{3})ه$/, '')
    .replace(/(?<=.{3})ي$/, '')
    .replace(/(?<=.{3})ء$/, '');
}

/** @param word in the one spelling of `normalise` @returns its stem first, then what it would be without an attached letter or two */
export function arabicStems(word: string): string[] {
  const bare = word.replace(article, '');
  const stems = [withoutEndings(bare)];
  if (bare === word) {
    for (const letters of attached) if (letters.test(word)) stems.push(withoutEndings(word.replace(letters, '')));
  }
  return [...new Set(stems)];
}
