import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormName, forms } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { prepareToasts, toast } from '../shell/toast.tsx';
import { clearBusy, setBusy } from '../ui/busy.ts';
import { draftOf, dropDraft, emptyForm, markSent, restoreDraft, saveDraft } from './draft.ts';
import { MailError, sendForm, within } from './mail-library.ts';
import { prepareMail } from './prepare-mail.ts';
import { type Control, clearInvalid, dropInvisible, moveRequired, showRefused, showWrong } from './validity.ts';

/** The fields that the server refused: one line each, starting with the name (`server/mail/handler.ts`). */
const wrongFields = (text: string) =>
  text
    .split('\n')
    .map((line) => /^(\w+): (.+)$/.exec(line))
    .filter((line) => line !== null)
    .map(([, name = '', sentence = '']) => ({ name, sentence }));

/**
 * FO-1: idle, sending, then the success toast and an empty form, or the failure toast and an unchanged form; idle again
 * in both cases. Text typed during sending stays.
 */
export function useMailForm(name: FormName) {
  const { t, language } = useLanguage();
  const { fields, reply, outcome } = forms[name];
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  // During commit: text typed before an effect runs would overwrite the draft.
  const restore = useEffectEvent(() => {
    if (restoreDraft(ref.current!))
      void toast(language, { store: 'secondary', kind: 'info', title: t(formWords.restored) });
    moveRequired(ref.current!, fields);
  });
  useLayoutEffect(() => {
    restore();
    showRefused(ref.current!);
  }, []);

  // Hydrated on use: preloads the mail library while the connection is known to work.
  useEffect(() => {
    prepareMail().catch(() => {});
    prepareToasts(language).catch(() => {});
  }, [language]);

  async function send(form: HTMLFormElement): Promise<void> {
    try {
      await within(prepareMail());
    } catch (error) {
      if (!navigator.onLine) return fail(error);
      // Without library or storage, the browser posts the form.
      markSent(form);
      return form.submit();
    }
    // The library adds these names itself; the server refuses duplicates.
    const native = form.querySelectorAll<HTMLInputElement>('[data-native]');
    for (const field of native) field.disabled = true;
    const sent = draftOf(form);
    try {
      const reference = await sendForm(name, form);
      // On a slow connection the visitor may have typed on: that text is not sent yet.
      const more = draftOf(form) !== sent;
      const text = [
        t(outcome.success),
        ...(reference ? [t(formWords.reference, { reference })] : []),
        ...(more ? [t(formWords.typedSince)] : []),
      ].join(' ');
      void toast(language, { store: 'main', kind: 'success', title: t(formWords.success), text });
      dropDraft(form, sent);
      if (!more) emptyForm(form);
      moveRequired(form, fields);
    } catch (error) {
      fail(error);
    } finally {
      for (const field of native) field.disabled = false;
    }
  }

  function fail(error: unknown): void {
    console.error(error);
    const wrong = error instanceof MailError && error.status === 422 ? wrongFields(error.message) : [];
    for (const field of wrong) if (ref.current) showWrong(ref.current, field.name);
    const text = wrong.length > 0 ? wrong.map(({ sentence }) => sentence).join(' ') : t(explain(error));
    void toast(language, { store: 'main', kind: 'error', title: t(formWords.failure), text });
  }

  function explain(error: unknown): Text {
    if (!navigator.onLine) return formWords.offline;
    return error instanceof MailError && error.status === 429 ? formWords.wait : outcome.failure;
  }

  function start(form: HTMLFormElement): void {
    if (!setBusy(form)) return;
    setSending(true);
    void send(form).finally(() => {
      clearBusy(form);
      setSending(false);
    });
  }

  return {
    ref,
    sending,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      dropInvisible(event.target as Control);
      clearInvalid(event.target as Control);
      moveRequired(event.currentTarget, fields);
      saveDraft(event.currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget);
      if (reply?.fields.every((field) => !typed.get(field))) setAsking(true);
      else start(event.currentTarget);
    },
    /** Whether the question for a reply address is open. */
    asking,
    /** The visitor's decision: send without an address, or not yet. */
    answer: (agreed: boolean) => {
      // Closes the dialog first, because closing restores the focus.
      flushSync(() => setAsking(false));
      const form = ref.current;
      if (!form || !reply) return;
      if (agreed) start(form);
      else (form.elements.namedItem(reply.fields[0]!) as HTMLElement).focus();
    },
  };
}
