import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormName, forms, type ReturnedForm } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { prepareToasts, toast } from '../shell/toast.tsx';
import { clearBusy, setBusy } from '../ui/busy.ts';
import { draftOf, dropDraft, dropPosted, emptyForm, markSent, restoreDraft, saveDraft } from './draft.ts';
import { MailError, sendForm, within } from './mail-library.ts';
import { prepareMail, throttleMs } from './prepare-mail.ts';

export interface MailFormProps {
  name: FormName;
  /** Initial values by field name. */
  prefilled?: Record<string, string> | undefined;
  /** Names under the title what it was filled in from. */
  prefilledBy?: string | undefined;
  /** What it was prefilled from, if that is a message of its own. */
  about?: string | undefined;
  /** The form that the server returned because a post without JavaScript was not stored. */
  returned?: ReturnedForm | undefined;
  /** The reference number of a message that was sent. */
  reference?: string | undefined;
}

/** Invisible characters from copied addresses and numbers; browsers refuse them. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** FO-1: idle, sending, then the success toast, an empty form and a receipt, or the failure toast; idle again. */
export function useMailForm({ name, reference: sent, returned }: MailFormProps) {
  const { t, format, language } = useLanguage();
  const { page, outcome } = forms[name];
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState(sent);
  /** Under the form: what the toast does not say. */
  const [note, setNote] = useState('');
  const ref = useRef<HTMLFormElement>(null);

  // During commit: text typed before an effect runs would overwrite the draft.
  const restore = useEffectEvent(() => {
    if (sent) dropPosted(name);
    if (restoreDraft(ref.current!) && !returned)
      void toast(language, { store: 'secondary', kind: 'info', title: t(formWords.restored) });
  });
  useLayoutEffect(() => {
    restore();
  }, []);

  // Hydrated on use: preloads what sending needs while the connection is known to work (CO-1, PA-2).
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
    const draft = draftOf(form);
    try {
      const answer = await sendForm(name, form);
      void toast(language, { store: 'main', kind: 'success', title: t(formWords.success), text: t(outcome.success) });
      // On a slow connection the visitor may have typed on: that text is not sent yet.
      const typedOn = draftOf(form) !== draft;
      dropDraft(form, draft);
      if (typedOn) setNote(t(formWords.typedSince));
      else emptyForm(form);
      if (answer) show(answer, typedOn);
    } catch (error) {
      fail(error);
    } finally {
      for (const field of native) field.disabled = false;
    }
  }

  /** Shows the receipt; its address shows it again after a reload and in the other language. */
  function show(answer: { reference: string; receipt: string }, typedOn: boolean): void {
    flushSync(() => setReference(answer.reference));
    if (typedOn) return;
    history.replaceState(null, '', `${page}?sent=${answer.receipt}`);
    const panel = document.getElementById(`sent-${name}`);
    panel?.scrollIntoView();
    panel?.focus({ preventScroll: true });
  }

  function fail(error: unknown): void {
    console.error(error);
    if (error instanceof MailError && error.status === 429) {
      // The server names the seconds; the library's own refusal means its pause.
      const seconds = Number(/\d+/.exec(error.message)?.[0] ?? throttleMs / 1000);
      setNote(t(formWords.again, { wait: format.quantity(seconds, 'second') }));
    }
    void toast(language, { store: 'main', kind: 'error', title: t(formWords.failure), text: t(outcome.failure) });
  }

  return {
    ref,
    sending,
    /** The number of the message that was sent. */
    reference,
    note,
    onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const control = target as HTMLInputElement;
      if (control.type === 'email' && invisible.test(control.value))
        control.value = control.value.replace(invisible, '');
      saveDraft(currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      if (!setBusy(form)) return;
      setSending(true);
      setNote('');
      void send(form).finally(() => {
        clearBusy(form);
        setSending(false);
      });
    },
  };
}
