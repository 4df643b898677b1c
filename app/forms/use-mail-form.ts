import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormName, forms } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { expectToast, toast } from '../ui/toast.ts';
import { draftOf, dropDraft, emptyForm, markSent, restoreDraft, saveDraft } from './draft.ts';
import { MailError, prepareMail, sendForm, within } from './mail-library.ts';
import { type Control, clearInvalid } from './validity.ts';

/** The messages on their way, by their form. */
const underWay = new Map<FormName, Promise<void>>();

/**
 * FO-1: idle, sending, then the success toast and an empty form, or the failure toast and a form that keeps every word; back
 * to idle in both cases. What is typed while a message is on its way stays.
 * @param prepareEarly initialise the mail service when the page loads, not with the first message (PA-2)
 */
export function useMailForm(name: FormName, prepareEarly?: boolean) {
  const { t } = useLanguage();
  // In the language of the moment in which there is something to tell.
  const latest = useRef({ t });
  latest.current = { t };
  const [sending, setSending] = useState(() => underWay.has(name));
  const [asking, setAsking] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  // In the commit itself: a letter typed before it would be saved over the draft.
  useLayoutEffect(() => {
    if (restoreDraft(ref.current!))
      toast({ store: 'secondary', kind: 'info', title: latest.current.t(formWords.restored) });
  }, []);

  // A message on its way outlives its form: who comes back to the page finds it being sent.
  useEffect(() => {
    underWay.get(name)?.finally(() => setSending(false));
  }, [name]);

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

  async function send(form: HTMLFormElement): Promise<void> {
    try {
      await within(prepareMail());
    } catch (error) {
      // Who has gone on to another page has no form that could be posted, who has no line nothing to post it with; the draft stays.
      if (!form.isConnected || !navigator.onLine) return fail(error);
      // No library, no storage: the browser itself can still post the form.
      markSent(form);
      return form.submit();
    }
    // The library adds these names itself; sent twice they would be refused.
    const native = form.querySelectorAll<HTMLInputElement>('[data-native]');
    for (const field of native) field.disabled = true;
    const sent = draftOf(form);
    try {
      await sendForm(name, form);
      // Who has been on another page meanwhile has the form anew.
      const shown = [...document.forms].find(({ dataset }) => dataset.draft === form.dataset.draft) ?? form;
      // On a slow line somebody goes on writing: that is another message, not yet sent.
      const more = draftOf(shown) !== sent;
      const { t } = latest.current;
      const text = more ? `${t(outcome.success)} ${t(formWords.typedSince)}` : t(outcome.success);
      toast({ store: 'main', kind: 'success', title: t(formWords.success), text });
      dropDraft(form, sent);
      if (!more) emptyForm(shown);
    } catch (error) {
      fail(error);
    } finally {
      for (const field of native) field.disabled = false;
    }
  }

  function fail(error: unknown): void {
    const { t } = latest.current;
    console.error(error);
    toast({ store: 'main', kind: 'error', title: t(formWords.failure), text: t(explain(error)) });
  }

  const { reply, outcome } = forms[name];

  function explain(error: unknown): Text {
    if (!navigator.onLine) return formWords.offline;
    return error instanceof MailError && error.status === 429 ? formWords.wait : outcome.failure;
  }

  function start(form: HTMLFormElement): void {
    setSending(true);
    const sent = send(form).finally(() => {
      underWay.delete(name);
      setSending(false);
    });
    underWay.set(name, sent);
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
