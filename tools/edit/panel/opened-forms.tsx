import { useEffect, useRef } from 'react';
import type { TextPlace } from '../content-plugin.ts';
import type { Target } from '../target.ts';
import { useAnswer } from './call.ts';
import { FigureForm } from './figure-form.tsx';
import { usePanel } from './panel-language.tsx';
import { PictureForm } from './picture-form.tsx';
import { TextForm } from './text-form.tsx';
import { FileTexts } from './text-list.tsx';

/** What was clicked on the page, or the draft to open. */
export interface Opened extends Omit<Target, 'element'> {
  /** The draft of a photo. */
  photo?: TextPlace;
  /** The draft of a text. */
  place?: TextPlace;
  /** Of the clicked page. */
  language?: string;
  /** It is part of a form that sends mails. */
  form?: boolean;
}

/** The forms for everything behind one click: texts, figure, picture and the words in it, mails. */
export function OpenedForms({ opened }: { opened: Opened }) {
  const { w } = usePanel();
  const { figure, drawing, form } = opened;
  const texts = useAnswer('texts', { numbers: opened.texts, place: opened.place }) ?? [];
  const files = useAnswer('files', undefined, { enabled: Boolean(drawing || form) }) ?? [];
  const forms = useRef<HTMLDivElement>(null);
  // Another click on the same text focuses its form again.
  useEffect(() => {
    if (opened) forms.current?.focus();
  }, [opened]);
  // Focus the first text field, unless the focus has moved elsewhere meanwhile.
  useEffect(() => {
    if (texts.length > 0 && document.activeElement === forms.current)
      (
        forms.current?.querySelector<HTMLElement>(`[role=textbox][lang='${opened.language}']`) ??
        forms.current?.querySelector<HTMLElement>('[role=textbox]')
      )?.focus();
  }, [texts, opened]);
  const inside = files.filter(
    ({ file }) =>
      file === `app/content/drawings/${drawing}.ts` ||
      (form && /^app\/content\/(mail-words|forms\/|shared\/form-words)/.test(file)),
  );
  return (
    <div ref={forms} className="opened" tabIndex={-1}>
      {figure && <FigureForm id={figure} />}
      {texts.map((text) => (
        <TextForm key={`${text.file}#${text.path}`} text={text} />
      ))}
      {(drawing || opened.photo) && <PictureForm of={opened.photo ?? { number: opened.picture }} />}
      {inside.length > 0 && <h3>{w(drawing ? 'inDrawing' : 'inMails')}</h3>}
      {inside.map((file) => (
        <FileTexts key={file.file} {...file} />
      ))}
    </div>
  );
}

/** All texts of the shown page, its drawings and its mails, including those that no click reaches. */
export function PageTexts({ path }: { path: string }) {
  const { w } = usePanel();
  const files = useAnswer('filesOf', { path });
  return (
    <section>
      <h3>{w('allTexts')}</h3>
      {files?.map((file) => (
        <FileTexts key={file.file} {...file} />
      ))}
    </section>
  );
}
