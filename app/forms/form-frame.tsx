import type { ReactNode } from 'react';
import { formWords } from '../content/shared/forms.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import type { FormName } from './settings.ts';
import { mailSettings, sendFormPath } from './settings.ts';
import type { MailForm } from './use-mail-form.ts';

interface FormFrameProps {
  name: FormName;
  /** The page the form stands on; a native post comes back to it. */
  page: string;
  mail: MailForm;
  title: Text;
  note: Text;
  submit: Text;
  children: ReactNode;
}

/**
 * The white sheet around a form. Without JavaScript it posts to the same server, and its outcome is shown here by the address
 * (FO-7): `#sent-contact` names the message of success, the server uncovers the one of failure.
 */
export function FormFrame({ name, page, mail, title, note, submit, children }: FormFrameProps) {
  const { language, t } = useLanguage();
  return (
    <div className="border-2 border-ink bg-white p-[clamp(1.5rem,3.4vw,3.25rem)] max-sm:bleed max-sm:border-x-0 max-sm:px-(--gutter)">
      <Outcome
        id={`sent-${name}`}
        look="border-green"
        title={t(formWords.success)}
        text={t(formWords.outcomes[name].success)}
      />
      <Outcome
        id={`failed-${name}`}
        look="border-danger"
        title={t(formWords.failure)}
        text={t(formWords.outcomes[name].failure)}
      >
        <p className="mt-1">{t(formWords.summary)}</p>
      </Outcome>
      <h2 id={`${name}-title`}>{t(title)}</h2>
      <p className="mt-1 small text-ink-2">{t(note)}</p>
      <form
        ref={mail.ref}
        id={name}
        method="post"
        action={(mailSettings.origin ?? '') + sendFormPath}
        aria-labelledby={`${name}-title`}
        aria-busy={mail.sending}
        onSubmit={mail.onSubmit}
        className="mt-6.5"
      >
        <input type="hidden" name="service_id" defaultValue={mailSettings.serviceId} data-native="" />
        <input type="hidden" name="template_id" defaultValue={mailSettings.templates[name]} data-native="" />
        <input type="hidden" name="user_id" defaultValue={mailSettings.publicKey} data-native="" />
        <input type="hidden" name="page" defaultValue={page} />
        <input type="hidden" name="language" value={language} readOnly />
        <input type="hidden" name="submission" defaultValue="" />
        {/* Robots fill every field; people neither see nor reach this one. */}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={`${name}-website`}>{t(formWords.honeypot)}</label>
          <input id={`${name}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="grid gap-x-6 gap-y-6.5 sm:grid-cols-2">{children}</div>
        <div className="mt-7.5 grid items-start gap-x-7 gap-y-4 sm:grid-cols-[auto_1fr]">
          <Button type="submit" disabled={mail.sending}>
            {t(mail.sending ? formWords.sending : submit)}
          </Button>
          <p className="tiny text-ink-2">
            {t(formWords.notice)} <a href="/privacy">{t(formWords.privacyLink)}</a>
          </p>
        </div>
      </form>
    </div>
  );
}

interface OutcomeProps {
  id: string;
  look: string;
  title: string;
  text: string;
  children?: ReactNode;
}

function Outcome({ id, look, title, text, children }: OutcomeProps) {
  return (
    <div id={id} className={`outcome mb-6 border-2 px-5 py-4 ${look}`} role="status" tabIndex={-1}>
      <b className="block text-[1.1rem]">{title}</b>
      <p>{text}</p>
      {children}
    </div>
  );
}
