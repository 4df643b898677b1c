import { createRoot } from 'react-dom/client';
import type { Language } from '../content/text.ts';
import { LanguageProvider } from '../language/provider.tsx';
import type { ToastMessage } from './toast-message.ts';
import type * as Toasts from './toasters.tsx';

let shown: Promise<typeof Toasts> | undefined;

/**
 * Loads the toast code and renders its container once. Called early if a toast is likely.
 * @throws if the code does not load
 */
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
    // If the code does not load, for example offline, the message must be shown anyway.
    alert([message.title, message.text].filter(Boolean).join('\n'));
  }
}
