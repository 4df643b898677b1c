import { type FormName, forms, type ReturnedForm, trapName } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { Button } from '../ui/button.tsx';
import { FormField } from './form-field.tsx';
import { mailSettings } from './prepare-mail.ts';
import { ReplyQuestion } from './reply-question.tsx';
import { useMailForm } from './use-mail-form.ts';
import { showInvalid } from './validity.ts';

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
  /** The reference number of a message just sent without JavaScript. */
  reference?: string | undefined;
}

/**
 * A form of the site, built from its contract. Without JavaScript it posts to the same server and shows the outcome
 * (FO-7): success at `#sent-contact`, failure in a returned form.
 */
export function MailForm({ name, prefilled, prefilledBy, about, returned, reference }: MailFormProps) {
  const { language, t } = useLanguage();
  const mail = useMailForm(name);
  const { page, title, note, submit, outcome, fields, reply } = forms[name];
  return (
    <div className="border-2 border-ink bg-white print:hidden p-[clamp(1.5rem,3.4vw,3.25rem)] max-sm:bleed max-sm:border-x-0 max-sm:px-(--gutter)">
      <div id={`sent-${name}`} className={`outcome ${box} border-green`} role="status" tabIndex={-1}>
        <b className="block text-[1.1rem]">{t(formWords.success)}</b>
        <p>{t(outcome.success)}</p>
        {reference && <p className="mt-1">{t(formWords.reference, { reference })}</p>}
      </div>
      {/* `outcome` is visible only as the target of the address; the outcome of a returned form is visible at once. */}
      <div
        id={`failed-${name}`}
        className={`${returned ? '' : 'outcome '}${box} border-danger`}
        role="status"
        tabIndex={-1}
      >
        <b className="block text-[1.1rem]">{t(formWords.failure)}</b>
        <p>{t(outcome.failure)}</p>
        <p className="mt-1">{t(again[returned?.status ?? 422])}</p>
      </div>
      <h2 id={`${name}-title`}>{t(title)}</h2>
      {prefilledBy && <p className="mt-2 border-s-3 border-accent ps-4 font-semibold">{prefilledBy}</p>}
      <p className="mt-1 small text-ink-2">{t(note)}</p>
      <form
        ref={mail.ref}
        id={name}
        data-draft={draftName(name, about)}
        data-returned={returned && ''}
        method="post"
        // URL encoding takes nine bytes for a Chinese character, too many for a long message.
        encType="multipart/form-data"
        // Posts to the page itself, which shows refusals; another origin supports only the library's call.
        action={mailSettings.origin ? `${mailSettings.origin}/api/v1.0/email/send-form` : `${page}#failed-${name}`}
        aria-labelledby={`${name}-title`}
        onInvalid={showInvalid}
        onInput={mail.onInput}
        onSubmit={mail.onSubmit}
        className="mt-6.5"
      >
        <input type="hidden" name="service_id" defaultValue={mailSettings.serviceId} data-native="" />
        <input type="hidden" name="template_id" defaultValue={mailSettings.templates[name]} data-native="" />
        <input type="hidden" name="user_id" defaultValue={mailSettings.publicKey} data-native="" />
        <input type="hidden" name="page" defaultValue={page} />
        <input type="hidden" name="language" value={language} />
        {/* Honeypot: robots fill it in; people neither see nor reach it. */}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={`${name}-${trapName}`}>{t(formWords.honeypot)}</label>
          <input id={`${name}-${trapName}`} name={trapName} tabIndex={-1} autoComplete="off" />
        </div>
        <div className="grid gap-x-6 gap-y-6.5 sm:grid-cols-2">
          {Object.entries(fields).map(([field, contract]) => (
            <div key={field} className={contract.wide && 'sm:col-span-2'}>
              <FormField
                id={`${name}-${field}`}
                name={field}
                field={contract}
                value={returned?.values[field] ?? prefilled?.[field]}
                invalid={returned?.errors[field] !== undefined}
              />
            </div>
          ))}
        </div>
        <div className="mt-7.5 grid items-start gap-x-7 gap-y-4 sm:grid-cols-[auto_1fr]">
          <Button type="submit" disabled={mail.sending}>
            {t(mail.sending ? formWords.sending : submit)}
          </Button>
          <p className="tiny text-ink-2">
            <RichText words={formWords.notice} /> <a href="/privacy">{t(formWords.privacyLink)}</a>
          </p>
        </div>
      </form>
      {reply && <ReplyQuestion reply={reply} open={mail.asking} onAnswer={mail.answer} />}
    </div>
  );
}

/** A prefilled form has a draft of its own. */
const draftName = (name: FormName, about?: string): string => (about ? `${name} ${about}` : name);

/** The advice after each status of a refusal. */
const again = { 422: formWords.summary, 429: formWords.wait, 503: formWords.later };

const box = 'mb-6 border-2 px-5 py-4';
