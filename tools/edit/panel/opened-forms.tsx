import { useEffect, useRef } from 'react';
import type { TextPlace } from '../../source/literals.ts';
import type { Target } from '../target.ts';
import { useAnswer } from './call.ts';
import { FactField } from './fact-field.tsx';
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
  /** The visible text of the clicked element. */
  said?: string;
  /** Of the clicked page. */
  language?: string;
  /** It is part of a form that sends mails. */
  form?: boolean;
}

/** The forms for everything behind one click: facts of the office, texts, figure, picture and the words in it, mails. */
export function OpenedForms({ opened, path }: { opened: Opened; path: string }) {
  const { w } = usePanel();
  const { figure, drawing, form } = opened;
  const { texts: numbers, said = '' } = opened;
  const ids = useAnswer('factsAt', { numbers, said, path }, { enabled: !opened.place && !opened.photo });
  const facts =
    useAnswer('fields', undefined, { enabled: Boolean(ids?.length) })?.filter(({ id }) => ids?.includes(id)) ?? [];
  const found = useAnswer('texts', { numbers, place: opened.place }) ?? [];
  // A fact has its own form; until it is known whether there is one, no text shows.
  const isFact = ({ file, path: at }: TextPlace) =>
    ids?.some((id) => `${file}#${at}|`.startsWith(`${id}|`)) ?? !opened.place;
  const texts = found.filter((text) => !isFact(text));
  const files = useAnswer('files', undefined, { enabled: Boolean(drawing || form) }) ?? [];
  const forms = useRef<HTMLDivElement>(null);
  // Another click on the same text focuses its form again.
  useEffect(() => {
    if (opened) forms.current?.focus();
  }, [opened]);
  // Focus the first text field, unless the focus has moved elsewhere meanwhile.
  useEffect(() => {
    if (texts.length + facts.length > 0 && document.activeElement === forms.current)
      (
        forms.current?.querySelector<HTMLElement>('fieldset input') ??
        forms.current?.querySelector<HTMLElement>(`[role=textbox][lang='${opened.language}']`) ??
        forms.current?.querySelector<HTMLElement>('[role=textbox]')
      )?.focus();
  }, [texts, facts, opened]);
  const inside = files.filter(
    ({ file }) =>
      file === `app/content/drawings/${drawing}.ts` ||
      (form && /^app\/content\/(mail-words|forms\/|shared\/form-words)/.test(file)),
  );
  return (
    <div ref={forms} className="opened" tabIndex={-1}>
      {figure && <FigureForm id={figure} />}
      {facts.map((fact) => (
        <FactField key={fact.id} fact={fact} />
      ))}
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
