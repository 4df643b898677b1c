import { forms, trapName } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { Button } from '../ui/button.tsx';
import { FormField } from './form-field.tsx';
import { mailSettings } from './prepare-mail.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { type MailFormProps, useMailForm } from './use-mail-form.ts';

/**
 * A form of the site, built from its contract. Without JavaScript it posts to the same server and shows the outcome
 * (FO-7): a receipt, or the form as it was sent.
 */
export function MailForm(props: MailFormProps) {
  const { name, prefilled, prefilledBy, about, returned } = props;
  const { language, t } = useLanguage();
  const mail = useMailForm(props);
  const { page, title, submit, outcome, fields } = forms[name];
  return (
    <div className="border-2 border-ink bg-white [--form:clamp(1.5rem,3vw,2.75rem)] max-sm:bleed max-sm:border-x-0 max-sm:[--form:var(--gutter)]">
      {mail.reference && <ReceiptPanel name={name} reference={mail.reference} />}
      <div className="p-(--form) max-sm:py-5 print:hidden">
        {returned && (
          <div id={`failed-${name}`} className="mb-6 border-2 border-danger px-5 py-4" role="status" tabIndex={-1}>
            <b className="block text-[1.1rem]">{t(formWords.failure)}</b>
            <p>{t(outcome.failure)}</p>
            {returned.status !== 422 && <p>{t(returned.status === 429 ? formWords.wait : formWords.later)}</p>}
          </div>
        )}
        <h2 id={`${name}-title`}>{t(title)}</h2>
        {prefilledBy && !mail.reference && (
          <p className="mt-2 border-s-3 border-accent ps-4 font-semibold">{prefilledBy}</p>
        )}
        <form
          ref={mail.ref}
          id={name}
          data-draft={draftName(name, about)}
          data-returned={returned && ''}
          method="post"
          // URL encoding takes nine bytes for a Chinese character, too many for a long message.
          encType="multipart/form-data"
          // Posts to the page itself, which shows failures; another origin supports only the library's call.
          action={mailSettings.origin ? `${mailSettings.origin}/api/v1.0/email/send-form` : `${page}#failed-${name}`}
          aria-labelledby={`${name}-title`}
          onInput={mail.onInput}
          onSubmit={mail.onSubmit}
          className="mt-5"
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
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            {Object.entries(fields).map(([field, contract]) => (
              <div key={field} className={contract.wide && 'sm:col-span-2'}>
                <FormField
                  id={`${name}-${field}`}
                  name={field}
                  field={contract}
                  value={returned?.values[field] ?? prefilled?.[field]}
                />
              </div>
            ))}
          </div>
          <div className="mt-6 grid items-start gap-x-7 gap-y-4 sm:grid-cols-[auto_1fr]">
            <Button type="submit" disabled={mail.sending}>
              {t(mail.sending ? formWords.sending : submit)}
            </Button>
            <p className="tiny text-ink-2">
              <Words of={formWords.notice} /> <a href="/privacy">{t(formWords.privacyLink)}</a>
            </p>
          </div>
          <p role="status" className="mt-4 font-semibold empty:hidden">
            {mail.note}
          </p>
        </form>
      </div>
    </div>
  );
}

/** A prefilled form has a draft of its own. */
const draftName = (name: string, about?: string): string => (about ? `${name} ${about}` : name);
