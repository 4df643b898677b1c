/** What must not go public: `npm run check:launch` begins with it, in every language, on one screen. */
import { projectList } from '../../app/content/shared/project-list.ts';
import type { EditorLanguage, EditorText } from './languages.ts';
import type { Field } from './read-facts.ts';
import { shownByOthers } from './trust.ts';
import { launchWords } from './words.ts';

const { must } = launchWords;
const sentence = (head: EditorText, names: readonly EditorText[], language: EditorLanguage): string =>
  `${head[language]}: ${names.map((name) => name[language]).join(must.comma[language])}.`;

/** @returns one line for each kind of reason; empty if nothing stands in the way */
export function blockers(fields: readonly Field[]): EditorText[] {
  const missing = fields.filter((field) => field.missing);
  const line = (head: EditorText, names: readonly EditorText[]): EditorText[] =>
    names.length === 0 ? [] : [{ ar: sentence(head, names, 'ar'), en: sentence(head, names, 'en') }];
  const unproven = shownByOthers.filter((name) =>
    missing.some(({ id }) => new RegExp(`/${name}\\.ts#.*\\|(role|clientConsent)$`).test(id)),
  );
  const labels = (group: Field['group']) =>
    missing
      .filter((field) => field.group === group && field.why?.en.includes('DDG') && !field.ifAny)
      .map(({ label }) => label);
  return [
    ...line(
      must.projects,
      unproven.map((name) => projectList[name].name),
    ),
    ...line(must.imprint, labels('law')),
    ...line(must.examples, labels('contact')),
  ];
}

/** Both languages, one after the other. */
export const blockersText = (lines: readonly EditorText[], languages: readonly EditorLanguage[]): string =>
  languages
    .map((language) =>
      [must[lines.length === 0 ? 'nothing' : 'title'][language], ...lines.map((text) => `  ! ${text[language]}`)].join(
        '\n',
      ),
    )
    .join('\n\n');
