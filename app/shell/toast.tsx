import { createRoot } from 'react-dom/client';
import type { Language } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';
import type { ToastMessage } from './toast-message.ts';
import type * as Toasts from './toasters.tsx';

let shown: Promise<typeof Toasts> | undefined;

/** Fetches the code of the toasts, and renders their place once. A page calls it early when a toast is likely. @throws if it can't be had */
export function prepareToasts(language: Language): Promise<typeof Toasts> {
  shown ??= import('./toasters.tsx').then((module) => {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(
      <LanguageProvider language={language}>
        <module.Toasters />
      </LanguageProvider>,
    );
    return module;
  });
  shown.catch(() => {
    shown = undefined;
  });
  return shown;
}

export async function toast(language: Language, message: ToastMessage): Promise<void> {
  try {
    (await prepareToasts(language)).present(language, message);
  } catch {
    // Offline, the code may be out of reach; the message must arrive all the same.
    alert([message.title, message.text].filter(Boolean).join('\n'));
  }
}
