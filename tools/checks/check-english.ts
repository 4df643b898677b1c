import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { sourceFiles } from './source-files.ts';

/** Constructions that make a reader read twice, each with the usual wording and a sentence that it refuses. */
export const refused: readonly { pattern: RegExp; write: string; example: string }[] = [
  {
    pattern: /\b[Ww]hoever\b|\b(by|[Ff]or|from|of|than|to|with) who\b|(^|\. )Who\b/,
    write: 'name the subject: the visitor, the client, the server',
    example: 'Whoever asks again gets 429.',
  },
  {
    pattern: /\b(any|every|no|some)body\b/i,
    write: 'name the person or the thing',
    example: 'A page that nobody has opened.',
  },
  {
    pattern: /\bwhat (comes|goes|is (gone|left|new|there)|lies|stands)\b/i,
    write: 'name the thing',
    example: 'What is gone leaves the list.',
  },
  {
    pattern: /\b(that|what|which) (are|is) (no|none)\b(?! longer)/i,
    write: 'a negative adjective: invalid, not an address',
    example: 'Refuses what is no address.',
  },
  {
    pattern: /\bon (its|the|their) way\b/i,
    write: 'in progress, loading, pending',
    example: 'A message on its way is finished.',
  },
  { pattern: /\b(had|has|have) come\b/i, write: 'has loaded, has arrived', example: 'Once its code has come.' },
  {
    pattern: /\btake-?over\b|\btak(e|en|es|ing) (it |the page |them )?over\b/i,
    write: 'hydrate, replace, inherit',
    example: 'React takes the page over.',
  },
  { pattern: /\banew\b/i, write: 'again, from scratch', example: 'Makes the files anew.' },
  {
    pattern: /\b(are|be|is) told\b|\btells? of\b/i,
    write: 'gets a message, is reported, reports',
    example: 'The office is told of dead messages.',
  },
  {
    pattern: /\bwhere there (are|is|was)\b/i,
    write: 'if there is',
    example: 'The browser, where there is one.',
  },
  {
    pattern: /\bhold(ing|s)? ([a-z]+ ){0,2}up\b|\bheld up\b/i,
    write: 'delay, block',
    example: 'A flood holds no page up.',
  },
  {
    pattern: /\b(back on|on a slow|while there is a|without a) line\b/i,
    write: 'connection, offline, online',
    example: 'Pages can be read without a line.',
  },
  {
    pattern: /\b(bring|brings|come|comes|goes|take|takes) along\b|\bby turns\b|\bof (its|their) own accord\b/i,
    write: 'is copied, is included, alternately',
    example: 'Old assets come along.',
  },
  {
    pattern: /\b(are|be|is) looked at\b/i,
    write: 'is checked, is tested',
    example: 'Each page is looked at once.',
  },
];

const isTest = /^(describe|it|once\(\)|test)\b/;

/** Every comment and test name of a source file, with its offset. Adjacent line comments count as one. */
export function prose(file: string, source: string): { text: string; start: number }[] {
  if (file.endsWith('.css')) return [...source.matchAll(/\/\*.*?\*\//gs)].map((m) => ({ text: m[0], start: m.index }));
  const { comments, program } = parseSync(file, source);
  const found: { text: string; start: number; end: number }[] = [];
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1);
    if (type === 'Line' && last && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${value}`;
      last.end = end;
    } else found.push({ text: value, start, end });
  }
  new Visitor({
    CallExpression({ callee, arguments: [name] }: ESTree.CallExpression) {
      if (name && /^(Literal|TemplateLiteral)$/.test(name.type) && isTest.test(source.slice(callee.start, callee.end)))
        found.push({ text: source.slice(name.start + 1, name.end - 1), start: name.start, end: name.end });
    },
  }).visit(program);
  return found;
}

/** @returns the refused constructions of a text, with what to write instead */
export function englishProblems(text: string): string[] {
  const plain = text.replace(/\s+\*?\s*/g, ' ').trim();
  return refused.flatMap(({ pattern, write }) => {
    const match = pattern.exec(plain);
    return match ? [`“${match[0].trim()}”: ${write}`] : [];
  });
}

/** Refuses constructions in comments, test names and Markdown that need a second reading. */
export function checkEnglish(): string[] {
  const code = sourceFiles('{*.ts,{app,drawings,server,tools,tests}/**/*.{ts,tsx,js,mjs,css}}').filter(
    // The list of constructions quotes all of them.
    ({ file }) => !file.includes('check-english'),
  );
  const parts = code.flatMap(({ file, text }) =>
    prose(file, text).map((part) => ({ file, text: part.text, line: text.slice(0, part.start).split('\n').length })),
  );
  const pages = sourceFiles('{*.md,deploy/*,{app,docs,drawings}/**/*.md}').flatMap(({ file, text }) =>
    text.split('\n').map((line, at) => ({ file, text: line, line: at + 1 })),
  );
  return [...parts, ...pages].flatMap(({ file, text, line }) =>
    englishProblems(text).map((problem) => `${file}:${line} ${problem}`),
  );
}
