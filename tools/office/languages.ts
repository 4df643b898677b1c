/** The languages of the editor, and of the texts that it edits side by side. */
export const editorLanguages = ['ar', 'en'] as const;

export type EditorLanguage = (typeof editorLanguages)[number];

/** A text of the editor or of the launch list. */
export type EditorText = Record<EditorLanguage, string>;

/** Their directions, and the third names in the glossary. */
export const directions = { ar: 'rtl', en: 'ltr', de: 'ltr' } as const;
