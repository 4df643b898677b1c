import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { type FormName, forms } from '../content/forms/forms.ts';
import { formWords } from '../content/shared/form-words.ts';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/**
 * SH-11: two live regions with the templates of their toasts (toasts.ts). A form's result stands below its button, or
 * under the receipt once there is one (`data-sent`); it covers nothing. Small news can't be pressed, so that it never
 * takes the press of a field below it.
 */
export function ToastRegions({ name }: { name: FormName }) {
  const { t } = useLanguage();
  const { outcome } = forms[name];
  return (
    <>
      <div role="alert" className="group-data-sent/box:-order-1 print:hidden">
        <ResultTemplate kind="success" title={t(formWords.success)} text={t(outcome.success)} />
        <ResultTemplate kind="error" title={t(formWords.failure)} text={t(outcome.failure)} />
      </div>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-9 grid justify-items-center gap-3 print:hidden"
      >
        <template data-toast="news">
          <p className="border-2 border-ink bg-white px-5 py-3 font-semibold">{t(formWords.restored)}</p>
        </template>
      </div>
    </>
  );
}

const looks = {
  success: { Icon: IconCircleCheck, frame: 'border-green', icon: 'text-green' },
  error: { Icon: IconAlertCircle, frame: 'border-danger', icon: 'text-danger' },
} as const;

function ResultTemplate({ kind, title, text }: { kind: keyof typeof looks; title: string; text: string }) {
  const { t } = useLanguage();
  const { Icon, frame, icon } = looks[kind];
  return (
    <template data-toast={kind}>
      <div className={`grid grid-cols-[auto_1fr_auto] gap-x-3 border-y-2 bg-white px-(--form) pt-3 pb-4 ${frame}`}>
        <Icon size={30} stroke={1.5} className={`self-center ${icon}`} aria-hidden="true" />
        <b className="self-center text-[1.1rem] leading-[1.4]">{title}</b>
        <button type="button" aria-label={t(shell.close)} className="grid size-11 place-items-center">
          <IconX size={22} stroke={1.5} aria-hidden="true" />
        </button>
        {/* Below the title, up to the button's edge: phones are narrow. */}
        <p className="col-[2/-1] pe-2 small">{text}</p>
      </div>
    </template>
  );
}
