/** What is missing before the site goes public, as a page to print with a box to tick per fact. */
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { office } from '../../app/content/office.ts';
import { directionOf } from '../../app/language/detect.ts';
import { colourRule } from '../building/tokens.ts';
import type { EditorLanguage } from './languages.ts';
import { countWords, type LaunchChapter, missingWords } from './missing-facts.ts';
import { launchWords } from './words.ts';

const style = `${colourRule}
@page{size:A4;margin:16mm}
*{box-sizing:border-box;margin:0;padding:0}
html{font:10pt/1.5 'IBM Plex Sans Arabic','IBM Plex Sans','DejaVu Sans',Arial,sans-serif;color:var(--color-ink);background:#fff}
section{max-inline-size:180mm;margin-inline:auto;padding-block:8mm}
section+section{break-before:page}
h1{font-size:20pt;line-height:1.3;border-block-end:1.4pt solid;padding-block-end:3mm;margin-block-end:3mm}
h2{font-size:13pt;margin-block:7mm 1mm;display:flex;gap:4mm;align-items:baseline;break-after:avoid}
h3{font-size:10.5pt;margin-block:3mm 1mm;break-after:avoid}
small{font-size:8.5pt;font-weight:400;color:var(--color-ink-2)}
ul{list-style:none;border-block-start:.8pt solid}
li{display:grid;grid-template-columns:6mm 62mm 1fr;gap:3mm;padding-block:1.2mm;border-block-end:.4pt solid var(--color-grid);break-inside:avoid}
li::before{content:"";inline-size:3.5mm;block-size:3.5mm;border:.8pt solid;margin-block-start:1mm}`;

const list = (language: EditorLanguage, chapters: readonly LaunchChapter[]): ReactNode =>
  h(
    'section',
    { key: language, lang: language, dir: directionOf(language) },
    h('h1', null, launchWords.title[language]),
    h('p', null, launchWords.lead[language]),
    chapters.map((chapter) => [
      h(
        'h2',
        { key: `h${chapter.title.en}` },
        chapter.title[language],
        h('small', null, countWords(chapter, language)),
      ),
      chapter.subjects.map(({ name, where, missing }) => [
        h('h3', { key: `n${name.en}` }, name[language], ' ', h('small', null, where[language])),
        h(
          'ul',
          { key: `l${name.en}` },
          missing.map((fact, index) =>
            h('li', { key: index }, h('b', null, fact.label[language]), h('small', null, missingWords(fact, language))),
          ),
        ),
      ]),
    ]),
  );

/** @returns a document with one part per language, each on its own pages */
export const launchSheet = (chapters: readonly LaunchChapter[], languages: readonly EditorLanguage[]): string =>
  `<!doctype html>${renderToStaticMarkup(
    h(
      'html',
      { lang: languages[0], dir: directionOf(languages[0]!) },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('title', null, `${launchWords.title[languages[0]!]} · ${office.name[languages[0]!]}`),
        h('style', null, style),
      ),
      h(
        'body',
        null,
        languages.map((language) => list(language, chapters)),
      ),
    ),
  )}`;
