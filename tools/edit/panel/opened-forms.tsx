import { useEffect, useRef, useState } from 'react';
import { call } from './call.ts';
import { FigureForm } from './figure-form.tsx';
import { usePanel } from './panel-language.tsx';
import { PictureForm } from './picture-form.tsx';
import { type EditedText, TextForm } from './text-form.tsx';
import { FileTexts, type NamedFile } from './text-list.tsx';

/** What the page said was clicked. */
export interface Opened {
  texts: number[];
  figure?: string;
  drawing?: string;
  picture?: number;
  /** A photo that was begun before. */
  photo?: { file: string; path: string };
  /** Of the page that was clicked. */
  language?: string;
  /** A text that was not clicked but asked for. */
  place?: { file: string; path: string };
  /** It stands in a form that sends mails. */
  form?: boolean;
  office?: string;
}

const pictureOf = ({ picture, photo }: Opened) => photo ?? { number: picture };

/** The forms of everything that one click meant: its texts, its figure, its picture and the words in it, the mails of its form. */
export function OpenedForms({ opened, onSaved }: { opened: Opened; onSaved: () => void }) {
  const { w, attempt } = usePanel();
  const [texts, setTexts] = useState<EditedText[]>([]);
  const [files, setFiles] = useState<NamedFile[]>([]);
  const [version, setVersion] = useState(0);
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened) forms.current?.focus();
  }, [opened]);
  // The first thing to type into has the focus, unless it has been taken elsewhere meanwhile.
  useEffect(() => {
    if (texts.length > 0 && document.activeElement === forms.current)
      (
        forms.current?.querySelector<HTMLElement>(`[role=textbox][lang='${opened.language}']`) ??
        forms.current?.querySelector<HTMLElement>('[role=textbox]')
      )?.focus();
  }, [texts, opened.language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each click and after each save
  useEffect(() => {
    // An answer may come when something else has been clicked.
    let asked = true;
    void attempt(async () => {
      const place = opened.place ? [call<EditedText>('place', opened.place)] : [];
      const found = await Promise.all([
        ...place,
        ...opened.texts.map((number) => call<EditedText>('text', { number })),
      ]);
      if (asked) setTexts(found);
      const around = opened.drawing || opened.form ? await call<NamedFile[]>('files') : [];
      if (asked) setFiles(around);
    });
    return () => {
      asked = false;
    };
  }, [opened, version]);
  const saved = () => {
    setVersion((now) => now + 1);
    onSaved();
  };
  const inside = files.filter(
    ({ file }) =>
      file === `app/content/drawings/${opened.drawing}.ts` ||
      (opened.form && /^app\/content\/(mail-words|forms\/|shared\/form-words)/.test(file)),
  );
  return (
    <div ref={forms} className="opened" tabIndex={-1}>
      {opened.figure && <FigureForm key={opened.figure} id={opened.figure} onSaved={saved} />}
      {texts.map((text) => (
        <TextForm key={`${text.file}#${text.path}`} text={text} onSaved={saved} />
      ))}
      {(opened.drawing || opened.photo) && (
        // Another picture has a form of its own from the first moment: what is chosen for it must not land in the one before.
        <PictureForm key={JSON.stringify([opened.drawing, pictureOf(opened)])} of={pictureOf(opened)} onSaved={saved} />
      )}
      {inside.length > 0 && <h3>{w(opened.drawing ? 'inDrawing' : 'inMails')}</h3>}
      {inside.map((file) => (
        <FileTexts key={file.file} {...file} onSaved={saved} />
      ))}
    </div>
  );
}

/** Every text of the shown page, its drawings and its mails, for what no click reaches. */
export function PageTexts({ path, onSaved }: { path: string; onSaved: () => void }) {
  const { w, attempt } = usePanel();
  const [files, setFiles] = useState<NamedFile[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read for each page
  useEffect(() => {
    void attempt(async () => setFiles(await call<NamedFile[]>('filesOf', { path })));
  }, [path]);
  return (
    <section>
      <h3>{w('allTexts')}</h3>
      {files.map((file) => (
        <FileTexts key={file.file} {...file} onSaved={onSaved} />
      ))}
    </section>
  );
}
