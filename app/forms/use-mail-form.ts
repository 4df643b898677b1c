import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormName, forms, type ReturnedForm } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { prepareToasts, toast } from '../shell/toast.tsx';
import { clearBusy, setBusy } from '../ui/busy.ts';
import { draftOf, dropDraft, dropPosted, emptyForm, markSent, restoreDraft, saveDraft } from './draft.ts';
import { emptyLines } from './empty-lines.ts';
import { keepReceipt, keptReceipt, type Receipt, receiptOf } from './kept-receipt.ts';
import { MailError, sendForm, within } from './mail-library.ts';
import { prepareMail } from './prepare-mail.ts';
import {
  type Control,
  clearInvalid,
  dropInvisible,
  markedFields,
  markInvalid,
  moveRequired,
  showWrong,
} from './validity.ts';

/** The fields that the server refused: one line each, starting with the name (`server/mail/handler.ts`). */
const wrongFields = (text: string) =>
  text
    .split('\n')
    .map((line) => /^(\w+): (.+)$/.exec(line))
    .filter((line) => line !== null)
    .map(([, name = '', sentence = '']) => ({ name, sentence }));

export interface MailFormProps {
  name: FormName;
  /** Initial values by field name. */
  prefilled?: Record<string, string> | undefined;
  /** Names under the title what it was filled in from. */
  prefilledBy?: string | undefined;
  /** What it was prefilled from, if that is a message of its own. */
  about?: string | undefined;
  /** The form that the server returned because it refused a post without JavaScript. */
  returned?: ReturnedForm | undefined;
  /** The reference number of a message that was sent: its receipt takes the form's place. */
  reference?: string | undefined;
}

/**
 * FO-1: idle, sending, then the success toast and an empty form, or the failure toast and an unchanged form; idle again
 * in both cases. A receipt then takes the form's place, unless text was typed during sending.
 */
export function useMailForm({ name, reference, returned, prefilled, about }: MailFormProps) {
  const { t, language } = useLanguage();
  const { page, fields, reply, outcome } = forms[name];
  const [sending, setSending] = useState(false);
  /** The names of the fields in the error summary. */
  const [wrong, setWrong] = useState<string[]>(Object.keys(returned?.errors ?? {}));
  const [asking, setAsking] = useState<'reply' | 'unanswered'>();
  const [unanswered, setUnanswered] = useState<string[]>([]);
  const pointedOut = useRef(false);
  const [receipt, setReceipt] = useState<Receipt | undefined>(reference ? { reference } : undefined);
  const [typedOn, setTypedOn] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  // During commit: text typed before an effect runs would overwrite the draft.
  const restore = useEffectEvent(() => {
    if (reference) {
      dropPosted(name);
      return setReceipt(keptReceipt(name, reference));
    }
    if (restoreDraft(ref.current!))
      void toast(language, { store: 'secondary', kind: 'info', title: t(formWords.restored) });
    moveRequired(ref.current!, fields);
  });
  useLayoutEffect(() => {
    restore();
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
    const message = receiptOf(name, form);
    try {
      const answer = await sendForm(name, form);
      // On a slow connection the visitor may have typed on: that text is not sent yet.
      const more = draftOf(form) !== sent;
      const text = [t(outcome.success), ...(more ? [t(formWords.typedSince)] : [])].join(' ');
      void toast(language, { store: 'main', kind: 'success', title: t(formWords.success), text });
      dropDraft(form, sent);
      if (!more) emptyForm(form);
      moveRequired(form, fields);
      show({ ...message, reference: answer?.reference }, answer?.receipt, more);
    } catch (error) {
      fail(error);
    } finally {
      for (const field of native) field.disabled = false;
    }
  }

  /** Shows the receipt; its address shows it again after a reload and in the other language. */
  function show(shown: Receipt, signed: string | undefined, more: boolean): void {
    keepReceipt(name, shown);
    if (signed && !more) history.replaceState(null, '', `${page}?sent=${signed}`);
    flushSync(() => {
      setTypedOn(more);
      setReceipt(shown);
    });
    const panel = document.getElementById(`sent-${name}`);
    if (!panel || more) return;
    panel.scrollIntoView();
    panel.focus({ preventScroll: true });
  }

  function fail(error: unknown): void {
    console.error(error);
    const refused = error instanceof MailError && error.status === 422 ? wrongFields(error.message) : [];
    if (ref.current) {
      for (const field of refused) showWrong(ref.current, field.name);
      setWrong(markedFields(ref.current));
    }
    const text = refused.length > 0 ? refused.map(({ sentence }) => sentence).join(' ') : t(explain(error));
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
    wrong,
    /** What was sent. */
    receipt,
    /** Whether the form has text that was typed while the message was being sent. */
    typedOn,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      dropInvisible(event.target as Control);
      clearInvalid(event.target as Control);
      moveRequired(event.currentTarget, fields);
      if (wrong.length > 0) setWrong(markedFields(event.currentTarget));
      saveDraft(event.currentTarget);
    },
    /** Once per invalid field; the first event marks all. */
    onInvalid: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (form.querySelector(':invalid:not(fieldset)') !== event.target) return;
      const first = markInvalid(form);
      // The summary pushes the fields down: first it, then the focus.
      flushSync(() => setWrong(markedFields(form)));
      first?.focus();
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget);
      const empty = about || pointedOut.current ? [] : emptyLines(prefilled?.message, String(typed.get('message')));
      setUnanswered(empty);
      if (reply?.fields.every((field) => !typed.get(field))) setAsking('reply');
      else if (empty.length > 0) setAsking('unanswered');
      else start(event.currentTarget);
    },
    /** The open question: for a reply address, or about questions of a prefilled message. */
    asking,
    /** These questions. */
    unanswered,
    /** The visitor's decision: send as it is, or not yet. */
    answer: (agreed: boolean) => {
      const field = asking === 'reply' ? reply!.fields[0]! : 'message';
      if (asking === 'unanswered') pointedOut.current = true;
      // Closes the dialog first, because closing restores the focus.
      flushSync(() => setAsking(undefined));
      const form = ref.current;
      if (!form) return;
      if (agreed) start(form);
      else {
        const control = form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
        control.focus();
        const [first] = asking === 'unanswered' ? unanswered : [];
        const at = first ? control.value.indexOf(first) : -1;
        if (first && at >= 0) control.setSelectionRange(at + first.length, at + first.length);
      }
    },
  };
}
