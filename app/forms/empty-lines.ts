/**
 * The questions of a prefilled message (its lines that end with a colon) that have no answer in the typed text, neither
 * in their own line nor in the one below. A question that was deleted needs none.
 */
export function emptyLines(prefilled: string | undefined, typed: string): string[] {
  const questions = new Set(prefilled?.split('\n').filter((line) => line.endsWith(':')));
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    return questions.has(line) && (next === undefined || [...questions].some((question) => next.startsWith(question)));
  });
}
