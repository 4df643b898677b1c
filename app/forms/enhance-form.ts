import type { FormName } from '../content/forms/forms.ts';
import { clearBusy, setBusy } from '../ui/busy.ts';
import { MailError, sendForm, within } from './mail-library.ts';
import { prepareMail, throttleMs } from './prepare-mail.ts';
import { anyReference } from './reference.ts';
import { emptyForm, markPosted, saveDraft } from './stored-draft.ts';
import { clearResults, showToast } from './toasts.ts';

/** Invisible characters from copied addresses; browsers refuse them. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** FO-1: idle, sending, then the success toast, an empty form and a receipt, or the failure toast; idle again. */
export function enhance(element: HTMLElement): void {
  const box = element.querySelector<HTMLElement>('[data-form]')!;
  const language = box.dataset.form!;
  const form = box.querySelector('form')!;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  /** Under the form: what the toast does not say. */
  const note = form.querySelector<HTMLElement>('[role=status]')!;
  let typedOn = false;

  function unlock(): void {
    button.disabled = false;
    clearBusy(form);
    // A disabled button loses the focus.
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  }

  async function send(): Promise<void> {
    try {
      await within(prepareMail());
    } catch (error) {
      if (!navigator.onLine) return fail(error);
      // Without library or storage the browser posts the form. It stays locked until the page is left.
      markPosted(form);
      return form.submit();
    }
    // The library adds these names itself; the server refuses duplicates.
    const native = form.querySelectorAll<HTMLInputElement>('[data-native]');
    for (const field of native) field.disabled = true;
    await sendForm(form.id as FormName, form).then(succeed, fail);
    for (const field of native) field.disabled = false;
  }

  function succeed(answer?: { reference: string; receipt: string }): void {
    unlock();
    // On a slow connection the visitor may have typed on: that text is not sent yet.
    if (typedOn) note.textContent = note.dataset.typedSince!;
    else emptyForm(form);
    if (answer) showReceipt(answer);
    showToast(box, 'success', button);
  }

  /** Its address shows it again after a reload and in the other language. */
  function showReceipt({ reference, receipt }: { reference: string; receipt: string }): void {
    const template = box.querySelector<HTMLTemplateElement>('template[data-receipt]')!;
    const panel = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    box.querySelector(`#sent-${form.id}`)?.remove();
    panel.id = `sent-${form.id}`;
    panel.querySelector('bdi')!.textContent = reference;
    for (const link of panel.querySelectorAll('a')) link.href = link.href.replace(anyReference, reference);
    template.before(panel);
    if (typedOn) return;
    const stated = new URLSearchParams(location.search).has('lang') ? `&lang=${language}` : '';
    history.replaceState(null, '', `${location.pathname}?sent=${receipt}${stated}`);
    box.dataset.sent = '';
    panel.scrollIntoView();
    panel.focus({ preventScroll: true });
  }

  function fail(error: unknown): void {
    console.error(error);
    unlock();
    if (error instanceof MailError && error.status === 429) {
      // The server names the seconds; the library's own refusal means its pause.
      const seconds = Number(/\d+/.exec(error.message)?.[0] ?? throttleMs / 1000);
      const inWords = new Intl.NumberFormat(`${language}-u-nu-latn`, {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'long',
      });
      note.textContent = note.dataset.again!.replace('{wait}', inWords.format(seconds));
    }
    showToast(box, 'error', button);
  }

  form.addEventListener('input', ({ target }) => {
    typedOn = true;
    const control = target as HTMLInputElement;
    if (control.type !== 'email' || control.value.search(invisible) < 0) return;
    control.value = control.value.replace(invisible, '');
    saveDraft(form, control);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!setBusy(form)) return;
    typedOn = false;
    button.disabled = true;
    note.textContent = '';
    clearResults(box);
    delete box.dataset.sent;
    void send();
  });
  // Back from a native post: the page comes from the cache as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && unlock());

  if ('restored' in form.dataset) showToast(box, 'news');
  // CO-1, PA-2: once a page, before the first send.
  prepareMail().catch(() => {});
}
