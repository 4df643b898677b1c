/** What is missing before the site goes public, by chapter and as lines of text. */
import { releases } from '../../app/content/figure-changes.ts';
import { type Film, films } from '../../app/content/films.ts';
import { fill } from '../../app/language/format.ts';
import { openQuestions } from '../../app/register/rows.ts';
import { rewordedNow } from '../checks/check-figures.ts';
import type { FactSort, LaunchGroup } from './fact.ts';
import type { EditorLanguage, EditorText } from './languages.ts';
import type { Field } from './read-facts.ts';
import { launchWords } from './words.ts';

type Missing = Pick<Field, 'label' | 'of' | 'without' | 'why' | 'ifAny'>;

interface Subject {
  name: EditorText;
  /** Undefined for the office, the server, the films and the register. */
  sort?: FactSort;
  /** Where to fill it in. */
  where: EditorText;
  missing: Missing[];
}

export interface LaunchChapter {
  title: EditorText;
  total: number;
  subjects: readonly Subject[];
  /** A required fact is missing: the site should not go public. */
  refuses: boolean;
}

const { groups, where } = launchWords;

/** By project, person or certificate, the office first. */
function bySubject(fields: readonly Field[]): Subject[] {
  const subjects = new Map<string, Subject>();
  for (const field of fields) {
    const name = field.of ?? launchWords.office;
    const { sort } = field;
    const subject: Subject = subjects.get(name.en) ?? { name, sort, where: where.office, missing: [] };
    subject.missing.push(field);
    subjects.set(name.en, subject);
  }
  return [...subjects.values()];
}

const chapter = (title: EditorText, total: number, subjects: readonly Subject[], mayWait = false): LaunchChapter => ({
  title,
  total,
  subjects: subjects.filter(({ missing }) => missing.length > 0),
  refuses: !mayWait && subjects.some(({ missing }) => missing.some(({ ifAny }) => !ifAny)),
});

/** @param environment variables of the server, which has settings of its own */
export async function launchChapters(
  fields: readonly Field[],
  environment: NodeJS.ProcessEnv,
): Promise<LaunchChapter[]> {
  const of = (group: LaunchGroup) => {
    const all = fields.filter((field) => field.group === group);
    return { total: all.length, subjects: bySubject(all.filter(({ missing }) => missing)) };
  };
  const [contact, law, trust, tenders] = [of('contact'), of('law'), of('trust'), of('tenders')];
  const settings = Object.entries(launchWords.settings);
  const unset = settings.filter(([name]) => !environment[name]);
  const questions = await openQuestions();
  const previews = Object.values<Film>(films).filter(({ address }) => address === undefined);
  return [
    chapter(groups.contact, contact.total, contact.subjects),
    chapter(groups.law, law.total, law.subjects),
    chapter(groups.operation, settings.length + 1, [
      {
        name: launchWords.server,
        where: where.server,
        missing: unset.map(([name, { label, without }]) => ({
          label: { ar: `${name}: ${label.ar}`, en: `${name}: ${label.en}` },
          without,
          ...plain,
        })),
      },
      { name: launchWords.register, where: where.register, missing: newRelease((await rewordedNow()).length) },
    ]),
    chapter(groups.trust, trust.total + Object.keys(films).length + questions.length, [
      ...trust.subjects,
      {
        name: launchWords.films,
        where: where.films,
        missing: previews.map(({ title }) => ({ label: title, without: launchWords.preview, ...plain })),
      },
      {
        name: launchWords.register,
        where: where.questions,
        missing: questions.map((label) => ({ label, without: launchWords.unsaid, ...plain })),
      },
    ]),
    chapter(groups.tenders, tenders.total, tenders.subjects, true),
  ];
}

const newRelease = (n: number): Missing[] =>
  n === 0
    ? []
    : [
        {
          label: {
            ar: fill(launchWords.reworded.label.ar, { n, date: releases[0] }),
            en: fill(launchWords.reworded.label.en, { n, date: releases[0] }),
          },
          without: launchWords.reworded.without,
          ...plain,
        },
      ];

const plain = { of: undefined, why: undefined, ifAny: false };

export const count = ({ subjects }: LaunchChapter): number =>
  subjects.reduce((sum, { missing }) => sum + missing.length, 0);

/** The number of missing facts of a chapter, in words. */
export const countWords = (chapter: LaunchChapter, language: EditorLanguage): string =>
  count(chapter) === 0
    ? launchWords.complete[language]
    : fill(launchWords.missing[language], { n: count(chapter), total: chapter.total });

/** For a missing fact: the law that requires it, and what the page shows now. */
export const missingWords = ({ why, ifAny, without }: Missing, language: EditorLanguage): string =>
  [why?.[language], ifAny && launchWords.ifAny[language], `${launchWords.now[language]}: ${without[language]}`]
    .filter(Boolean)
    .join('. ');

const line = ({ label, ...fact }: Missing, language: EditorLanguage, more = ''): string =>
  `    - ${label[language].replace(/(?<![?؟])$/, ':')} ${more}${missingWords({ label, ...fact }, language).replace(/\.$/, '')}.`;

/** The facts of one subject, one line each. What several projects, people or certificates lack is one line for all. */
function subjectLines(subjects: readonly Subject[], language: EditorLanguage): string[] {
  const single = subjects.filter(({ sort }) => !sort);
  const shared = new Map<string, { fact: Missing; sort: FactSort; where: EditorText; names: string[] }>();
  for (const { name, sort, where: place, missing } of subjects)
    for (const fact of sort ? missing : []) {
      const key = `${sort} ${fact.label.en}`;
      const known = shared.get(key) ?? { fact, sort: sort!, where: place, names: [] };
      known.names.push(name[language]);
      shared.set(key, known);
    }
  const heads = new Map([...shared.values()].map(({ sort, where: place }) => [sort, place]));
  return [
    ...single.flatMap(({ name, where: place, missing }) => [
      `  ${name[language]} (${place[language]})`,
      ...missing.map((fact) => line(fact, language)),
    ]),
    ...[...heads].flatMap(([sort, place]) => [
      `  ${launchWords.sorts[sort].name[language]} (${place[language]})`,
      ...[...shared.values()]
        .filter((one) => one.sort === sort)
        .map(({ fact, names }) => line(fact, language, `${inSubjects(names, sort, language)}. `)),
    ]),
  ];
}

/** `missing in 8 projects`; a single one is named. */
const inSubjects = (names: readonly string[], sort: FactSort, language: EditorLanguage): string =>
  names.length === 1 ? names[0]! : fill(launchWords.sorts[sort].missing[language], { n: names.length });

/** The list for a terminal. */
export const launchText = (chapters: readonly LaunchChapter[], language: EditorLanguage): string =>
  [
    launchWords.title[language],
    ...chapters.flatMap((one, index) => [
      `\n${index + 1}. ${one.title[language]} (${countWords(one, language)})`,
      ...subjectLines(one.subjects, language),
    ]),
  ].join('\n');
