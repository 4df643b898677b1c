/** The languages of the office that edits, and of the texts that it edits side by side. */
export const editorLanguages = ['ar', 'en'] as const;

export type EditorLanguage = (typeof editorLanguages)[number];

/** One text for the office: of the panel, or of the list before a launch. */
export type EditorText = Record<EditorLanguage, string>;

/** Which way they run, and the third names of the glossary. */
export const directions = { ar: 'rtl', en: 'ltr', de: 'ltr' } as const;
