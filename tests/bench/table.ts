/** A Markdown table. */
export const table = (heads: string[], rows: (string | number)[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
