import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormName, forms } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { expectToast, toast } from '../ui/toast.ts';
import { draftOf, dropDraft, markSent, restoreDraft, saveDraft } from './draft.ts';
import { MailError, prepareMail, sendForm } from './mail-library.ts';
import { type Control, clearInvalid } from './validity.ts';

/**
 * FO-1: idle, sending, then the success toast and an empty form, or the failure toast and a form that keeps every word; back
 * to idle in both cases. What is typed while a message is on its way stays.
 * @param prepareEarly initialise the mail service when the page loads, not with the first message (PA-2)
 */
export function useMailForm(name: FormName, prepareEarly?: boolean) {
  const { t } = useLanguage();
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);
  const [restored, setRestored] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  // In the commit itself: a letter typed before it would be saved over the draft.
  useLayoutEffect(() => {
    if (restoreDraft(ref.current!)) setRestored(true);
  }, []);

  useEffect(() => {
    const form = ref.current!;
    if (prepareEarly) prepareMail().catch(() => {});
    // Whoever writes will send: what that needs is fetched while there is a line.
    const begun = () => {
      prepareMail().catch(() => {});
      expectToast();
    };
    form.addEventListener('input', begun, { once: true });
    return () => form.removeEventListener('input', begun);
  }, [prepareEarly]);

  // Once, in a second step: the notices' place stands after the form in the page.
  useEffect(() => {
    if (!restored) return;
    setRestored(false);
    toast({ store: 'secondary', kind: 'info', title: t(formWords.restored) });
  }, [restored, t]);

  async function send(form: HTMLFormElement): Promise<void> {
    try {
      await prepareMail();
    } catch {
      if (navigator.onLine) {
        // No library, no storage: the browser itself can still post the form.
        markSent(form);
        form.submit();
        return;
      }
    }
    // The same key for every try of one message, so that a retry is not a second message.
    const key = form.elements.namedItem('submission') as HTMLInputElement;
    key.value ||= crypto.randomUUID();
    // The library adds these names itself; sent twice they would be refused.
    const native = form.querySelectorAll<HTMLInputElement>('[data-native]');
    for (const field of native) field.disabled = true;
    const sent = draftOf(form);
    try {
      await sendForm(name, form);
      key.value = '';
      // On a slow line somebody goes on writing: that is another message, not yet sent.
      const more = draftOf(form) !== sent;
      const text = more ? `${t(outcome.success)} ${t(formWords.typedSince)}` : t(outcome.success);
      toast({ store: 'main', kind: 'success', title: t(formWords.success), text });
      if (more) return;
      dropDraft(form);
      form.reset();
    } catch (error) {
      console.error(error);
      toast({ store: 'main', kind: 'error', title: t(formWords.failure), text: t(explain(error)) });
    } finally {
      for (const field of native) field.disabled = false;
    }
  }

  const { reply, outcome } = forms[name];

  function explain(error: unknown): Text {
    if (!navigator.onLine) return formWords.offline;
    return error instanceof MailError && error.status === 429 ? formWords.wait : outcome.failure;
  }

  function start(form: HTMLFormElement): void {
    setSending(true);
    send(form).finally(() => setSending(false));
  }

  return {
    ref,
    sending,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      clearInvalid(event.target as Control);
      saveDraft(event.currentTarget);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending) return;
      const typed = new FormData(event.currentTarget);
      if (reply?.fields.every((field) => !typed.get(field))) setAsking(true);
      else start(event.currentTarget);
    },
    /** The visitor is asked how to be answered. */
    asking,
    /** The visitor's decision: send the message without, or not yet. */
    answer: (agreed: boolean) => {
      // Closed at once, so that the focus is back before it is moved on.
      flushSync(() => setAsking(false));
      const form = ref.current;
      if (!form || !reply) return;
      if (agreed) start(form);
      else (form.elements.namedItem(reply.fields[0]!) as HTMLElement).focus();
    },
  };
}
