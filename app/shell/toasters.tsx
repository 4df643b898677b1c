import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { directionOf } from '../language/detect.ts';
import 'sonner/dist/styles.css';
import { toast as sonner, Toaster } from 'sonner';
import { shell } from '../content/shared/shell.ts';
import type { Language } from '../content/text.ts';
import { LanguageProvider, useLanguage } from '../language/provider.tsx';
import type { ToastMessage } from './toast-message.ts';

const looks = {
  success: { Icon: IconCircleCheck, frame: 'border-green', icon: 'text-green' },
  error: { Icon: IconAlertCircle, frame: 'border-danger', icon: 'text-danger' },
  info: { Icon: IconInfoCircle, frame: 'border-ink', icon: 'text-ink' },
} as const;

/** The current toast of the main kind. */
let shown: string | number | undefined;

/** Each toast is a new one, so that screen readers announce repeated words. */
export function present(language: Language, message: ToastMessage): void {
  const { store } = message;
  if (store === 'main' && shown !== undefined) sonner.dismiss(shown);
  const id = sonner.custom(
    (id) => (
      <LanguageProvider language={language}>
        <Notice {...message} onClose={() => sonner.dismiss(id)} />
      </LanguageProvider>
    ),
    { toasterId: store },
  );
  if (store === 'main') shown = id;
}

function Notice({ kind, title, text, onClose }: ToastMessage & { onClose: () => void }) {
  const { t } = useLanguage();
  const { Icon, frame, icon } = looks[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`grid w-[min(26rem,calc(100vw-2rem))] grid-cols-[auto_1fr_auto] gap-x-3 border-2 bg-white pt-3 pb-4 ps-4 pe-2 font-sans text-ink ${frame}`}
    >
      <Icon size={30} stroke={1.5} className={`self-center ${icon}`} aria-hidden="true" />
      <b className="self-center text-[1.1rem] leading-[1.4]">{title}</b>
      <button type="button" aria-label={t(shell.close)} onClick={onClose} className="grid size-11 place-items-center">
        <IconX size={22} stroke={1.5} aria-hidden="true" />
      </button>
      {/* Below the title, up to the button's edge: phones are narrow. */}
      {text && <p className="col-[2/-1] pe-2 small">{text}</p>}
    </div>
  );
}

/** Form results stay until closed; the secondary kind disappears. */
const stores = [
  { id: 'main', label: shell.notifications, visibleToasts: 1, duration: 30_000, position: 'top-center' },
  { id: 'secondary', label: shell.briefNotifications, visibleToasts: 3, duration: 4_000, position: 'bottom-center' },
] as const;

/** Below the header, and under the menus that open from it. */
const belowHeader = { top: 'calc(var(--header) + 0.75rem)' };
const place = { offset: belowHeader, mobileOffset: belowHeader, style: { zIndex: 9 } };

export function Toasters() {
  const { language, t } = useLanguage();
  return stores.map(({ label, ...store }) => (
    <Toaster key={store.id} {...store} {...place} dir={directionOf(language)} containerAriaLabel={t(label)} />
  ));
}
