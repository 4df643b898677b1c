/**
 * Light stemming of Arabic as in light10 (Larkey, Ballesteros and Connell, 2007), plus possessive endings and the ta
 * marbuta before them. Snowball's stemmer gives «كسارات» and «الكسارات» different stems and takes the first letter of
 * «ورشات» for a conjunction.
 */
const article = /^(?:[وف]?(?:[بك]?ال|لل))(?=.{3})/;
/** A conjunction or preposition, or the first letters of the word. */
const attached = [/^[وف](?=.{3})/, /^[بلك](?=.{3})/, /^[وف][بلك](?=.{3})/];
const possessive = /^(.{3,}?)(?:هما|كما|ها|هم|هن|كم|كن|نا)$/;
const plural = /^(.{3,}?)(?:ات|ون|ين|ان)$/;

function withoutEndings(word: string): string {
  const owned = word.replace(possessive, '$1');
  const noun = owned === word ? owned : owned.replace(/^(.{3,})ت$/, '$1');
  return noun
    .replace(plural, '$1')
    .replace(/^(.{4,})ا$/, '$1')
    .replace(/^(.{3,})ه$/, '$1')
    .replace(/^(.{3,})ي$/, '$1')
    .replace(/^(.{3,})ء$/, '$1');
}

/**
 * @param word normalised by `normalise`
 * @returns its stem, then the stems without one or two attached letters
 */
export function arabicStems(word: string): string[] {
  const bare = word.replace(article, '');
  const stems = [withoutEndings(bare)];
  if (bare === word) {
    for (const letters of attached) if (letters.test(word)) stems.push(withoutEndings(word.replace(letters, '')));
  }
  return [...new Set(stems)];
}
