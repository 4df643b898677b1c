import { type FormName, forms, trapName } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import { useAnswer } from '../document/request.ts';
import { Enhance } from '../islands/island.tsx';
import { useLanguage } from '../language/provider.tsx';
import { Words } from '../rich-text/words.tsx';
import { Button } from '../ui/button.tsx';
import { FormField } from './form-field.tsx';
import { mailSettings } from './prepare-mail.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { anyReference } from './reference.ts';
import { ToastRegions } from './toast-regions.tsx';

interface MailFormProps {
  name: FormName;
  /** Initial values by field name. */
  prefilled?: Record<string, string> | undefined;
  /** Names under the title what it was filled in from. */
  prefilledBy?: string | undefined;
  /** What it was prefilled from, if that is a message of its own. */
  about?: string | undefined;
}

/**
 * A form of the site, built from its contract. Without JavaScript it posts to the same server and shows the outcome
 * (FO-7): a receipt, or the form as it was sent. enhance-form.ts sends it in place.
 */
export function MailForm({ name, prefilled, prefilledBy, about }: MailFormProps) {
  const { language, t } = useLanguage();
  const answer = useAnswer('form');
  const reference = useAnswer('receipt')?.reference;
  const returned = answer?.form === name ? answer : undefined;
  const { page, title, submit, outcome, fields } = forms[name];
  return (
    <Enhance name="mail-form" when="load">
      <div
        data-form={language}
        className="group/box flex flex-col border-2 border-ink bg-white [--form:clamp(1.5rem,3vw,2.75rem)] max-sm:bleed max-sm:border-x-0 max-sm:[--form:var(--gutter)]"
      >
        {reference && <ReceiptPanel id={`sent-${name}`} name={name} reference={reference} />}
        <template data-receipt="">
          <ReceiptPanel name={name} reference={anyReference} />
        </template>
        <div className="p-(--form) max-sm:py-5 print:hidden">
          {returned && (
            <div id={`failed-${name}`} className="mb-6 border-2 border-danger px-5 py-4" role="status" tabIndex={-1}>
              <b className="block text-[1.1rem]">{t(formWords.failure)}</b>
              <p>{t(outcome.failure)}</p>
              {returned.status !== 422 && <p>{t(returned.status === 429 ? formWords.wait : formWords.later)}</p>}
            </div>
          )}
          <h2 id={`${name}-title`}>{t(title)}</h2>
          {prefilledBy && !reference && (
            <p className="mt-2 border-s-3 border-accent ps-4 font-semibold group-data-sent/box:hidden">{prefilledBy}</p>
          )}
          <form
            id={name}
            // A prefilled form has a draft of its own.
            data-draft={about ? `${name} ${about}` : name}
            data-returned={returned && ''}
            method="post"
            // URL encoding takes nine bytes for a Chinese character, too many for a long message.
            encType="multipart/form-data"
            // Posts to the page itself, which shows failures; another origin supports only the library's call.
            action={mailSettings.origin ? `${mailSettings.origin}/api/v1.0/email/send-form` : `${page}#failed-${name}`}
            aria-labelledby={`${name}-title`}
            className="group/form mt-5"
          >
            <input type="hidden" name="service_id" defaultValue={mailSettings.serviceId} data-native="" />
            <input type="hidden" name="template_id" defaultValue={mailSettings.templates[name]} data-native="" />
            <input type="hidden" name="user_id" defaultValue={mailSettings.publicKey} data-native="" />
            <input type="hidden" name="page" defaultValue={page} />
            <input type="hidden" name="language" defaultValue={language} />
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
              {/* Both labels, one over the other: the button keeps its width. */}
              <Button type="submit" className="inline-grid *:[grid-area:1/1]">
                <span className="group-aria-busy/form:invisible">{t(submit)}</span>
                <span className="group-not-aria-busy/form:invisible">{t(formWords.sending)}</span>
              </Button>
              <p className="tiny text-ink-2">
                <Words of={formWords.notice} /> <a href="/privacy">{t(formWords.privacyLink)}</a>
              </p>
            </div>
            <p
              role="status"
              data-again={t(formWords.again)}
              data-typed-since={t(formWords.typedSince)}
              className="mt-4 font-semibold empty:mt-0"
            />
          </form>
        </div>
        <ToastRegions name={name} />
      </div>
    </Enhance>
  );
}
