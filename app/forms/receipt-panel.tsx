import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { contact } from '../content/contact.ts';
import { type FormName, forms } from '../content/forms/forms.ts';
import { receipt as words } from '../content/forms/receipt.ts';
import { chatLink, office } from '../content/office.ts';
import { useLanguage } from '../language/provider.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Receipt } from './kept-receipt.ts';

/** In place of a form that was sent: number, next steps, and a link to an empty form. */
export function ReceiptPanel({ name, receipt }: { name: FormName; receipt: Receipt }) {
  const { t } = useLanguage();
  const { page, another, outcome } = forms[name];
  const { reference, topic, text } = receipt;
  const number = `sent-${name}-number`;
  return (
    // Named by the number: the toast, which has room above, announces the outcome.
    <section
      id={`sent-${name}`}
      tabIndex={-1}
      aria-labelledby={reference ? number : `sent-${name}-title`}
      className="scroll-mt-30"
    >
      <div className="flex min-h-16 items-center gap-3.5 bg-green px-(--receipt) text-white">
        <IconCheck size={30} stroke={1.6} aria-hidden="true" className="shrink-0" />
        <h2 id={`sent-${name}-title`} className="text-[1.375rem] leading-[1.4]">
          {t(outcome.sent)}
        </h2>
      </div>
      {reference && (
        <div className="grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-1 border-b-[1.5px] border-ink px-(--receipt) pt-3.5 pb-4">
          <p id={number} className="contents">
            <span className="col-[1/-1] small text-ink-2">{t(words.number)}</span>
            <bdi
              dir="ltr"
              className="col-start-1 justify-self-start font-mono text-[1.625rem] leading-[1.4] tracking-[0.02em] wrap-anywhere"
            >
              {reference}
            </bdi>
          </p>
          <Copy text={reference} />
        </div>
      )}
      <div className="px-(--receipt) py-4">
        <h3 className="text-[1.125rem]">{t(words.next)}</h3>
        <ol>
          <Step n={1} text={t(words.read)}>
            {t(contact.ways.hoursText, office.hours)} {t(contact.ways.timeZone)}
          </Step>
          <Step n={2} text={t(words.answer)}>
            {office.answers.answerTime ? t(office.answers.answerTime) : t(words.answerTo)}
          </Step>
          <Step n={3} text={t(words.photographs)}>
            <Photographs reference={reference} />
          </Step>
        </ol>
      </div>
      {topic && (
        <details className="group border-y border-ink-3 bg-paper-2">
          <summary className="flex min-h-13 items-center justify-between px-(--receipt) font-semibold">
            {t(words.wrote)}
            <IconPlus size={20} stroke={1.6} aria-hidden="true" className="group-open:rotate-45" />
          </summary>
          <div className="px-(--receipt) pb-5">
            <p dir="auto" className="font-semibold">
              {topic}
            </p>
            <p dir="auto" className="mt-2 small whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
          </div>
        </details>
      )}
      <div className="grid gap-3 px-(--receipt) pt-4 pb-5 *:justify-between">
        <ButtonLink href={reference ? `${page}#${name}-title` : page} look="line" arrow>
          {t(another)}
        </ButtonLink>
        {name === 'contact' && (
          <ButtonLink href={words.estimate.to} look="line" arrow>
            {t(words.estimate.label)}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Step({ n, text, children }: { n: number; text: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.875rem_1fr] gap-x-3 py-2.5 leading-[1.5] not-first:border-t not-first:border-ink-3">
      <span
        aria-hidden="true"
        className="grid size-7.5 place-items-center rounded-full border-[1.5px] border-ink text-[0.9375rem] font-semibold"
      >
        {n}
      </span>
      <div>
        <p>{text}</p>
        <p className="small text-ink-2">{children}</p>
      </div>
    </li>
  );
}

/** By mail or chat, with the number; a message can't carry files. */
function Photographs({ reference }: Pick<Receipt, 'reference'>) {
  const { t } = useLanguage();
  const about = reference ? t(words.about, { reference }) : '';
  return (
    <>
      <a href={`mailto:${office.email}?subject=${encodeURIComponent(about)}`}>
        <bdi dir="ltr">{office.email}</bdi>
      </a>
      {' · '}
      <a href={chatLink(about)}>{t(words.chat)}</a>
      <span className="block">{t(words.consent)}</span>
    </>
  );
}

function Copy({ text }: { text: string }) {
  const { t } = useLanguage();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="scripted min-h-11 border-[1.5px] border-ink px-3.5 small font-semibold print:hidden"
      onClick={() => navigator.clipboard?.writeText(text).then(() => setCopied(true))}
    >
      <span role="status">{t(copied ? words.copied : words.copy)}</span>
    </button>
  );
}
