import { IconCheck } from '@tabler/icons-react';
import { type FormName, forms } from '../content/forms/forms.ts';
import { receipt as words } from '../content/forms/receipt.ts';
import { chatLink, office } from '../content/office.ts';
import { formWords } from '../content/shared/form-words.ts';
import { useLanguage } from '../language/provider.tsx';

interface ReceiptPanelProps {
  /** In the template of enhance-form.ts it has none: there the toast says that the message was sent. */
  id?: string;
  name: FormName;
  reference: string;
}

/** FO-1: above the form of a message that was sent: that it was, its number, and where files go. */
export function ReceiptPanel({ id, name, reference }: ReceiptPanelProps) {
  const { t } = useLanguage();
  const about = t(words.about, { reference });
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby="receipt-number"
      className="-order-2 scroll-mt-30 border-b-2 border-ink bg-white"
    >
      <p id="receipt-number" className="flex flex-wrap items-center gap-x-3.5 bg-green px-(--form) py-3 text-white">
        <IconCheck size={28} stroke={1.6} aria-hidden="true" className="shrink-0" />
        {id && (
          <span className="flex-1 basis-56">
            <b className="block">{t(formWords.success)}</b> {t(forms[name].outcome.success)}
          </span>
        )}{' '}
        <span>
          {t(words.number)}{' '}
          <bdi dir="ltr" className="font-mono text-[1.375rem] wrap-anywhere">
            {reference}
          </bdi>
        </span>
      </p>
      <p className="px-(--form) py-4">
        {t(words.next)}{' '}
        <a href={`mailto:${office.email}?subject=${encodeURIComponent(about)}`}>
          <bdi dir="ltr">{office.email}</bdi>
        </a>
        {' · '}
        <a href={chatLink(about)}>{t(words.chat)}</a>
      </p>
    </section>
  );
}
