import { sourceFiles } from './source-files.ts';

/** Utility classes and declarations that name a physical side. */
const utilities =
  /(?<=[\s"'`:])-?(?:(?:ml|mr|pl|pr|left|right|border-[lr]|rounded-[lr]|rounded-[tb][lr]|scroll-m[lr]|scroll-p[lr])-(?:\d|\[|\(|px|auto|full)[^\s"'`]*|text-left|text-right|float-left|float-right|border-[lr])(?=[\s"'`])/;
const declarations =
  /\b(?:margin|padding|border|inset)-(?:left|right)\b|(?:^|[\s;{])(?:left|right)\s*:|text-align:\s*(?:left|right)/;

/** Logical properties only, for both directions. A physical line explains itself with `physical:` above or in it. */
export function checkDirection(): string[] {
  const problems: string[] = [];
  for (const { file, text } of sourceFiles('{app,drawings}/**/*.{css,tsx}')) {
    if (file.includes('.test.')) continue;
    const lines = text.split('\n');
    lines.forEach((line, index) => {
      const excused = `${lines[index - 1] ?? ''}${line}`.includes('physical:');
      if (!excused && (file.endsWith('.css') ? declarations : utilities).test(line))
        problems.push(`${file}:${index + 1}: ${line.trim().slice(0, 100)}`);
    });
  }
  return problems;
}
